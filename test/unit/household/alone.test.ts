import { expect, it } from "vitest";
import { countryOf } from "../../../src/countries/index.ts";
import { Households } from "../../../src/household/household.ts";
import { threadWorkspace } from "../../../src/library/generator.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";

/** The share of men among people of 65 or more who live alone. */
function menAlone(code: "us" | "de" | "ru" | "fr"): number {
  const spec = {
    country: countryOf(code),
    referenceDate: { year: 2026, month: 1, day: 1 },
    ages: { min: 65, max: 80 },
  };
  const rng = new Rng(keyOf("test", "alone"));
  const households = new Households(rng, threadWorkspace(), { kind: "single", size: 1, spec });
  const people = Array.from({ length: 3_000 }, (_, index) =>
    households.at(index).map(({ person }) => person.bearer.sex),
  );
  return people.flat().filter((sex) => sex === "male").length / people.length;
}

it("a third of the old people who live alone in the United States are men, as the Administration on Aging says", () => {
  // A Profile of Older Americans, 2013: 3.7 of 12.1 million.
  expect(menAlone("us")).toBeGreaterThan(0.306 * 0.75);
  expect(menAlone("us")).toBeLessThan(0.306 * 1.25);
});

it("fewer of them are men where men die young", () => {
  expect(menAlone("ru")).toBeLessThan(0.3);
  expect(menAlone("ru")).toBeLessThan(menAlone("fr") - 0.05);
  expect(menAlone("de")).toBeLessThan(0.42);
});
