import { all, atLeast, choose, constant, entry, equals } from "../../columns/choosing.ts";
import { loadTables } from "../../columns/load-tables.ts";
import { sampleNames, sampleUnlike } from "../../columns/sampling.ts";
import { once } from "../../memo.ts";
import { latinMail } from "../../text/latin.ts";
import { countryNames, givenThenFamily, only } from "../country-names.ts";
import { communityOf, mixesIn, packCommunities } from "../shared/communities.ts";
import { asListed, bandsOf, type FormOf, givenGroups, type NameGrids, packNames } from "../shared/pack-names.ts";

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

const ofWomen: FormOf = (community, name) => formsOfWomen().get(`${community} ${name}`)?.[0] || name;
const ofYoungWomen: FormOf = (community, name) =>
  formsOfWomen().get(`${community} ${name}`)?.[1] || ofWomen(community, name);

/** Forms by their numbers, the first two of which are those of the sexes. */
const forms = [ofWomen, asListed, ofYoungWomen];
const YOUNG_WOMEN = 2;

const WOMEN = 0;

/** The first birth year of women few of whom are called Devi. */
const YOUNGER = 1985;

/**
 * Given name, family name: `Ananya Banerjee`. The community is sampled by its share of the town, of the postal district
 * or of the state, so that the family name fits the language spoken there. Where people have a father's name or a clan's
 * name instead of a family name, that one stands last; in the south it is often its initial alone: `Priya S`,
 * `Vishnu K R`. A name that would say the same word twice is sampled again.
 */
export const names = countryNames<NameGrids>({
  pack(packer, places) {
    const mixOf = mixesIn(tables("communities"));
    // `Kochi, KL`, else `KL 682` after the first digits of its PIN code, else `KL`.
    const communities = packCommunities(packer, places, ({ city, stateAbbreviation: state, areas }) =>
      mixOf(`${city}, ${state}`, `${state} ${areas[0]?.code.slice(0, 3)}`, state),
    );
    const listing = { romanise: latinMail, forms, listedAs: givenGroups(tables) };
    return { ...communities, tables: packNames(packer, tables, communities, listing) };
  },

  community: communityOf,

  lineage: (rows) => rows.word(1),

  name(rows, community, { sex, year, lineage = rows.word(1) }, { families, given }) {
    const isYoung = all(rows, equals(rows, sex, WOMEN), atLeast(rows, year, YOUNGER));
    const form = choose(rows, isYoung, constant(rows, YOUNG_WOMEN), sex);
    const family = sampleNames(rows, entry(rows, families, community, form), lineage);
    // Avoids `Devi Devi`.
    const own = sampleUnlike(rows, entry(rows, given, community, sex, bandsOf(rows, year)), [2, 3, 4, 5, 6, 7], family);
    return givenThenFamily(only(own), only(family));
  },
});
