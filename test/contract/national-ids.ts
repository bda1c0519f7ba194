import { factsOf } from "./facts.ts";
import type { Rule } from "./subject.ts";

export const nationalIdRules: readonly Rule[] = [
  {
    name: "national_id: the country's form, in the range that is never issued",
    holds: ({ person, country }) => factsOf(country.code).nationalId.form.test(person.national_id),
  },
  {
    name: "national_id: right by an independent check digit",
    holds: ({ person, country }) => hasRightCheckDigit(country.code, person.national_id) ?? true,
  },
  {
    name: "national_id: agrees with the bearer's data that it encodes",
    holds: (subject) => factsOf(subject.country.code).nationalId.encodesBearer?.(subject) ?? true,
  },
  {
    name: "national_id: accepted or refused by validators as documented",
    holds({ person, country }) {
      const { validator } = factsOf(country.code).nationalId;
      return validator === undefined || validator.validate(person.national_id) === validator.accepts;
    },
  },
];

/** Undefined where the number has no check digit. */
export function hasRightCheckDigit(code: string, id: string): boolean | undefined {
  return factsOf(code).nationalId.checksum?.(withoutSeparators(id));
}

/** What an independent validator says of the number; undefined where there is none. */
export function isValidId(code: string, id: string): boolean | undefined {
  return factsOf(code).nationalId.validator?.validate(id);
}

export function withoutSeparators(id: string): string {
  return id.replace(/[ -]/g, "");
}
