import type { Tsv } from "../../scripts/tables/tsv.ts";
import { birthBands as bands } from "../../src/countries/shared/names-by-year.ts";
import { cellOf, type Row } from "./source-rows.ts";
import { sumOf } from "./sums.ts";

/** Shares of names among those born in a year, in fractions of one. */
export type Shares = ReadonlyMap<string, number>;

/** Shares of names by year of birth, the earliest first. */
export type Years = readonly (readonly [year: number, shares: Shares])[];

/**
 * The table of given names by community, sex and birth years. Cells are per million of those born in the band; names below
 * `least` in all bands are left out.
 */
export function givenNameTable(
  communities: (sex: "f" | "m") => Iterable<readonly [community: string, years: Years]>,
  least: number,
): Tsv {
  const rows = (["f", "m"] as const).flatMap((sex) =>
    [...communities(sex)].flatMap(([community, years]) => rowsOf(community, sex, banded(years), least)),
  );
  return { header: ["community", "sex", "name", ...bands.map(String)], rows };
}

function rowsOf(community: string, sex: string, shares: readonly Shares[], least: number): readonly string[][] {
  const totals = shares.map(totalOf);
  const names = new Set(shares.flatMap((band) => [...band.keys()]));
  return [...names].flatMap((name) => {
    const cells = shares.map((band, at) => Math.round(((band.get(name) ?? 0) / (totals[at] ?? 0)) * 1_000_000));
    if (cells.every((cell) => cell < least)) return [];
    return [[community, sex, name, ...cells.map((cell) => (cell < 3 ? "" : cellOf(cell)))]];
  });
}

/** The shares scaled to a sum. */
export function scaled(shares: Shares, sum: number): Shares {
  const total = totalOf(shares);
  return new Map([...shares].map(([name, share]) => [name, total === 0 ? 0 : (share * sum) / total]));
}

export function totalOf(shares: Shares): number {
  return sumOf(shares.values());
}

/** Names from the commonest on, of which that of rank r, from 0, weighs 1 / (r + offset). */
export function ranked(names: readonly string[], offset: number, sum: number): Shares {
  return scaled(new Map(names.map((name, rank) => [name, 1 / (rank + offset)])), sum);
}

/** The weights with what is missing of `all` added to those below `rare`, in proportion. */
export function filled(weights: Shares, all: number, rare: number): Shares {
  const inTail = sumOf([...weights.values()].filter((weight) => weight < rare));
  const factor = Math.max(1, 1 + (all - totalOf(weights)) / Math.max(1, inTail));
  return new Map([...weights].map(([name, weight]) => [name, weight < rare ? weight * factor : weight]));
}

/**
 * The weights, from the largest on, with those of names that are not listed: they are spread over the rarer nine tenths, twice the
 * average on the first of them and nothing on the last.
 */
export function withTail(weights: readonly number[], tail: number): readonly number[] {
  const first = Math.floor(weights.length / 10);
  const rare = weights.length - first;
  return weights.map((weight, rank) =>
    rank < first ? weight : weight + (tail * 2 * (weights.length - rank - 0.5)) / (rare * rare),
  );
}

/** Rows of a table of family names. */
export function familyRows(community: string, weights: Shares): readonly (readonly string[])[] {
  return [...weights].map(([name, weight]) => [community, name, cellOf(weight)]);
}

/** The names of a community and sex in one cohort, by the own estimates of `community-given.tsv`. */
export function estimatesOf(own: readonly Row[]): (community: string, sex: string, cohort: string) => Shares {
  return (community, sex, cohort) => {
    const rows = own.filter((row) => row("community") === community && row("sex") === sex && row(cohort) !== "0");
    return scaled(new Map(rows.map((row) => [row("name"), Number(row(cohort))])), 1);
  };
}

/** The births that the registers of `given-counts.tsv` count for a decade; `column` names the register. */
export function countsOf(
  counts: readonly Row[],
  column: string,
): (register: string, sex: string, decade: number | string) => Shares {
  return (register, sex, decade) => {
    const rows = counts.filter((row) => row(column) === register && row("sex") === sex && row(String(decade)) !== "");
    return new Map(rows.map((row) => [row("name"), Number(row(String(decade)))]));
  };
}

/** The value at a year, on straight lines between points; before the first and after the last as there. */
export function between(points: readonly (readonly [year: number, value: number])[], year: number): number {
  const next = points.findIndex(([at]) => at >= year);
  const [after, valueAfter] = points.at(next) ?? [year, 0];
  const [before, valueBefore] = points[next - 1] ?? [after, valueAfter];
  if (next <= 0) return valueAfter;
  return valueBefore + ((valueAfter - valueBefore) * (year - before)) / (after - before);
}

/** The middles of the cohorts that some tables of given names have estimates for, one a column. */
const cohorts = [1945, 1965, 1985, 2001] as const;

/**
 * The estimate of a year: between the middles of two cohorts in geometric proportion; before the first and after the last,
 * half the trend goes on.
 */
export function estimateOf(row: Row, year: number): number {
  const next = cohorts.findIndex((cohort) => cohort >= year);
  const to = next === -1 ? 3 : Math.max(1, next);
  const [from = 0, until = 0] = cohorts.slice(to - 1, to + 1);
  const [early, late] = [Number(row(String(from))), Number(row(String(until)))];
  const position = (year - from) / (until - from);
  const inside = Math.min(1, Math.max(0, position));
  const at = inside + (position - inside) / 2;
  // Half a bearer more, so that a name that was not given in one cohort may come up gradually before the next.
  return Math.max(0, (early + 0.5) ** (1 - at) * (late + 0.5) ** at - 0.5);
}

/** The sum of both. */
export function added(one: Shares, other: Shares): Shares {
  const sum = new Map(one);
  for (const [name, share] of other) sum.set(name, (sum.get(name) ?? 0) + share);
  return sum;
}

/** The names that satisfy a condition. */
export function where(shares: Shares, holds: (name: string) => boolean): Shares {
  return new Map([...shares].filter(([name]) => holds(name)));
}

/** The shares of each band from those of some years in between, in a straight line from one year to the next. */
function banded(years: Years): readonly Shares[] {
  return bands.map((band) => {
    const year = band + 2;
    const after = years.findIndex(([known]) => known >= year);
    const [from, low] = years[after === -1 ? years.length - 1 : Math.max(0, after - 1)] ?? [0, new Map()];
    const [to, high] = years[after === -1 ? years.length - 1 : after] ?? [0, new Map()];
    const part = to === from ? 0 : Math.min(1, Math.max(0, (year - from) / (to - from)));
    return added(scaled(low, totalOf(low) * (1 - part)), scaled(high, totalOf(high) * part));
  });
}
