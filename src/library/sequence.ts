import type { Range } from "../service/batch.ts";
import type { Violation } from "../service/refusal.ts";
import { answer } from "./request-error.ts";

/** The violation of a field that is no whole number from 0 to `max`; none if it is one. */
export function wholeNumber(field: string, value: number, max: number): readonly Violation[] {
  if (Number.isInteger(value) && value >= 0 && value <= max) return [];
  return [{ field, message: `must be a whole number from 0 to ${max}` }];
}

/**
 * Checks a range of indexes and the request that `stream` reads, then returns a function that starts the stream anew.
 * Throws RequestError.
 */
export function sequence<Chunk>(
  { count, first_index }: { readonly count: number | undefined; readonly first_index: number },
  indexes: number,
  stream: (range: Range) => Iterable<Chunk>,
): () => Iterable<Chunk> {
  const found = [
    ...(count === undefined ? [] : wholeNumber("count", count, indexes)),
    ...wholeNumber("first_index", first_index, indexes - 1),
  ];
  // A stream of 0 goes on to the last index.
  const range = found.length === 0 ? { count: count ?? 0, firstIndex: first_index } : { count: 1, firstIndex: 0 };
  answer(() => stream(range), found);
  return () => (count === 0 ? [] : stream(range));
}
