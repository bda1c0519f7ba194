import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import { areSame, sampleUnlike } from "../../tables/names.ts";
import { below, entry, entry2, entry3, sampleName, share } from "../../tables/sampling.ts";
import { latinMail } from "../../text/latin.ts";
import { FAMILY, GIVEN, givenThenFamily, namesBy, SECOND_FAMILY } from "../name-row.ts";
import { isYoung } from "../shared/borrowed-names.ts";
import { communityIn, mixesIn, packCommunities } from "../shared/communities.ts";
import { type FormOf, type NameGrids, packNames } from "../shared/pack-names.ts";
import { familyForm } from "./family-forms.ts";

const tables = loadTables("uk");

type Grids = NameGrids & Readonly<Record<"british" | "own" | "doubles", Grid>>;

const majority = "english";
const ENGLISH = 0;

const british: ReadonlySet<string> = new Set([majority, "welsh", "scottish", "ulster", "irish"]);

/** Shares of the British born before 1975 and later who have two family names, joined by a hyphen. */
const DOUBLES = [0.017, 0.037];

const ofWomen: FormOf = (community, name) => (british.has(community) ? name : familyForm(community, name, "female"));
const ofMen: FormOf = (community, name) => (british.has(community) ? name : familyForm(community, name, "male"));

/** The share of the people of a community who bear a name of its own table, whose weights are in 100,000. */
function ownShares(): (community: string) => number {
  const table = tables("family-names");
  const [communities, weights] = [table.texts("community"), table.numbers("weight")];
  return (community) => {
    const share = weights.reduce(
      (sum, weight, row) => (communities[row] === community ? sum + weight / 100_000 : sum),
      0,
    );
    return share > 0.98 ? 1 : share;
  };
}

/**
 * Given name, family name, of one community, sampled by postcode area, or else nation, and birth cohort. Two or three
 * in a hundred British have a double-barrelled name.
 */
export const names = namesBy<Grids>({
  pack(packer, places) {
    const mixOf = mixesIn(tables("communities"));
    const communities = packCommunities(
      packer,
      places,
      ({ areas, stateAbbreviation }) => mixOf(/^[A-Z]+/.exec(areas[0]?.code ?? "")?.[0] ?? "", stateAbbreviation),
      majority,
    );
    const { communities: all } = communities;
    return {
      ...communities,
      tables: {
        ...packNames(packer, tables, communities, { romanise: latinMail, forms: [ofWomen, ofMen] }),
        british: packer.by(all, (community) => (british.has(community) ? 1 : 0)),
        own: packer.numbers(all.map(ownShares())),
        doubles: packer.numbers(DOUBLES),
      },
    };
  },

  form: givenThenFamily,
  community: communityIn,

  name({ memory, rng, names, community, sex, band, year }, grids) {
    const family = (position: number): number => {
      const isOwn = below(rng.word(position), share(memory, grids.own, community));
      const table = entry2(memory, grids.families, isOwn ? community : ENGLISH, sex);
      return sampleName(memory, table, rng.word(position + 1));
    };
    const first = family(1);
    const isBritish = entry(memory, grids.british, community) === 1;
    const isDouble = isBritish && below(rng.word(5), share(memory, grids.doubles, isYoung(year) ? 1 : 0));
    const second = isDouble ? family(3) : first;
    names[FAMILY] = first;
    names[SECOND_FAMILY] = areSame(memory, first, second) ? 0 : second;
    names[GIVEN] = sampleUnlike(rng, memory, entry3(memory, grids.given, community, sex, band), [6, 7, 8], first);
  },
});
