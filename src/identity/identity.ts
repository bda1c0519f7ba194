import type { BloodType, CardBrand, Sex } from "../countries/country.ts";
import type { IdentityDetails } from "./details.ts";

/** One fictitious person under the published field names, in their order: exactly the plain JSON response. */
export interface Identity {
  readonly address: Address;
  readonly blood_type: BloodType;
  readonly credit_card: CreditCard;
  readonly dob: DateOfBirth;
  readonly email: string;
  readonly gender: Sex;
  readonly height: Height;
  readonly name: string;
  readonly national_id: string;
  readonly phone: string;
  /** `/avatar/<group>/<number>`, relative to the service. */
  readonly photo_url: string;
  readonly weight: Weight;
  /** Where the request asks for them. */
  readonly details?: IdentityDetails;
  /** Further values by their names, where the request asks for them. */
  readonly extra?: Readonly<Record<string, string>>;
  /** The rules that are broken on purpose, where the request asks for it. */
  readonly violated?: readonly string[];
}

export interface Address {
  readonly city: string;
  readonly country: string;
  readonly state_abbreviation: string;
  readonly state_name: string;
  readonly street: string;
  readonly zip: string;
}

export interface CreditCard {
  /** Three digits. */
  readonly cvv: string;
  /** `MM/YY`. */
  readonly expiry: string;
  /** Sixteen digits. */
  readonly number: string;
  readonly provider_bank: CardBrand;
}

export interface DateOfBirth {
  /** Completed years on the reference date. */
  readonly age: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly day: string;
  readonly month: string;
  readonly zodiac: string;
}

export interface Height {
  readonly cm: number;
  readonly feet: number;
  readonly inches: number;
  readonly m: number;
}

export interface Weight {
  readonly kg: number;
  readonly lbs: number;
}
