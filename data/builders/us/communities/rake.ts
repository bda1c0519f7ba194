import { type Shares, totalOf } from "../../frequencies.ts";
import { addTo } from "../../sums.ts";
import type { Region } from "./population.ts";

const ROUNDS = 10;

/**
 * Shares by community of every region, near to the estimates. The communities of a group are as large, in all regions
 * together and relative to each other, as `sizes` say (in any unit). The groups are then brought half the way from the
 * estimates, which are of 2020, to `sizes`, which are of 2010. Iterative proportional fitting.
 */
export function rake(
  estimates: ReadonlyMap<string, Shares>,
  regions: readonly Region[],
  sizes: Shares,
  groups: readonly (readonly string[])[],
): ReadonlyMap<string, Shares> {
  let shares = estimates;
  for (const group of groups) {
    const members = new Set(group);
    for (let round = 0; round < ROUNDS; round++) {
      const factor = factorOf(shares, regions, sizes, (community) => (members.has(community) ? community : ""));
      shares = mapped(shares, (region) => {
        const inside = new Map([...region].filter(([community]) => members.has(community)));
        return new Map([...region, ...scaled(inside, (community) => factor(community), totalOf(inside))]);
      });
    }
  }
  const groupOf = new Map(groups.flatMap((group) => group.map((community) => [community, group[0] ?? ""] as const)));
  const classOf = (community: string): string => groupOf.get(community) ?? "";
  const between = halfWay(shares, regions, sizes, classOf);
  for (let round = 0; round < ROUNDS; round++) {
    const factor = factorOf(shares, regions, between, classOf);
    shares = mapped(shares, (region) => scaled(region, (community) => factor(classOf(community)), 1));
  }
  return shares;
}

/** The sizes scaled so that each class is the geometric mean of what was estimated and what was wanted. */
function halfWay(
  shares: ReadonlyMap<string, Shares>,
  regions: readonly Region[],
  sizes: Shares,
  classOf: (community: string) => string,
): Shares {
  const factor = factorOf(shares, regions, sizes, classOf);
  return new Map([...sizes].map(([community, size]) => [community, size / Math.sqrt(factor(classOf(community)))]));
}

/** How much larger each class of communities should be among all regions; the class "" is left out. */
function factorOf(
  shares: ReadonlyMap<string, Shares>,
  regions: readonly Region[],
  sizes: Shares,
  classOf: (community: string) => string,
): (name: string) => number {
  const actual = new Map<string, number>();
  const wanted = new Map<string, number>();
  for (const { key, weight } of regions) {
    for (const [community, share] of shares.get(key) ?? []) addTo(actual, classOf(community), share * weight);
  }
  for (const [community, size] of sizes) addTo(wanted, classOf(community), size);
  actual.delete("");
  wanted.delete("");
  const scale = totalOf(actual) / totalOf(wanted);
  return (name) => (scale * (wanted.get(name) ?? 0)) / (actual.get(name) ?? 1);
}

function mapped(shares: ReadonlyMap<string, Shares>, change: (region: Shares) => Shares): ReadonlyMap<string, Shares> {
  return new Map([...shares].map(([key, region]) => [key, change(region)]));
}

/** Scaled by community, then to a sum of `all`. */
function scaled(shares: Shares, factor: (community: string) => number, all: number): Shares {
  const raw = new Map([...shares].map(([community, share]) => [community, share * factor(community)]));
  const scale = all / totalOf(raw);
  return new Map([...raw].map(([community, share]) => [community, all === 0 ? 0 : share * scale]));
}
