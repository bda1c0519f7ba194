/** Consecutive people or households of a seed. */
export interface Slice {
  readonly firstIndex: number;
  readonly count: number;
}

/** One of several runs that draw a slice together. */
export interface Shard {
  /** 0 to `of` - 1. */
  readonly number: number;
  readonly of: number;
}

/** The slice of a shard. All shards in order are the whole slice, and none has two indexes more than another. */
export function shardOf({ firstIndex, count }: Slice, { number, of }: Shard): Slice {
  // Exact below 2^53: counts are at most 2^32, shards at most a million.
  const begin = Math.floor((count * number) / of);
  return { firstIndex: firstIndex + begin, count: Math.floor((count * (number + 1)) / of) - begin };
}

/** The slice in parts of `size` indexes; the last may have fewer. */
export function* partsOf({ firstIndex, count }: Slice, size: number): Generator<Slice> {
  for (let done = 0; done < count; done += size) {
    yield { firstIndex: firstIndex + done, count: Math.min(size, count - done) };
  }
}
