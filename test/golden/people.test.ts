import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { countries } from "../../src/countries/index.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import { dataVersion } from "../../src/person/field.ts";
import type { Identity } from "../../src/person/identity.ts";

/** One person of each country and gender. */
interface Golden {
  readonly dataVersion: string;
  readonly people: Readonly<Record<string, Identity>>;
}

const file = new URL("people.json", import.meta.url);
const service = createIdentityService({ newSeed: () => "golden", today: () => ({ year: 2026, month: 1, day: 1 }) });
const today: Golden = {
  dataVersion,
  people: Object.fromEntries(
    countries.flatMap(({ code }) =>
      ["female", "male"].map((gender) => [`${code} ${gender}`, service.generate({ country: code, gender }).identity]),
    ),
  ),
};

if (process.env.UPDATE_GOLDEN === "1") writeFileSync(file, `${JSON.stringify(today, null, 2)}\n`);
const golden: Golden = JSON.parse(readFileSync(file, "utf8"));

it("The golden people are of this data version; if not, write them anew with UPDATE_GOLDEN=1", () => {
  expect(golden.dataVersion).toBe(dataVersion);
});

it.each(Object.keys(today.people))(
  "The golden person %s has not moved; if meant to, raise dataVersion in src/person/field.ts and say so in the CHANGELOG",
  (key) => {
    expect(today.people[key]).toEqual(golden.people[key]);
  },
);

it("The golden people are one of each country and gender", () => {
  expect(Object.keys(golden.people)).toEqual(Object.keys(today.people));
  expect(JSON.stringify(golden.people)).toBe(JSON.stringify(today.people));
});
