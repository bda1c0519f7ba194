import { expect, it } from "vitest";
import { countryOf } from "../../../src/countries/index.ts";
import { Households } from "../../../src/household/household.ts";
import { threadWorkspace } from "../../../src/library/generator.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";

it.each(["de", "fr", "jp", "ru"] as const)("most children of %s who moved out live in another town", (code) => {
  const spec = {
    country: countryOf(code),
    referenceDate: { year: 2026, month: 1, day: 1 },
    ages: { min: 18, max: 80 },
  };
  const rng = new Rng(keyOf("test", "moved out"));
  const households = new Households(rng, threadWorkspace(), { kind: "family", size: undefined, spec });
  const moved = Array.from({ length: 800 }, (_, index) => households.at(index)).flatMap((members) =>
    members.filter(({ livesHere }) => !livesHere).map(({ person }) => ({ person, home: members[0]?.person })),
  );
  expect(moved.length).toBeGreaterThan(30);
  const elsewhere = moved.filter(({ person, home }) => person.place !== home?.place).length / moved.length;
  expect(elsewhere).toBeGreaterThan(0.5);
  expect(elsewhere).toBeLessThan(0.9);
  const inState = moved.filter(({ person, home }) => person.place.state === home?.place.state).length / moved.length;
  expect(inState).toBeGreaterThan(0.5);
  for (const { person, home } of moved) expect(person.identity.address.street).not.toBe(home?.identity.address.street);
});
