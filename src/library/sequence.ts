import type { Range, Stream } from "../service/batch.ts";
import type { Violation } from "../service/refusal.ts";
import { answer } from "./request-error.ts";

/** The seed, day and data version that draw the same people or households again. */
export interface Replay {
  readonly seed: string;
  /** `YYYY-MM-DD`. */
  readonly reference_date: string;
  readonly data_version: string;
}

/** The violation of a field that is no whole number from 0 to `max`; none if it is one. */
export function wholeNumber(field: string, value: number, max: number): readonly Violation[] {
  if (Number.isInteger(value) && value >= 0 && value <= max) return [];
  return [{ field, message: `must be a whole number from 0 to ${max}` }];
}

/** How the people or households of a sequence are drawn. */
interface Drawn<Chunk, Item> {
  open(range: Range): Stream<Chunk>;
  of(chunk: Chunk): readonly Item[];
}

/** People or households from an index on, drawn lazily; each iteration gives the same ones. Throws RequestError at once. */
export function sequence<Chunk, Item>(
  { count, first_index }: { readonly count: number | undefined; readonly first_index: number },
  indexes: number,
  { open, of }: Drawn<Chunk, Item>,
): Iterable<Item> & Replay {
  const found = [
    ...(count === undefined ? [] : wholeNumber("count", count, indexes)),
    ...wholeNumber("first_index", first_index, indexes - 1),
  ];
  // A stream of 0 goes on to the last index.
  const range = found.length === 0 ? { count: count ?? 0, firstIndex: first_index } : { count: 1, firstIndex: 0 };
  const stream = answer(() => open(range), found);
  const { seed, referenceDate, dataVersion } = stream.replay;
  return {
    seed,
    reference_date: referenceDate,
    data_version: dataVersion,
    *[Symbol.iterator]() {
      if (count !== 0) for (const chunk of stream) yield* of(answer(() => chunk.draw()));
    },
  };
}
