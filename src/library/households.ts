import type { MemberRecord } from "../household/member.ts";
import { householdCount } from "../schema/bounds.ts";
import type { HouseholdRequest, HouseholdsRequest } from "./request.ts";
import { answer, requestOf } from "./request-error.ts";
import { type Sequence, sequence } from "./sequence.ts";
import { service } from "./service.ts";

/** People who belong together, the first of whom the constraints describe. */
export type Household = readonly MemberRecord[];

/** Households that are drawn lazily; each iteration gives the same ones. */
export interface Households extends Sequence<Household> {}

/** Draws the members of one household, as the service gives them. Throws RequestError. */
export function household(request: HouseholdRequest = {}): Household {
  return answer(() => service.household({ ...requestOf(request, { name: "household", number: "index" }) })).members;
}

/** Draws households lazily. Throws RequestError at once, before any is read. */
export function households(request: HouseholdsRequest = {}): Households {
  const call = { name: "households", number: "count", after: ".toArray()" };
  const { count, first_index = 0, ...fields } = requestOf(request, call);
  return sequence({ name: "households", count, first_index }, householdCount, (range) =>
    service.streamHouseholds(fields, range),
  );
}
