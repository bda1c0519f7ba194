import { createRequire } from "node:module";
import { record, type Whole } from "./own-parts.ts";

/** What is used here of a package without typings. */
interface Chance {
  address(): string;
  city(): string;
  state(options?: { readonly full: boolean }): string;
  zip(): string;
  country(options: { readonly full: boolean }): string;
  cc(): string;
  cc_type(): string;
  exp(): string;
  email(): string;
  gender(): string;
  name(): string;
  phone(): string;
  birthday(): Date;
  integer(bounds: { readonly min: number; readonly max: number }): number;
}

const { Chance } = createRequire(import.meta.url)("chance") as { readonly Chance: new () => Chance };
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
