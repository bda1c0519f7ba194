import fc from "fast-check";
import { countries } from "../../src/countries/index.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import type { People, RequestFields } from "../../src/service/service.ts";

export const service = createIdentityService({
  newSeed: () => "fresh",
  today: () => ({ year: 2026, month: 11, day: 20 }),
});

/** People of a request, and ranges of up to 256 of them. */
export function drawn(fields: RequestFields, count: number) {
  const range = { firstIndex: 0, count };
  const people: People = service.stream({ gender: "random", ...fields }, range);
  return { people, ranges: [...people.parts(range, 256)] };
}

/** Countries as the rows of a test. */
export const byName = countries.map(({ code, name }) => [name, code] as const);

/** Fields of requests. */
export const anyFields = fc.record(
  {
    seed: fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).filter((seed) => seed.trim() !== ""),
    country: fc.constantFrom(...countries.map(({ code }) => code)),
    gender: fc.constantFrom("female", "male", "random"),
    script: fc.constantFrom("native", "latin"),
    blood_type: fc.constantFrom("O+", "AB-"),
    min_age: fc.integer({ min: 18, max: 60 }),
    details: fc.boolean(),
    extra: fc.uniqueArray(fc.constantFrom("company.name", "lorem.paragraphs", "internet.userAgent"), { maxLength: 3 }),
    violate: fc.uniqueArray(fc.constantFrom("card.luhn", "dob.age", "email.form"), { maxLength: 1 }),
  },
  { requiredKeys: ["seed", "details", "extra", "violate"] },
);
