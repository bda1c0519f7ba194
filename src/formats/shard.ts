import type { Range } from "../service/price.ts";

/** One of several runs that draw a range together. */
export interface Shard {
  /** 0 to `of` - 1. */
  readonly number: number;
  readonly of: number;
}

/** The range of a shard. All shards in order are the whole range, and none has two indexes more than another. */
export function shardOf({ firstIndex, count }: Range, { number, of }: Shard): Range {
  // Exact below 2^53: counts are at most 2^32, shards at most a million.
  const begin = Math.floor((count * number) / of);
  return { firstIndex: firstIndex + begin, count: Math.floor((count * (number + 1)) / of) - begin };
}
