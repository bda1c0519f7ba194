import type { Counts } from "./comparison.ts";

/** Names and their shares in one community. */
export type Shares = ReadonlyMap<string, number>;

const STEPS = 60;

/**
 * The shares of names in a mix of communities, and how many counted people bear one of these names. The mix is
 * what explains the counts best (expectation maximisation), because communities follow rules, not a table; what is left
 * to compare are the shares within them.
 */
export function mixtureOf(communities: readonly Shares[], counts: Counts): { shares: Shares; people: number } {
  const known = [...counts.entries()].filter(([name]) => communities.some((shares) => shares.has(name)));
  const people = known.reduce((sum, [, count]) => sum + count, 0);
  let mix = communities.map(() => 1 / communities.length);
  for (let step = 0; step < STEPS; step++) {
    const next = communities.map(() => 0);
    for (const [name, count] of known) {
      const parts = communities.map((shares, at) => (mix[at] ?? 0) * (shares.get(name) ?? 0));
      const sum = parts.reduce((total, part) => total + part, 0);
      if (sum === 0) continue;
      for (const [at, part] of parts.entries()) next[at] = (next[at] ?? 0) + (count * part) / sum / people;
    }
    mix = next;
  }
  const shares = new Map<string, number>();
  for (const [at, community] of communities.entries()) {
    for (const [name, share] of community) shares.set(name, (shares.get(name) ?? 0) + (mix[at] ?? 0) * share);
  }
  return { shares, people };
}

/** Weights as shares of their sum. */
export function sharesOf(weights: ReadonlyMap<string, number>): Shares {
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
  return new Map([...weights].filter(([, weight]) => weight > 0).map(([name, weight]) => [name, weight / sum]));
}
