import { dataVersion } from "../identity/field.ts";
import { householdCount } from "../schema/bounds.ts";
import type { MemberRecord } from "../service/household.ts";
import type { Replay } from "./people.ts";
import type { HouseholdRequest, HouseholdsRequest } from "./request.ts";
import { answer } from "./request-error.ts";
import { sequence } from "./sequence.ts";
import { newSeed, service, today } from "./service.ts";

/** People who belong together, the first of whom the constraints describe. */
export type Household = readonly MemberRecord[];

/** Households that are drawn lazily; each iteration gives the same ones. */
export interface Households extends Iterable<Household>, Replay {}

/** Draws the members of one household, as the service gives them. Throws RequestError. */
export function household(request: HouseholdRequest = {}): Household {
  return answer(() => service.household({ ...request })).members;
}

/** Draws households lazily, in batches of 100. Throws RequestError at once, before any is read. */
export function households(request: HouseholdsRequest = {}): Households {
  const { count, first_index = 0, seed = newSeed(), reference_date = today(), ...fields } = request;
  const template = { ...fields, seed, reference_date };
  const chunks = sequence({ count, first_index }, householdCount, (range) => service.streamHouseholds(template, range));
  return {
    seed,
    reference_date,
    data_version: dataVersion,
    *[Symbol.iterator]() {
      for (const chunk of chunks()) yield* answer(() => chunk.draw()).households;
    },
  };
}
