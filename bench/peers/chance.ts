import { createRequire } from "node:module";
import { record, type Whole } from "./own-parts.ts";

/** What is used here of a package without typings. */
interface Chance {
  address(): string;
  city(): string;
  state(options?: { readonly full: boolean }): string;
  zip(): string;
  country(options: { readonly full: boolean }): string;
  cc(options?: { readonly type: string }): string;
  cc_type(): string;
  exp(): string;
  email(options?: { readonly domain: string }): string;
  gender(): string;
  name(options?: { readonly gender: string }): string;
  phone(options?: { readonly country: string }): string;
  ssn(): string;
  birthday(): Date;
  integer(bounds: { readonly min: number; readonly max: number }): number;
}

// cast: the package has no typings.
export const { Chance } = createRequire(import.meta.url)("chance") as {
  readonly Chance: new (seed?: number) => Chance;
};
const chance = new Chance();
const whole: Whole = (min, max) => chance.integer({ min, max });

export const person = (): unknown =>
  record(
    {
      street: chance.address(),
      city: chance.city(),
      state: chance.state({ full: true }),
      stateAbbreviation: chance.state(),
      zip: chance.zip(),
      country: chance.country({ full: true }),
      cardNumber: chance.cc(),
      cardBrand: chance.cc_type(),
      cardExpiry: chance.exp(),
      email: chance.email(),
      gender: chance.gender(),
      name: chance.name(),
      phone: chance.phone(),
      born: chance.birthday().toISOString().slice(0, 10),
    },
    whole,
  );
