import { sum } from "../../random/weighted.ts";
import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import { areSame, hasText, sampleUnlike } from "../../tables/names.ts";
import type { Packer } from "../../tables/packer.ts";
import { below, entry, entry2, entry3, sampleName, share2 } from "../../tables/sampling.ts";
import { latinMail } from "../../text/latin.ts";
import { once, perKey } from "../../text/memo.ts";
import { FAMILY, GIVEN, givenThenFamily, namesBy, SECOND_GIVEN } from "../name-row.ts";
import { communityIn, mixesIn, packCommunities } from "../shared/communities.ts";
import { rowsOf, sliceOf, textsOf } from "../shared/names-by-year.ts";
import { asListed, type FormOf, givenGroups, type NameGrids, packNames, packUsed } from "../shared/pack-names.ts";

const tables = loadTables("in");

/** The forms of family names that women bear, by community and name: Kaur of Singh, Devi or Kumari of Kumar. */
const formsOfWomen = once(() => {
  const table = tables("family-names");
  const [names, feminine, younger] = ["name", "feminine", "younger"].map((column) => table.texts(column));
  return new Map(
    table
      .texts("community")
      .map((community, row) => [`${community} ${names?.[row]}`, [feminine?.[row], younger?.[row]] as const]),
  );
});

/** Empty for `-`: women bear one of their community's own names instead. */
const ofWomen: FormOf = (community, name) => {
  const [feminine] = formsOfWomen().get(`${community} ${name}`) ?? [];
  return feminine === "-" ? "" : feminine || name;
};
const ofYoungWomen: FormOf = (community, name) =>
  formsOfWomen().get(`${community} ${name}`)?.[1] || ofWomen(community, name);

/** Forms by their numbers, the first two of which are those of the sexes. */
const forms = [ofWomen, asListed, ofYoungWomen];
const YOUNG_WOMEN = 2;

const WOMEN = 0;

const COHORTS = [1935, 1985] as const;
/** The number, behind those of the cohorts, of the words of women who have not married. */
const SINGLE = COHORTS.length;

/** Words that women bear once they have married; before, they have the others of their community, or Kumari. */
const ofMarried = new Set(["Bai", "Begum", "Bibi", "Devi"]);

interface Grids extends NameGrids {
  /** The names of women by community and cohort, such as Devi and Kumari, and of the unmarried. */
  readonly women: Grid;
  /** Of women in whose families women bear the family name, the share who bear such a name all the same. */
  readonly called: Grid;
  /** Of men of such families by community, those between given and family name, and nothing. */
  readonly middle: Grid;
}

/** Per cent of men with a second given name, from the table `middle-names`. */
function packMiddle(packer: Packer, communities: readonly string[]): Grid {
  const table = tables("middle-names");
  return packer.by(communities, (community) => {
    const rows = rowsOf(table.texts("community"), community);
    const shares = sliceOf(table.numbers("share"), rows);
    if (shares.length === 0) return 0;
    return packUsed(packer, ["", "", ...textsOf(table, rows, latinMail)], [100 - sum(shares), ...shares]);
  });
}

/** Per cent of women of a community and cohort with a name of their own, from the table `women-names`. */
function packWomen(packer: Packer, communities: readonly string[]): Pick<Grids, "women" | "called"> {
  const table = tables("women-names");
  const families = tables("family-names");
  const [weights, feminine] = [families.numbers("weight"), families.texts("feminine")];
  const of = perKey((community) => {
    const rows = rowsOf(table.texts("community"), community);
    const { from, to } = rowsOf(families.texts("community"), community);
    const lacking = weights.slice(from, to).filter((_, at) => feminine[from + at] === "-");
    const words = sliceOf(table.texts("name"), rows);
    const cohorts = COHORTS.map((year) => sliceOf(table.numbers(String(year)), rows));
    const single = (cohorts[1] ?? []).map((weight, at) => (ofMarried.has(words[at] ?? "") ? 0 : weight));
    return {
      texts: textsOf(table, rows, latinMail),
      cohorts: [...cohorts, single],
      withoutFamilyName: sum(lacking) / sum(weights.slice(from, to)),
    };
  });
  return {
    women: packer.byTwo(communities, [0, 1, SINGLE], (community, at) => {
      const { texts, cohorts } = of(community);
      if (texts.length === 0) return 0;
      const weights = cohorts[at] ?? [];
      return sum(weights) === 0 ? packUsed(packer, ["Kumari", "kumari"], [1]) : packUsed(packer, texts, weights);
    }),
    called: packer.numbersByTwo(communities, [0, 1, SINGLE], (community, at) => {
      const { cohorts, withoutFamilyName } = of(community);
      return Math.max(0, (sum(cohorts[at] ?? []) / 100 - withoutFamilyName) / (1 - withoutFamilyName));
    }),
  };
}

/**
 * Given name, for some men a second one, family name: `Ananya Banerjee`, `Sanjay Kumar Yadav`. The community is sampled
 * by its share of the town, of the postal district or of the state, so that the family name fits the language spoken
 * there. Where people have a father's name or a clan's name instead of a family name, that one stands last; in the south
 * it is often its initial alone: `Priya S`, `Vishnu K R`. Most women of the Hindi states and of Muslim families bear a
 * name of women instead: Devi, Bai, Khatun; unmarried daughters at home none that only the married have. A name that
 * would say the same word twice is sampled again.
 */
export const names = namesBy<Grids>({
  pack(packer, places) {
    const mixOf = mixesIn(tables("communities"));
    // `Kochi, KL`, else `KL 682` after the first digits of its PIN code, else `KL`.
    const communities = packCommunities(packer, places, ({ city, stateAbbreviation: state, areas }) =>
      mixOf(`${city}, ${state}`, `${state} ${areas[0]?.code.slice(0, 3)}`, state),
    );
    const listing = { romanise: latinMail, forms, listedAs: givenGroups(tables) };
    const own = {
      ...packWomen(packer, communities.communities),
      middle: packMiddle(packer, communities.communities),
    };
    return { ...communities, tables: { ...packNames(packer, tables, communities, listing), ...own } };
  },

  form: givenThenFamily,
  community: communityIn,

  lineage: (rng) => rng.word(1),

  name(
    { memory, rng, names, community, sex, band, year, lineage, isSingle },
    { families, women, called, middle, given },
  ) {
    const familyOf = (form: number): number =>
      sampleName(memory, entry2(memory, families, community, form), lineage < 0 ? rng.word(1) : lineage);
    const isWoman = sex === WOMEN;
    const words = isSingle ? SINGLE : year >= COHORTS[1] ? 1 : 0;
    let family = familyOf(isWoman && words > 0 ? YOUNG_WOMEN : sex);
    if (isWoman && (!hasText(memory, family) || below(rng.word(8), share2(memory, called, community, words))))
      family = sampleName(memory, entry2(memory, women, community, words), rng.word(9));
    // Avoids `Devi Devi`.
    const own = sampleUnlike(rng, memory, entry3(memory, given, community, sex, band), [2, 3, 4, 5, 6, 7], family);
    names[FAMILY] = family;
    names[GIVEN] = own;
    const seconds = entry(memory, middle, community);
    if (isWoman || seconds === 0 || !hasText(memory, familyOf(WOMEN))) return;
    const second = sampleName(memory, seconds, rng.word(10));
    const isApart = hasText(memory, second) && !areSame(memory, second, own) && !areSame(memory, second, family);
    if (isApart) names[SECOND_GIVEN] = second;
  },
});
