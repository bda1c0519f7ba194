import { dataVersion } from "../identity/field.ts";
import type { Identity } from "../identity/identity.ts";
import type { PeopleRequest, PersonRequest } from "./request.ts";
import { answer } from "./request-error.ts";
import { sequence, wholeNumber } from "./sequence.ts";
import { newSeed, service, today } from "./service.ts";

/** The seed, day and data version that draw the same people or households again. */
export interface Replay {
  readonly seed: string;
  /** `YYYY-MM-DD`. */
  readonly reference_date: string;
  readonly data_version: string;
}

/** People who are drawn lazily; each iteration gives the same ones. */
export interface People extends Iterable<Identity>, Replay {}

/** Indexes of people are unsigned 32-bit numbers. */
const indexes = 2 ** 32;

/** Draws one person: the record that the service gives for the same request. Throws RequestError. */
export function person(request: PersonRequest = {}): Identity {
  const { index = 0, ...fields } = request;
  const found = wholeNumber("index", index, indexes - 1);
  const range = { count: 1, firstIndex: found.length === 0 ? index : 0 };
  const { identities } = answer(() => service.batch({ gender: "random", ...fields }, range).draw(), found);
  const [identity] = identities;
  if (identity === undefined) throw new RangeError("a batch of one has a person");
  return identity;
}

/**
 * Draws people lazily, in batches of 100: person i has index `first_index` + i of the seed. Throws RequestError at once,
 * before any is read.
 */
export function people(request: PeopleRequest = {}): People {
  const { count, first_index = 0, seed = newSeed(), reference_date = today(), ...fields } = request;
  const template = { gender: "random", ...fields, seed, reference_date };
  const chunks = sequence({ count, first_index }, indexes, (range) => service.stream(template, range));
  return {
    seed,
    reference_date,
    data_version: dataVersion,
    *[Symbol.iterator]() {
      for (const chunk of chunks()) yield* answer(() => chunk.draw()).identities;
    },
  };
}
