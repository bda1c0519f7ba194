import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import { areSame, contains } from "../../tables/names.ts";
import { below, entry, entry2, sampleName, share } from "../../tables/sampling.ts";
import { latinMail } from "../../text/latin.ts";
import { once } from "../../text/memo.ts";
import { FAMILY, givenThenFamily, namesBy, SECOND_FAMILY } from "../name-row.ts";
import { type Borrowing, nameBorrowing, packBorrowing } from "../shared/borrowed-names.ts";
import { communityIn, mixesIn, packCommunities } from "../shared/communities.ts";
import { kaur } from "../shared/family-names.ts";
import { birthBands } from "../shared/names-by-year.ts";
import { asListed, type FormOf, givenGroups, type NameGrids, packNames } from "../shared/pack-names.ts";

const tables = loadTables("ca");

const ofWomen: FormOf = (community, name) => (community === "punjabi" ? kaur(name) : name);

const regions = once((): ReadonlyMap<string, string> => {
  const table = tables("regions");
  const [states, places] = [table.texts("state"), table.texts("place")];
  return new Map(table.texts("city").map((city, row) => [`${city}|${states[row]}`, places[row] ?? ""]));
});

/** Who joins names in Québec, and the share of those born in five years who have two. */
interface Doubles extends Readonly<Record<"joining" | "doubles", Grid>> {
  readonly hyphen: number;
}

const QUEBEC = 1;

/** The communities of Québec that join names: an estimate. Most others came from abroad with their names. */
const joining: ReadonlySet<string> = new Set(["french", "acadian", "english", "italian", "portuguese"]);

/**
 * The share of births in Québec with two family names, allowed since 1981: 22 % in 1992, 12 % in 2005 (L. Duchesne,
 * Institut de la statistique du Québec, in the press of 2006), linear.
 */
function doubleShare(year: number): number {
  return Math.max(0, year < 1992 ? (0.22 * (year - 1980)) / 12 : 0.22 - (0.1 * (year - 1992)) / 13);
}

/**
 * Given name, family name: `Heather MacDonald`, of one community, sampled by place and birth cohort; many communities
 * have given names of the language around them. Some born in Québec since 1981 have both parents' family names: `Maxime
 * Tremblay-Roy`.
 */
export const names = namesBy<NameGrids & Borrowing & Doubles>({
  pack(packer, places) {
    const mixOf = mixesIn(tables("communities"));
    const communities = packCommunities(packer, places, ({ city, stateAbbreviation }) =>
      mixOf(regions().get(`${city}|${stateAbbreviation}`) ?? stateAbbreviation),
    );
    const listing = { romanise: latinMail, forms: [ofWomen, asListed], listedAs: givenGroups(tables) };
    const named = packNames(packer, tables, communities, listing);
    return {
      ...communities,
      regionOf: ({ stateAbbreviation }) => (stateAbbreviation === "QC" ? QUEBEC : 0),
      tables: {
        ...named,
        ...packBorrowing(packer, tables, communities),
        joining: packer.by(communities.communities, (community) => (joining.has(community) ? 1 : 0)),
        doubles: packer.numbers(birthBands.map((year) => doubleShare(year + 2))),
        hyphen: packer.name("-", ""),
      },
    };
  },

  form: givenThenFamily,
  community: communityIn,

  name(row, grids) {
    nameBorrowing(row, grids);
    const { memory, rng, names, community, sex, band, region } = row;
    if (region !== QUEBEC || entry(memory, grids.joining, community) === 0) return;
    if (!below(rng.word(5), share(memory, grids.doubles, band))) return;
    const first = names[FAMILY] ?? 0;
    const second = sampleName(memory, entry2(memory, grids.families, community, sex), rng.word(4));
    const isJoined = contains(memory, first, grids.hyphen) || contains(memory, second, grids.hyphen);
    if (!isJoined && !areSame(memory, first, second)) names[SECOND_FAMILY] = second;
  },
});
