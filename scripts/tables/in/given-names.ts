import { birthBands as bands } from "../../../src/countries/shared/names-by-year.ts";
import { between } from "../frequencies.ts";
import { cellOf, india as rowsOf } from "../source-rows.ts";
import type { Tsv } from "../tsv.ts";

/** The columns of the source and the year of birth for which each stands. */
const cohorts = [
  ["until_1954", 1945],
  ["until_1974", 1965],
  ["until_1994", 1985],
  ["from_1995", 2001],
] as const;

/** Estimates for four cohorts, with straight lines between the middles of the cohorts. */
export function givenNames(): Tsv {
  return {
    header: ["community", "sex", "name", ...bands.map(String)],
    rows: rowsOf("given-names").map((row) => {
      const weights = cohorts.map(([column, year]) => [year, Number(row(column))] as const);
      const cells = bands.map((band) => {
        const weight = between(weights, band + 2.5);
        return weight === 0 ? "" : cellOf(weight, 3);
      });
      return [row("community"), row("sex"), row("name"), ...cells];
    }),
  };
}
