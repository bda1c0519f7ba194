import { chance } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample } from "../../random/weighted.ts";
import type { Bearer, PersonName } from "../country.ts";
import { givenThenFamily, joined, nameAt, sampleName } from "../shared/name-table.ts";
import { once } from "../shared/tables.ts";
import { Communities } from "./communities.ts";

/** Share of those of local origin who have two family names, joined by a hyphen. */
export const DOUBLE_NAMES = 0.025;

const communities = once(() => new Communities());

/** Given name, family name. Always seven words of the stream, of which the sex affects only the given name. */
export function personName(rng: Rng, { sex, birth, place, cohort = birth.year }: Bearer): PersonName {
  const community = sample(rng, communities().of(place, cohort));
  const families = community.familiesOf(place.stateAbbreviation);
  const first = sampleName(rng, families);
  const second = rng.next();
  const isDouble = chance(rng, DOUBLE_NAMES) && community.isLocal;
  const family = isDouble ? joined(first, nameAt(families, second)) : first;
  const bearers = chance(rng, community.localGivenNames) ? communities().local : community;
  const names = bearers.given(sex).of(birth.year);
  const usual = sampleName(rng, names);
  const spare = rng.next();
  // Avoids `Peter Peter`.
  const given = usual.text === first.text ? nameAt(names, spare) : usual;
  return givenThenFamily(given, family);
}
