import { perCountry } from "../countries/country.ts";
import type { Rule } from "./rule.ts";
import { addressRules } from "./rules/address.ts";
import { birthRules } from "./rules/birth.ts";
import { bodyRules } from "./rules/body.ts";
import { cardRules } from "./rules/card.ts";
import { contactRules } from "./rules/contact.ts";
import { detailsRules } from "./rules/details.ts";
import { locationRule } from "./rules/location.ts";
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
  ...detailsRules,
  locationRule,
];

export const rulesOf = perCountry((country): readonly Rule[] => [...sharedRules, ...nationalIdRules(country)]);
