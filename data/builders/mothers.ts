import { readTsv } from "../../scripts/tables/read-tsv.ts";
import type { Tsv } from "../../scripts/tables/tsv.ts";

/** The first years of the periods, of five years each. */
const periods = Array.from({ length: 12 }, (_, at) => 1950 + 5 * at);

const groups = Map.groupBy(
  readTsv(new URL("../../data/mothers.tsv", import.meta.url), 2 + periods.length),
  ([code = ""]) => code,
);

/** Percent of births by period and by the first age of the mother's group. */
export function mothersOf(code: string): Tsv {
  const rows = groups.get(code) ?? [];
  return {
    header: ["year", ...rows.map(([, from = ""]) => `from${from}`)],
    rows: periods.map((year, at) => [String(year), ...rows.map(([, , ...shares]) => shares[at] ?? "")]),
  };
}
