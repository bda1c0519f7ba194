import { createRequire } from "node:module";
import { record, type Whole } from "./own-parts.ts";

/** What is used here of a package without typings; its properties draw anew at each reading. */
interface Casual {
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly state_abbr: string;
  readonly country: string;
  readonly card_type: string;
  readonly card_exp: string;
  readonly email: string;
  readonly full_name: string;
  readonly phone: string;
  zip(): string;
  seed(seed: number): void;
  card_number(vendor?: string): string;
  date(): string;
  integer(min: number, max: number): number;
}

// cast: the package has no typings that agree with it.
export const casual = createRequire(import.meta.url)("casual") as Casual;
const whole: Whole = (min, max) => casual.integer(min, max);

export const person = (): unknown =>
  record(
    {
      street: casual.address1,
      city: casual.city,
      state: casual.state,
      stateAbbreviation: casual.state_abbr,
      zip: casual.zip(),
      country: casual.country,
      cardNumber: casual.card_number(),
      cardBrand: casual.card_type,
      cardExpiry: casual.card_exp,
      email: casual.email,
      gender: whole(0, 1) === 0 ? "male" : "female",
      name: casual.full_name,
      phone: casual.phone,
      born: casual.date(),
    },
    whole,
  );
