import { type Row, unitedStates as rowsOf } from "../../source-rows.ts";

export type Sex = "f" | "m";

/** Frequencies of the names of one sex by band of birth years. */
export type Names = ReadonlyMap<string, readonly number[]>;

const decades = [1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2010] as const;

/**
 * The part of all births of a decade whose names are among the 1,500 of the list: own estimates from the published
 * totals.
 */
const listed: Readonly<Record<Sex, readonly number[]>> = {
  f: [0.965, 0.975, 0.965, 0.94, 0.87, 0.86, 0.81, 0.765, 0.745],
  m: [0.98, 0.985, 0.985, 0.97, 0.94, 0.935, 0.905, 0.87, 0.83],
};

/** A name that has fewer bearers of one sex than this part of those of the other is a mistake of the register. */
const MISTAKES = 0.02;

/** Rank from which names stand for rarer ones too, and rank from which they do so in full. */
const TAIL = { from: 200, full: 700 };

/**
 * The share of each name among the births of five years, by the first year of the band. Counts are by decade and stand
 * for its middle; what is between is interpolated.
 */
export function birthShares(sex: Sex, bands: readonly number[]): Names {
  const rows = withoutMistakes(rowsOf("names/given-names"), sex);
  const byDecade = decades.map((decade, at) => sharesOf(rows, String(decade), listed[sex][at] ?? 1));
  return new Map(rows.map((row) => [row("name"), bands.map((band) => between(byDecade, row("name"), band))] as const));
}

/** The rows of one sex without those that are, by their count, men entered as women or women as men. */
function withoutMistakes(all: readonly Row[], sex: Sex): readonly Row[] {
  const counts = new Map(all.map((row) => [`${row("sex")} ${row("name")}`, countOf(row)]));
  const other = sex === "f" ? "m" : "f";
  return all.filter(
    (row) => row("sex") === sex && countOf(row) > MISTAKES * (counts.get(`${other} ${row("name")}`) ?? 0),
  );
}

function countOf(row: Row): number {
  return decades.reduce((sum, decade) => sum + Number(row(String(decade))), 0);
}

/** The shares of a decade; the names of the tail stand for those that are not listed. */
function sharesOf(rows: readonly Row[], decade: string, covered: number): ReadonlyMap<string, number> {
  const counts = rows
    .map((row) => [row("name"), Number(row(decade))] as const)
    .filter(([, count]) => count > 0)
    .sort((a, b) => b[1] - a[1]);
  const tail = (rank: number): number => Math.min(1, Math.max(0, (rank - TAIL.from) / (TAIL.full - TAIL.from)));
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const inTail = counts.reduce((sum, [, count], rank) => sum + count * tail(rank), 0);
  const stretch = (all / covered - all) / inTail;
  return new Map(counts.map(([name, count], rank) => [name, (covered * count * (1 + stretch * tail(rank))) / all]));
}

function between(byDecade: readonly ReadonlyMap<string, number>[], name: string, band: number): number {
  const position = (band + 2.5 - (decades[0] + 5)) / 10;
  const before = Math.max(0, Math.floor(position));
  const after = Math.max(0, Math.floor(position) + 1);
  const part = position - Math.floor(position);
  return (1 - part) * (byDecade[before]?.get(name) ?? 0) + part * (byDecade[after]?.get(name) ?? 0);
}
