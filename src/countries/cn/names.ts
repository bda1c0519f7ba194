import { chance } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample } from "../../random/weighted.ts";
import type { Bearer, PersonName } from "../country.ts";
import { type NameEntry, sampleName } from "../shared/name-table.ts";
import { communitiesOf, localFamilies } from "./names/communities.ts";
import { nameWithoutFamily, ownGivenNames } from "./names/community-names.ts";
import { familiesOfCommunity, familiesOfState, hasFamilies } from "./names/family-names.ts";
import { givenName } from "./names/given-names.ts";

/**
 * Share of people who have a given name of their community, if it has its own; born before 1990 and later: an estimate.
 */
const OWN_GIVEN = { before: 0.85, later: 0.4 } as const;

/**
 * Family name, given name, without a space; romanised in pinyin as passports write it (`lyu` for 吕). The community
 * depends on the place, the family name on the community and the province, the given name on sex, year and province.
 */
export function personName(rng: Rng, { sex, birth, place }: Bearer): PersonName {
  const community = sample(rng, communitiesOf(place));
  if (community !== "han" && !hasFamilies(community)) return nameWithoutFamily(rng, community, sex);
  const isLocal = chance(rng, localFamilies(community));
  const family = sampleName(rng, isLocal ? familiesOfState(place.stateAbbreviation) : familiesOfCommunity(community));
  const own = ownGivenNames(community, sex);
  const isOwn = own !== undefined && chance(rng, birth.year < 1990 ? OWN_GIVEN.before : OWN_GIVEN.later);
  const sampleGiven = (): NameEntry =>
    isOwn ? sampleName(rng, own) : givenName(rng, sex, birth.year, place.stateAbbreviation);
  let given = sampleGiven();
  // Parents avoid 林林 and 高高.
  while (given.text.startsWith(family.text) || borne.has(family.text + given.text)) given = sampleGiven();
  return {
    full: family.text + given.text,
    given: given.text,
    family: family.text,
    maternal: "",
    mailGiven: given.mail,
    mailFamily: family.mail,
  };
}

/** Names of well-known people. */
const borne: ReadonlySet<string> = new Set("邓小平 林彪 江青 华国锋 王洪文 姚文元 彭丽媛 周永康 岳飞 张飞".split(" "));
