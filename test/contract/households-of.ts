import { Households } from "../../src/household/household.ts";
import type { HouseholdKind } from "../../src/household/kinds.ts";
import type { Member } from "../../src/household/members.ts";
import { threadWorkspace } from "../../src/library/generator.ts";
import type { Spec } from "../../src/person/spec.ts";
import { Rng } from "../../src/random/rng.ts";
import { keyOf } from "../../src/random/seed.ts";
import { countryNamed } from "./every-country.ts";

export type Home = readonly Member[];

/** Households of a country, of all kinds or of one, around a person of 18 to 90 unless the fields say otherwise. */
export function householdsOf(
  code: string,
  count: number,
  kind?: HouseholdKind,
  fields: Partial<Spec> = {},
): readonly Home[] {
  const referenceDate = { year: 2026, month: 11, day: 25 };
  const spec = { country: countryNamed(code), referenceDate, ages: { min: 18, max: 90 }, ...fields };
  const drawing = new Households(new Rng(keyOf("reader", code)), threadWorkspace(), { spec, kind, size: undefined });
  return Array.from({ length: count }, (_, index) => drawing.at(index));
}

export const ageOf = ({ person }: Member): number => person.identity.dob.age;

/** The share of couples of which both bear one family name, in percent. */
export function shareOfOneName(couples: readonly Home[]): number {
  const same = couples.filter(([one, other]) => one?.person.name.mailFamily === other?.person.name.mailFamily);
  return (100 * same.length) / couples.length;
}
