import type { BloodType, CardBrand } from "../countries/country.ts";
import type { PhoneRange } from "../countries/phone-ranges.ts";
import type { HouseholdKind } from "../household/kinds.ts";

/** Code of a country such as `jp`, as `countries()` lists them; any other is refused. */
export type CountryCode = string;

/** Constraints of people, under the service's field names. Omitted fields are sampled. */
export interface Constraints {
  /** Default `random`. */
  readonly gender?: "male" | "female" | "random" | undefined;
  readonly country?: CountryCode | undefined;
  /** 1 to 64 characters. The same seed draws the same people; without one, a random one is generated for each call. */
  readonly seed?: string | undefined;
  /** The day from which ages are computed, `YYYY-MM-DD`. Default: today in UTC. */
  readonly reference_date?: string | undefined;
  /** 18 to 90, default 18. */
  readonly min_age?: number | undefined;
  /** 18 to 90, default 80. */
  readonly max_age?: number | undefined;
  /** First birth date, `YYYY-MM-DD`. */
  readonly born_from?: string | undefined;
  /** Last birth date, `YYYY-MM-DD`. */
  readonly born_to?: string | undefined;
  /** Name or abbreviation. It needs `country`, as the two below do. */
  readonly state?: string | undefined;
  readonly city?: string | undefined;
  /** A postal code, or how it begins. */
  readonly postal_code?: string | undefined;
  readonly card_brand?: CardBrand | undefined;
  readonly blood_type?: BloodType | undefined;
  readonly phone_range?: PhoneRange | undefined;
  /** Whether name, street, city and state are written in the country's letters or in Latin ones. */
  readonly script?: "native" | "latin" | undefined;
  /** Adds the parts of name, address and card. */
  readonly details?: boolean | undefined;
  /** Up to 16 names of further values, such as `company.name`. */
  readonly extra?: readonly string[] | undefined;
  /** The version of the data that draws these people; any other than this package's is refused. */
  readonly data_version?: string | undefined;
}

/** One person of a seed. */
export interface PersonRequest extends Constraints {
  /** Which person of the seed: 0 to 4,294,967,295, default 0. */
  readonly index?: number | undefined;
  /** Up to 5 rules to break on purpose. */
  readonly violate?: readonly string[] | undefined;
}

/** Consecutive people of a seed. */
export interface PeopleRequest extends Constraints {
  /** How many. Default: all that the seed has from the first index. */
  readonly count?: number | undefined;
  /** Index of the first, default 0. */
  readonly first_index?: number | undefined;
  readonly violate?: readonly string[] | undefined;
}

/** One household of a seed. The constraints are those of its first member. */
export interface HouseholdRequest extends Constraints {
  readonly kind?: HouseholdKind | undefined;
  /** Members, 1 to 8. */
  readonly size?: number | undefined;
  /** Which household of the seed: 0 to 536,870,911, default 0. */
  readonly index?: number | undefined;
}

/** Consecutive households of a seed. */
export interface HouseholdsRequest extends Constraints {
  readonly kind?: HouseholdKind | undefined;
  readonly size?: number | undefined;
  readonly count?: number | undefined;
  readonly first_index?: number | undefined;
}

/** Which places of a country are listed. */
export interface PlacesRequest {
  readonly country: CountryCode;
  /** How the name begins, or a word of it begins, in the country's letters or Latin ones. */
  readonly query?: string | undefined;
  /** Name or abbreviation. */
  readonly state?: string | undefined;
  /** 1 to 1,000, default 100. */
  readonly limit?: number | undefined;
}

/** How a record is checked. */
export interface VerifyRequest {
  readonly country: CountryCode;
  /** The day from which the record's age is computed, `YYYY-MM-DD`. Default: today in UTC. */
  readonly reference_date?: string | undefined;
}
