import { birthBands as bands } from "../../src/countries/shared/names-by-year.ts";

/** Shares of names among those born in a year, in fractions of one. */
export type Shares = ReadonlyMap<string, number>;

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
export function banded(years: readonly (readonly [year: number, shares: Shares])[]): readonly Shares[] {
  return bands.map((band) => {
    const year = band + 2;
    const after = years.findIndex(([known]) => known >= year);
    const [from, low] = years[after === -1 ? years.length - 1 : Math.max(0, after - 1)] ?? [0, new Map()];
    const [to, high] = years[after === -1 ? years.length - 1 : after] ?? [0, new Map()];
    const part = to === from ? 0 : Math.min(1, Math.max(0, (year - from) / (to - from)));
    return added(scaled(low, totalOf(low) * (1 - part)), scaled(high, totalOf(high) * part));
  });
}
