import { expect, it } from "vitest";
import { countryOf } from "../../../src/countries/index.ts";
import { Households } from "../../../src/household/household.ts";
import { threadWorkspace } from "../../../src/library/generator.ts";
import { kilometres } from "../../../src/person/places/around.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";

/** Of adults in France who do not live with their parents, 44 % are within half an hour of them, 32 % beyond two hours (INSEE). */
const near = { share: 0.44, kilometres: 20 };
const far = { share: 0.32, kilometres: 150 };

it.each(["us", "fr", "jp", "ru"] as const)("children of %s who moved out live as far away as in France", (code) => {
  const spec = {
    country: countryOf(code),
    referenceDate: { year: 2026, month: 1, day: 1 },
    ages: { min: 18, max: 80 },
  };
  const rng = new Rng(keyOf("test", "moved out"));
  const households = new Households(rng, threadWorkspace(), { kind: "family", size: undefined, spec });
  const moved = Array.from({ length: 2_400 }, (_, index) => households.at(index)).flatMap((members) =>
    members.filter(({ livesHere }) => !livesHere).map(({ person }) => ({ person, home: members[0]?.person })),
  );
  expect(moved.length).toBeGreaterThan(120);
  const distances = moved.map(({ person, home }) => {
    const [one, other] = [home?.place.middle, person.place.middle];
    return one === undefined || other === undefined ? 0 : kilometres(one, other);
  });
  const share = (is: (distance: number) => boolean): number => distances.filter(is).length / distances.length;
  expect(Math.abs(share((distance) => distance < near.kilometres) - near.share)).toBeLessThan(0.12);
  expect(Math.abs(share((distance) => distance >= far.kilometres) - far.share)).toBeLessThan(0.12);
  const elsewhere = moved.filter(({ person, home }) => person.place !== home?.place).length / moved.length;
  expect(elsewhere).toBeGreaterThan(0.5);
  for (const { person, home } of moved) expect(person.identity.address.street).not.toBe(home?.identity.address.street);
});
