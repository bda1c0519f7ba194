import { all, below, constant, entry, less, optional } from "../../columns/choosing.ts";
import { differ } from "../../columns/comparing.ts";
import { sampleNames } from "../../columns/sampling.ts";
import { once } from "../../memo.ts";
import { loadTables } from "../../tables/load-tables.ts";
import { latinMail } from "../../text/latin.ts";
import { countryNames, givenThenFamily, only } from "../country-names.ts";
import { communityOf, mixesIn, packCommunities } from "../shared/communities.ts";
import { bandsOf, givenGroups, type NameGrids, packNames } from "../shared/pack-names.ts";

const tables = loadTables("us");

/** The share of people with a middle name: 15,824 of 22,473 students of Cornell University (T. Levine, 2012). */
const MIDDLE = 0.704;

/** Middle names are those that were given so many years earlier: an estimate. */
const GENERATION = 30;

/**
 * Given name, family name: `Jennifer Johnson`. They go together, as a Hernandez is more often Jose than Dustin: both are
 * of one community, which is sampled by its share of the people of the city, county or state. Middle names are of that community, too,
 * and are in details alone.
 */
export const names = countryNames<NameGrids>({
  pack(packer, places) {
    const mixOf = mixesIn(tables("communities"), { place: "region" });
    const regions = tables("places").texts("region");
    const communities = packCommunities(packer, places, ({ index, stateAbbreviation }) =>
      mixOf(regions[index] || stateAbbreviation),
    );
    return {
      ...communities,
      tables: packNames(packer, tables, communities, { romanise: latinMail, listedAs: givenGroups(tables) }),
    };
  },

  community: communityOf,

  name(rows, community, { sex, year }, { families, given }) {
    const family = sampleNames(rows, entry(rows, families, community, sex), rows.word(1));
    const own = sampleNames(rows, entry(rows, given, community, sex, bandsOf(rows, year)), rows.word(2));
    const middle = once(() => {
      const older = bandsOf(rows, less(rows, year, constant(rows, GENERATION)));
      const name = sampleNames(rows, entry(rows, given, community, sex, older), rows.word(3));
      const hasMiddle = all(rows, below(rows, rows.word(4), MIDDLE), differ(rows, own, name));
      return only(optional(rows, hasMiddle, name));
    });
    return { ...givenThenFamily(only(own), only(family)), middle };
  },
});
