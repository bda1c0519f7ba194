import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { birthBands as bands } from "../../../src/countries/shared/names-by-year.ts";
import { between } from "../frequencies.ts";
import { cellOf, india as rowsOf } from "../source-rows.ts";

/** The columns of the source, the middle of the years of birth for which each stands, and their last quarter. */
const cohorts = [
  ["until_1954", 1945, 1950],
  ["until_1974", 1965, 1970],
  ["until_1994", 1985, 1990],
  ["from_1995", 2001, 2005],
] as const;

/** The part of its later weight that a name had in the cohort before that knew none. */
const NEW = 0.002;

/**
 * Estimates for four cohorts. Names come into use by equal factors, and mostly late in a cohort that has more of them than
 * the one before; they leave it along straight lines between the middles of the cohorts.
 */
export function givenNames(): Tsv {
  return {
    header: ["community", "sex", "name", ...bands.map(String)],
    rows: rowsOf("given-names").map((row) => {
      const weights = cohorts.map(([column]) => Number(row(column)));
      const points = cohorts.map(([, middle, late], at) => {
        const isNew = at > 0 && (weights[at] ?? 0) > 2 * (weights[at - 1] ?? 0);
        return [isNew ? late : middle, weights[at] ?? 0] as const;
      });
      const cells = bands.map((band) => {
        const weight = weightIn(points, band + 2.5);
        return weight < 0.5 ? "" : cellOf(weight, 3);
      });
      return [row("community"), row("sex"), row("name"), ...cells];
    }),
  };
}

function weightIn(points: readonly (readonly [year: number, weight: number])[], year: number): number {
  const after = points.findIndex(([at]) => at > year);
  const [[from, low] = [0, 0], [to, high] = [1, 0]] = [points[after - 1], points[after]];
  if (after < 1 || high <= low) return between(points, year);
  const least = Math.max(low, NEW * high);
  return least * (high / least) ** ((year - from) / (to - from));
}
