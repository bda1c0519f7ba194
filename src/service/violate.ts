import type { Country } from "../countries/country.ts";
import { countries } from "../countries/index.ts";
import { oneOf } from "../schema/meant.ts";
import type { Refuse } from "../schema/read.ts";
import { areExclusive, breakableRules } from "../verify/violate.ts";

/** Breaks a rule that the seed selects. */
const ANY = "any";

/**
 * Names of rules to break on purpose. Without a country, only rules that can be broken for every country are valid.
 */
export function readViolate(
  rules: readonly string[] = [],
  country: Country | undefined,
  refuse: Refuse,
): readonly string[] {
  if (rules.length === 0) return rules;
  if (rules.includes(ANY) && rules.length > 1)
    refuse("violate", `must not combine '${ANY}' with other rules`, "CONFLICT");
  const possible = country === undefined ? breakableEverywhere() : breakableRules(country);
  const unknown = rules.filter((rule) => rule !== ANY && !possible.includes(rule));
  if (unknown.length > 0) {
    const where = country === undefined ? "for all countries" : `for ${country.name}`;
    const message = `has a rule that cannot be broken ${where}; these can: ${oneOf([ANY, ...possible])}`;
    refuse("violate", message, "UNKNOWN_VALUE");
    return [];
  }
  const [first = countries[0]] = [country];
  for (const [at, rule] of rules.entries()) {
    const other = rules.slice(0, at).find((earlier) => first !== undefined && areExclusive(first, earlier, rule));
    if (other !== undefined)
      refuse(
        "violate",
        `must not have both ${other} and ${rule}: breaking one makes the other impossible to check`,
        "CONFLICT",
      );
  }
  return rules;
}

/** The rules that can be broken for every country. */
export function breakableEverywhere(): readonly string[] {
  const [first, ...others] = countries.map(breakableRules);
  return (first ?? []).filter((rule) => others.every((rules) => rules.includes(rule)));
}
