import { all, belowShare, choose, constant, entry, optional } from "../../columns/choosing.ts";
import { differ } from "../../columns/comparing.ts";
import { sampleNames } from "../../columns/sampling.ts";
import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import type { Column } from "../../tables/workspace.ts";
import { latinMail } from "../../text/latin.ts";
import { countryNames, givenThenFamily, only } from "../country-names.ts";
import { isYounger } from "../shared/borrowed-names.ts";
import { communityOf, mixesIn, packCommunities } from "../shared/communities.ts";
import { bandsOf, type FormOf, type NameGrids, packNames } from "../shared/pack-names.ts";
import { familyForm } from "./family-forms.ts";

const tables = loadTables("uk");

/** Names, which communities are British, the shares of people with a family name of their own community and with two. */
type Grids = NameGrids & Readonly<Record<"british" | "own" | "doubles", Grid>>;

const majority = "english";
/** Its number: it is the first of all. */
const ENGLISH = 0;

/** The communities whose given names are British. */
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
 * Given name, family name; both from the same community, which is sampled by postcode area, or else nation, and by birth
 * cohort. Two or three in a hundred bear a double-barrelled family name, all of them in the British communities.
 */
export const names = countryNames<Grids>({
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

  community: communityOf,

  name(rows, community, { sex, year }, grids) {
    const own = entry(rows, grids.families, community, sex);
    const english = entry(rows, grids.families, constant(rows, ENGLISH), sex);
    const family = (position: number): Column =>
      sampleNames(
        rows,
        choose(rows, belowShare(rows, rows.word(position), grids.own, community), own, english),
        rows.word(position + 1),
      );
    const [first, second] = [family(1), family(3)];
    const isDouble = all(
      rows,
      entry(rows, grids.british, community),
      belowShare(rows, rows.word(5), grids.doubles, isYounger(rows, year)),
      differ(rows, first, second),
    );
    const given = sampleNames(rows, entry(rows, grids.given, community, sex, bandsOf(rows, year)), rows.word(6));
    return givenThenFamily(only(given), [
      { text: first, before: "" },
      { text: optional(rows, isDouble, second), before: "-" },
    ]);
  },
});
