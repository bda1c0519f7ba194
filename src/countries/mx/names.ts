import { all, belowShare, constant, entry, not, optional } from "../../columns/choosing.ts";
import { contains } from "../../columns/comparing.ts";
import { sampleNames, sampleUnlike } from "../../columns/sampling.ts";
import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import { numbersBy } from "../../tables/table.ts";
import { latinMail } from "../../text/latin.ts";
import { countryNames, givenThenFamily, only } from "../country-names.ts";
import { numbered } from "../shared/communities.ts";
import { birthBands } from "../shared/names-by-year.ts";
import { bandsOf, packFamilies, packGiven } from "../shared/pack-names.ts";

const tables = loadTables("mx");

/** Family names by community, Maya shares by state, given names that come first and that follow another, shares of these. */
interface Places extends Readonly<Record<"families" | "maya" | "given" | "pairs", Grid>> {
  /** A space, as a name. */
  readonly space: number;
}

/** The numbers of the lists of given names. */
const FIRST = 0;
const SECOND = 1;

/** Share of single given names that a second one follows, which rises: of the elder, the register lists both together. */
function secondShare(birthYear: number): number {
  return Math.min(0.5, Math.max(0, (birthYear - 1975) / 50));
}

/**
 * Given names, paternal family name, maternal family name. Many given names are compounds of their own (José Luis, María
 * Guadalupe); those of the young are listed one by one, and half of them are followed by a second one. The community is
 * that of the father, general or Maya.
 */
export const names = countryNames<Places>({
  pack(packer, places) {
    const states = numbered(places, ({ stateAbbreviation }) => stateAbbreviation);
    const shares = numbersBy(tables("communities"), "place", "share");
    return {
      mixOf: () => 0,
      regionOf: states.numberOf,
      tables: {
        families: packFamilies(packer, tables, ["general", "maya"], { romanise: latinMail }),
        maya: packer.numbers(states.items.map((state) => (shares.get(state) ?? 0) / 100)),
        given: packGiven(packer, tables, ["general", "second"], { romanise: latinMail }),
        pairs: packer.numbers(birthBands.map(secondShare)),
        space: packer.name(" ", ""),
      },
    };
  },

  community: (rows, { region }, { maya }) => belowShare(rows, rows.word(0), maya, region),

  name(rows, community, { sex, year, region }, { families, maya, given, pairs, space }) {
    const paternal = sampleNames(rows, entry(rows, families, community, sex), rows.word(1));
    const isMaya = belowShare(rows, rows.word(2), maya, region);
    const maternal = sampleNames(rows, entry(rows, families, isMaya, sex), rows.word(3));
    const band = bandsOf(rows, year);
    const firsts = entry(rows, given, constant(rows, FIRST), sex, band);
    const usual = sampleNames(rows, firsts, rows.word(4));
    const second = sampleNames(rows, entry(rows, given, constant(rows, SECOND), sex, band), rows.word(5));
    const isPair = all(
      rows,
      belowShare(rows, rows.word(6), pairs, band),
      not(rows, contains(rows, usual, constant(rows, space))),
      not(rows, contains(rows, second, usual)),
    );
    // Avoids `Cruz Cruz`.
    const first = sampleUnlike(rows, firsts, [4, 7], paternal);
    return givenThenFamily(
      [...only(first), { text: optional(rows, isPair, second), before: " " }],
      only(paternal),
      only(maternal),
    );
  },
});
