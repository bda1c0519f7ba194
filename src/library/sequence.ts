import type { Drawing } from "../service/people.ts";
import type { Range } from "../service/price.ts";
import type { Violation } from "../service/refusal.ts";
import { answer, RequestError } from "./request-error.ts";

/** The seed, day and data version that draw the same people or households again. */
export interface Replay {
  readonly seed: string;
  /** `YYYY-MM-DD`. */
  readonly reference_date: string;
  readonly data_version: string;
}

/** People or households that are drawn lazily; each iteration gives the same ones. */
export interface Sequence<Item> extends Iterable<Item>, Replay {
  /** All of them. Throws RequestError if no count was given. */
  toArray(): Item[];
}

/** What arrays have and a sequence lacks. */
const ofArrays = ["length", ..."at every filter find flatMap forEach includes join map reduce slice some".split(" ")];

export function wholeNumber(field: string, value: number, max: number): readonly Violation[] {
  if (Number.isInteger(value) && value >= 0 && value <= max) return [];
  return [{ field, message: `must be a whole number from 0 to ${max}`, reason: "OUT_OF_RANGE" }];
}

/** Lazily drawn people or households from an index on. Throws RequestError at once. */
export function sequence<Item>(
  {
    name,
    count,
    first_index,
  }: { readonly name: string; readonly count: number | undefined; readonly first_index: number },
  indexes: number,
  open: (range: Range) => Drawing<Item, never>,
): Sequence<Item> {
  const found = [
    ...(count === undefined ? [] : wholeNumber("count", count, indexes)),
    ...wholeNumber("first_index", first_index, indexes - 1),
  ];
  // A count of 0 streams to the last index.
  const range = found.length === 0 ? { count: count ?? 0, firstIndex: first_index } : { count: 1, firstIndex: 0 };
  const drawing = answer(() => open(range), found);
  const { seed, referenceDate, dataVersion } = drawing.replay;
  const refuse = (message: string): never => {
    throw new RequestError([{ field: "", message, reason: "FIELD_REQUIRED" }]);
  };
  const drawn: Sequence<Item> = {
    seed,
    reference_date: referenceDate,
    data_version: dataVersion,
    toArray: () =>
      count === undefined ? refuse(`toArray needs a count: ${name}({ count: 3 }).toArray()`) : [...drawn],
    *[Symbol.iterator]() {
      if (count === 0) return;
      const { firstIndex, count: all } = drawing.whole(range);
      for (let done = 0; done < all; done++)
        yield* answer(() => [...drawing.draw({ firstIndex: firstIndex + done, count: 1 })]);
    },
  };
  const example = `${name}({ count: ${count ?? 3} }).toArray()`;
  for (const member of ofArrays) {
    const get = (): never => refuse(`${name} draws lazily and returns no array: ${example}.${member}`);
    Object.defineProperty(drawn, member, { get });
  }
  return drawn;
}
