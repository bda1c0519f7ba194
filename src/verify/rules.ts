import type { Country } from "../countries/country.ts";
import type { Rule } from "./rule.ts";
import { addressRules } from "./rules/address.ts";
import { birthRules } from "./rules/birth.ts";
import { bodyRules } from "./rules/body.ts";
import { cardRules } from "./rules/card.ts";
import { contactRules } from "./rules/contact.ts";
import { nameRules } from "./rules/name.ts";
import { nationalIdRules } from "./rules/national-id.ts";
import { photoRules } from "./rules/photo.ts";

/** The rules that all countries share, in the order in which they are checked. */
export const sharedRules: readonly Rule[] = [
  ...nameRules,
  ...birthRules,
  ...bodyRules,
  ...addressRules,
  ...contactRules,
  ...cardRules,
  ...photoRules,
];

/** The rules of a country: the shared ones, then those of its national number. */
export function rulesOf(country: Country): readonly Rule[] {
  const rules = byCountry.get(country.code) ?? [...sharedRules, ...nationalIdRules(country)];
  byCountry.set(country.code, rules);
  return rules;
}

/** One list a country, made when it is first needed. */
const byCountry = new Map<string, readonly Rule[]>();
