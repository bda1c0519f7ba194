import type { Input } from "../schema/field.ts";
import type { householdRequest, personRequest, placesRequest, verifyRequest } from "../schema/request.ts";

export type { CountryCode } from "../countries/index.ts";

/** Constraints of people, under the service's field names. Omitted fields are sampled. */
export interface Constraints extends Input<typeof personRequest> {}

/** One person of a seed. */
export interface PersonRequest extends Constraints {
  /** Which person of the seed: 0 to 4,294,967,295, default 0. */
  readonly index?: number | undefined;
}

/** Consecutive people of a seed. */
export interface PeopleRequest extends Constraints {
  /** How many. Default: all that the seed has from the first index. */
  readonly count?: number | undefined;
  /** Index of the first, default 0. */
  readonly first_index?: number | undefined;
}

/** One household of a seed. The constraints are those of its first member. */
export interface HouseholdRequest extends Input<typeof householdRequest> {}

/** Consecutive households of a seed. */
export interface HouseholdsRequest extends Input<Omit<typeof householdRequest, "index">> {
  readonly count?: number | undefined;
  readonly first_index?: number | undefined;
}

type With<Request, Name extends keyof Request> = Request & { readonly [N in Name]-?: NonNullable<Request[N]> };

/** Which places of a country are listed. */
export type PlacesRequest = With<Input<typeof placesRequest>, "country">;

/** How a record is checked. */
export type VerifyRequest = With<Input<typeof verifyRequest>, "country">;
