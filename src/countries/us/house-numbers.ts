import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";

/** Regions of the Census Bureau, by which types of streets and house numbers differ. */
export type Region = "northeast" | "midwest" | "south" | "west";

const regions: ReadonlyMap<string, Region> = new Map([
  ...["CT", "MA", "ME", "NH", "NJ", "NY", "PA", "RI", "VT"].map((state) => [state, "northeast"] as const),
  ...["IA", "IL", "IN", "KS", "MI", "MN", "MO", "ND", "NE", "OH", "SD", "WI"].map((s) => [s, "midwest"] as const),
  ...["AK", "AZ", "CA", "CO", "HI", "ID", "MT", "NM", "NV", "OR", "UT", "WA", "WY"].map((s) => [s, "west"] as const),
]);

export function regionOf(state: string): Region {
  return regions.get(state) ?? "south";
}

/**
 * A house number. In the old towns of the north-east houses are counted one by one; elsewhere blocks are numbered by the
 * hundred, so three and four digits are usual.
 */
export function houseNumber(rng: Rng, region: Region, population: number): number {
  const size = int(rng, 0, 99);
  if (region === "northeast") {
    if (size < 55) return int(rng, 1, 140);
    return size < 90 ? int(rng, 100, 899) : int(rng, 900, 2_499);
  }
  if (population < 15_000) {
    if (size < 8) return int(rng, 12, 99);
    return size < 70 ? int(rng, 100, 999) : int(rng, 1_000, 3_499);
  }
  if (size < 4) return int(rng, 20, 99);
  if (size < 38) return int(rng, 100, 999);
  return size < 90 || population < 80_000 ? int(rng, 1_000, 5_999) : int(rng, 6_000, 12_999);
}

/** `1st`, `22nd`, `113th` */
export function ordinal(number: number): string {
  const tens = number % 100;
  const last = tens > 10 && tens < 14 ? 0 : number % 10;
  return `${number}${last === 1 ? "st" : last === 2 ? "nd" : last === 3 ? "rd" : "th"}`;
}
