import type { Tsv } from "../../../../scripts/tables/tsv.ts";
import { between } from "../../frequencies.ts";
import { cellOf, commentedTsv } from "../../source-rows.ts";

/** The names that are borne in the middle, in each band as many as straight lines between the estimates give. */
export function middleTable(bands: readonly number[]): Tsv {
  const { header, rows } = commentedTsv("data/us/names/middle-names.tsv");
  const years = header.slice(2).map(Number);
  return {
    header: ["sex", "name", ...bands.map(String)],
    rows: rows.map(([sex = "", name = "", ...cells]) => {
      const points = years.map((year, at) => [year, Number(cells[at])] as const);
      return [sex, name, ...bands.map((band) => emptyIfNone(between(points, band + 2.5)))];
    }),
  };
}

function emptyIfNone(weight: number): string {
  return weight === 0 ? "" : cellOf(weight, 3);
}
