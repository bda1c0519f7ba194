import { readTsv } from "../../scripts/tables/read-tsv.ts";
import type { Tsv } from "../../scripts/tables/tsv.ts";
import { rounded } from "./source-rows.ts";
import { sumOf } from "./sums.ts";

/** The first years of the periods, of five years each. */
const periods = Array.from({ length: 12 }, (_, at) => 1950 + 5 * at);

const groups = Map.groupBy(
  readTsv(new URL("../../data/mothers.tsv", import.meta.url), 2 + periods.length),
  ([code = ""]) => code,
);

/** Mean and standard deviation of the age of mothers at birth by period, with the births of an age group at its middle. */
export function mothersOf(code: string): Tsv {
  const rows = (groups.get(code) ?? []).map(([, from, ...shares]) => ({ age: Number(from) + 2.5, shares }));
  return {
    header: ["year", "mean", "deviation"],
    rows: periods.map((year, at) => {
      const average = (of: (age: number) => number): number =>
        sumOf(rows, ({ age, shares }) => (of(age) * Number(shares[at])) / 100);
      const mean = average((age) => age);
      return [String(year), rounded(mean), rounded(Math.sqrt(average((age) => (age - mean) ** 2)))];
    }),
  };
}
