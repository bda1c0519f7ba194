import { birthBands as bands } from "../../src/countries/shared/names-by-year.ts";
import { cellOf } from "./source-rows.ts";
import type { Tsv } from "./tsv.ts";

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
  let total = 0;
  for (const share of shares.values()) total += share;
  return total;
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
