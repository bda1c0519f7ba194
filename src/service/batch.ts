/** The seed, day and data version that draw the same people or households again. */
export interface Replay {
  readonly seed: string;
  /** `YYYY-MM-DD`. */
  readonly referenceDate: string;
  readonly dataVersion: string;
}

/**
 * Consecutive people or households of a valid request that have not been drawn yet, so that the rate limit can be
 * checked first.
 */
export interface Batch<Drawn> {
  /** Calls that the batch costs of the client's rate limit. */
  readonly calls: number;
  draw(): Drawn;
  /** The people or households of this batch in batches of up to 100, so that the event loop can run between them. */
  chunks(): Iterable<Batch<Drawn>>;
}

/** People or households in one chunk of a stream, and per call of the rate limit. */
const chunkSize = 100;

/** A batch of the people or households that `draw` draws from an index on. */
export function batchOf<Drawn>(
  firstIndex: number,
  count: number,
  draw: (firstIndex: number, count: number) => Drawn,
): Batch<Drawn> {
  return {
    calls: Math.ceil(count / chunkSize),
    draw: () => draw(firstIndex, count),
    chunks: () => chunksOf(firstIndex, firstIndex + count, draw),
  };
}

/** People or households from an index up to another, in batches of up to 100. */
export function* chunksOf<Drawn>(
  firstIndex: number,
  end: number,
  draw: (firstIndex: number, count: number) => Drawn,
): Generator<Batch<Drawn>> {
  for (let index = firstIndex; index < end; index += chunkSize) {
    yield batchOf(index, Math.min(chunkSize, end - index), draw);
  }
}
