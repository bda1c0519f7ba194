import { describe, expect, it } from "vitest";
import { createIdentityService } from "../../../src/library/generator.ts";
import { crowd } from "./people.ts";

/** Percent of those who draw pensions: Social Fund of Russia, January 2026. */
describe("names of pensioners are as frequent as the Social Fund counts them", () => {
  const drawn = crowd(40_000, { country: "ru" });

  it.each([
    ["male", 64, { Владимир: 8.9, Александр: 8.8, Сергей: 8.1, Николай: 6.2, Виктор: 4.9 }],
    ["female", 59, { Татьяна: 7.8, Галина: 6, Валентина: 6, Людмила: 5.4, Елена: 5.1 }],
  ] as const)("%s, %i and more", (gender, age, percents) => {
    const old = drawn.filter((one) => one.gender === gender && one.dob.age >= age);
    for (const [name, percent] of Object.entries(percents)) {
      const share = (100 * old.filter(({ details }) => details?.name.given.native === name).length) / old.length;
      expect(share / percent, name).toBeGreaterThan(0.8);
      expect(share / percent, name).toBeLessThan(1.2);
    }
  });
});

it("both parts of a wife's joined name are those of a woman", () => {
  const service = createIdentityService({ newSeed: () => "unused", today: () => ({ year: 2026, month: 11, day: 25 }) });
  const range = { firstIndex: 0, count: 400 };
  const joined = Array.from({ length: 10 }, (_, at) => `joined ${at}`)
    .flatMap((seed) => [...service.households({ country: "ru", seed }, range).draw(range)])
    .flat()
    .filter(({ identity }) => identity.gender === "female")
    .flatMap(({ identity }) => /\S+-\S+/.exec(identity.name) ?? []);
  expect(joined.length).toBeGreaterThan(5);
  expect(joined.filter((name) => /(?:ов|ев|ёв|ин|ын|ий)-/.test(name))).toEqual([]);
});
