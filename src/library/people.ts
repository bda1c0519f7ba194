import type { Identity } from "../person/identity.ts";
import { indexes } from "../schema/bounds.ts";
import type { PeopleRequest, PersonRequest } from "./request.ts";
import { answer, requestOf } from "./request-error.ts";
import { type Sequence, sequence, wholeNumber } from "./sequence.ts";
import { service } from "./service.ts";

/** People who are drawn lazily; each iteration gives the same ones. */
export interface People extends Sequence<Identity> {}

/** Draws one person: the record that the service gives for the same request. Throws RequestError. */
export function person(request: PersonRequest = {}): Identity {
  const { index = 0, ...fields } = requestOf(request, { name: "person", number: "index" });
  const found = wholeNumber("index", index, indexes - 1);
  const options = found.length === 0 ? { index } : {};
  return answer(() => service.generate({ gender: "random", ...fields }, options).identity, found);
}

/** Draws people lazily: person i has index `first_index` + i of the seed. Throws RequestError at once. */
export function people(request: PeopleRequest = {}): People {
  const call = { name: "people", number: "count", after: ".toArray()" };
  const { count, first_index = 0, ...fields } = requestOf(request, call);
  const template = { gender: "random", ...fields };
  return sequence({ name: "people", count, first_index }, indexes, (range) => service.stream(template, range));
}
