import { loadTables } from "../../tables/load-tables.ts";
import { areSame } from "../../tables/names.ts";
import { below, entry2, entry3, sampleName } from "../../tables/sampling.ts";
import { latinMail } from "../../text/latin.ts";
import { FAMILY, GIVEN, givenThenFamily, namesBy } from "../name-row.ts";
import { communityIn, mixesIn, packCommunities } from "../shared/communities.ts";
import { bandOf } from "../shared/names-by-year.ts";
import { givenGroups, type NameGrids, packNames } from "../shared/pack-names.ts";

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
export const names = namesBy<NameGrids>({
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

  form: givenThenFamily,
  community: communityIn,

  name({ memory, rng, names, community, sex, band }, { families, given }) {
    names[FAMILY] = sampleName(memory, entry2(memory, families, community, sex), rng.word(1));
    names[GIVEN] = sampleName(memory, entry3(memory, given, community, sex, band), rng.word(2));
  },

  middle({ memory, rng, names, community, sex, year }, { given }) {
    if (!below(rng.word(4), MIDDLE)) return 0;
    const name = sampleName(memory, entry3(memory, given, community, sex, bandOf(year - GENERATION)), rng.word(3));
    return areSame(memory, names[GIVEN] ?? 0, name) ? 0 : name;
  },
});
