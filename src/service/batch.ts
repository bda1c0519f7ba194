/** What draws the same people again. */
export interface Replay {
  readonly seed: string;
  /** `YYYY-MM-DD`. */
  readonly referenceDate: string;
  readonly dataVersion: string;
}

/** Consecutive people or households of a valid request that are not drawn yet, so that the limit can be asked first. */
export interface Batch<Drawn> {
  /** Calls that they cost of the caller's allowance. */
  readonly calls: number;
  draw(): Drawn;
  /** The same in batches of up to 100, so that other work can come between them. */
  chunks(): Iterable<Batch<Drawn>>;
}

/** People or households in one chunk of a stream, and for one call of the allowance. */
const chunkSize = 100;

/** A batch of what `draw` draws from an index on. */
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

/** Everything from an index up to another, in batches of up to 100. */
export function* chunksOf<Drawn>(
  firstIndex: number,
  end: number,
  draw: (firstIndex: number, count: number) => Drawn,
): Generator<Batch<Drawn>> {
  for (let index = firstIndex; index < end; index += chunkSize) {
    yield batchOf(index, Math.min(chunkSize, end - index), draw);
  }
}
