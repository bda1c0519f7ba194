import { entry } from "../../columns/choosing.ts";
import { loadTables } from "../../columns/load-tables.ts";
import { sampleNames } from "../../columns/sampling.ts";
import { latinMail } from "../../text/latin.ts";
import { countryNames, givenThenFamily, only } from "../country-names.ts";
import { communityOf, mixesIn, packCommunities } from "../shared/communities.ts";
import { bandsOf, givenGroups, type NameGrids, packNames } from "../shared/pack-names.ts";

const tables = loadTables("us");

/**
 * Given name, family name: `Jennifer Johnson`. They go together, as a Hernandez is more often Jose than Dustin: both are
 * of one community, which is sampled by its share of the people of the city, county or state.
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
    return givenThenFamily(only(own), only(family));
  },
});
