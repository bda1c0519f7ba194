import { countsOf, estimatesOf, type Shares, scaled } from "../frequencies.ts";
import { kingdom as rowsOf } from "../source-rows.ts";

export type Sex = "f" | "m";

/** First birth years of the cohorts of `community-given.tsv`. */
export const cohorts = ["1936", "1955", "1975", "1995"] as const;

const ranks = rowsOf("given-ranks");
const origins = rowsOf("given-origins");

/** Registered births of a nation in a decade (`1990` are 1996 to 1999 in England and Wales). */
export const counted = countsOf(rowsOf("given-counts"), "nation");

/** The names of a community in one of the cohorts, by own estimate. */
export const estimated = estimatesOf(rowsOf("community-given"));

/**
 * How steeply frequency falls with rank, and the share of the first 95 names, by year: only ranks are published before
 * 1996. Estimates after the counts of 1996 to 1999 and G. Galbi, "Long-term trends in personal given name frequencies in
 * the UK" (2002).
 */
const curves: Readonly<Record<string, readonly [offset: number, sum: number]>> = {
  1934: [3, 0.88],
  1944: [3, 0.88],
  1954: [4, 0.87],
  1964: [5, 0.86],
  1974: [6, 0.84],
  1984: [7, 0.82],
  1994: [8, 0.78],
};

/** The first 95 names of England and Wales in one of those years. */
export function ranked(sex: Sex, year: keyof typeof curves & string): Shares {
  const [offset, sum] = curves[year] ?? [8, 0.8];
  const rows = ranks.filter((row) => row("sex") === sex && row(year) !== "");
  return scaled(new Map(rows.map((row) => [row("name"), 1 / (Number(row(year)) + offset)])), sum);
}

/** The names that show a community, from general knowledge. */
export function telling(community: string, sex: Sex): ReadonlySet<string> {
  const names = origins.filter((row) => row("community") === community && row("sex") === sex);
  return new Set(names.flatMap((row) => row("names").split(" ")));
}
