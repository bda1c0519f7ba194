import type { Identity } from "../../identity/identity.ts";
import type { MemberRecord } from "../../service/household.ts";

/** What a field holds: how formats with types write it. A date is `YYYY-MM-DD`. */
export type Kind = "text" | "integer" | "decimal" | "date" | "texts" | "flag";

/** Undefined for what a person does not have, such as a middle name. */
export type Value = string | number | boolean | readonly string[] | undefined;

/** A person as the row of a table, with the place in a household; undefined for people who are drawn alone. */
export interface Row extends Identity {
  readonly member?: Membership;
}

/** A member without its record. */
export interface Membership extends Omit<MemberRecord, "identity"> {
  /** Index of the household. */
  readonly household: number;
}

/** A field that holds no others. */
export interface Field {
  /** The published name, nested with dots. */
  readonly path: string;
  readonly kind: Kind;
  /** Whether there may be people without it. */
  readonly isOptional?: true;
  /** Its value in a record. */
  of(person: Row): Value;
}

function text(path: string, of: (person: Identity) => string): Field {
  return { path, kind: "text", of };
}

function number(path: string, kind: "integer" | "decimal", of: (person: Identity) => number): Field {
  return { path, kind, of };
}

/**
 * The fields of every record, in its order. Each has a function, because reading fields by name takes twice as long when
 * writing CSV.
 */
export const commonFields: readonly Field[] = [
  text("address.city", ({ address }) => address.city),
  text("address.country", ({ address }) => address.country),
  text("address.state_abbreviation", ({ address }) => address.state_abbreviation),
  text("address.state_name", ({ address }) => address.state_name),
  text("address.street", ({ address }) => address.street),
  text("address.zip", ({ address }) => address.zip),
  text("blood_type", ({ blood_type }) => blood_type),
  text("credit_card.cvv", ({ credit_card }) => credit_card.cvv),
  text("credit_card.expiry", ({ credit_card }) => credit_card.expiry),
  text("credit_card.number", ({ credit_card }) => credit_card.number),
  text("credit_card.provider_bank", ({ credit_card }) => credit_card.provider_bank),
  number("dob.age", "integer", ({ dob }) => dob.age),
  { path: "dob.date", kind: "date", of: ({ dob }) => dob.date },
  text("dob.day", ({ dob }) => dob.day),
  text("dob.month", ({ dob }) => dob.month),
  text("dob.zodiac", ({ dob }) => dob.zodiac),
  text("email", ({ email }) => email),
  text("gender", ({ gender }) => gender),
  number("height.cm", "integer", ({ height }) => height.cm),
  number("height.feet", "integer", ({ height }) => height.feet),
  number("height.inches", "integer", ({ height }) => height.inches),
  number("height.m", "decimal", ({ height }) => height.m),
  text("name", ({ name }) => name),
  text("national_id", ({ national_id }) => national_id),
  text("phone", ({ phone }) => phone),
  text("photo_url", ({ photo_url }) => photo_url),
  number("weight.kg", "integer", ({ weight }) => weight.kg),
  number("weight.lbs", "integer", ({ weight }) => weight.lbs),
];
