import { expect, it } from "vitest";
import { createIdentityService } from "../../../src/library/generator.ts";

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
