import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import { areShortForms, sampleUnlike } from "../../tables/names.ts";
import type { Packer } from "../../tables/packer.ts";
import { below, entry2, entry3, sampleName, share } from "../../tables/sampling.ts";
import { latinMail } from "../../text/latin.ts";
import { FAMILY, GIVEN, givenThenFamily, namesBy } from "../name-row.ts";
import { communityIn, mixesIn, packCommunities } from "../shared/communities.ts";
import { bandOf, birthBands, rowsOf, sliceOf, textsOf } from "../shared/names-by-year.ts";
import { givenGroups, type NameGrids, packNames, packUsed } from "../shared/pack-names.ts";

const tables = loadTables("us");

/** The share of people with a middle name: 15,824 of 22,473 students of Cornell University (T. Levine, 2012). */
const MIDDLE = 0.704;

/** Of those with a middle name, the share with one of `middle-names`, by the list of their given names: estimates. */
const LISTED: Readonly<Record<string, number>> = { white: 0.6, black: 0.5, hispanic: 0.25 };

/** All other middle names are those that were given so many years earlier: an estimate. */
const GENERATION = 30;

type Grids = NameGrids & Readonly<Record<"middle" | "isListed", Grid>>;

/**
 * Given name, family name: `Jennifer Johnson`. They go together, as a Hernandez is more often Jose than Dustin: both are
 * of one community, which is sampled by its share of the people of the city, county or state. Middle names are those that
 * are mostly borne in the middle, or given names of that community, and are in details alone.
 */
export const names = namesBy<Grids>({
  pack(packer, places) {
    const mixOf = mixesIn(tables("communities"), { place: "region" });
    const regions = tables("places").texts("region");
    const communities = packCommunities(packer, places, ({ index, stateAbbreviation }) =>
      mixOf(regions[index] || stateAbbreviation),
    );
    const listedAs = givenGroups(tables);
    const shares = communities.communities.map((one) => LISTED[listedAs.get(one) ?? one] ?? 0);
    return {
      ...communities,
      tables: {
        ...packNames(packer, tables, communities, { romanise: latinMail, listedAs }),
        isListed: packer.numbers(shares.map((share) => MIDDLE * share)),
        middle: packMiddle(packer),
      },
    };
  },

  form: givenThenFamily,
  community: communityIn,

  name({ memory, rng, names, community, sex, band }, { families, given }) {
    const family = sampleName(memory, entry2(memory, families, community, sex), rng.word(1));
    names[FAMILY] = family;
    names[GIVEN] = sampleUnlike(rng, memory, entry3(memory, given, community, sex, band), [2, 6, 7], family);
  },

  middle({ memory, rng, names, community, sex, band, year }, { given, middle, isListed }) {
    const word = rng.word(4);
    if (!below(word, MIDDLE)) return 0;
    const list = below(word, share(memory, isListed, community))
      ? entry2(memory, middle, sex, band)
      : entry3(memory, given, community, sex, bandOf(year - GENERATION));
    for (const position of [3, 5]) {
      const name = sampleName(memory, list, rng.word(position));
      if (!areShortForms(memory, names[GIVEN] ?? 0, name)) return name;
    }
    return 0;
  },
});

/** Packs the table `middle-names` by sex and band. */
function packMiddle(packer: Packer): Grid {
  const table = tables("middle-names");
  return packer.byTwo(["f", "m"], birthBands, (sex, year) => {
    const rows = rowsOf(table.texts("sex"), sex);
    const weights = sliceOf(table.numbers(String(year)), rows);
    return packer.later(() => packUsed(packer, textsOf(table, rows, latinMail), weights));
  });
}
