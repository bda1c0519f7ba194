import { describe, expect, it } from "vitest";
import { germany } from "../../../../src/countries/de/index.ts";
import { sample } from "../../../../src/random/weighted.ts";
import { nameOf, testRng } from "../../../contract/every-country.ts";

describe("the Steuer-IdNr", () => {
  it("is drawn from all such numbers alike", () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => {
      const rng = testRng("de ids", index);
      const place = sample(rng, germany.places);
      const bearer = { sex: "female", birth: { year: 1980, month: 1, day: 1 }, place } as const;
      return germany.nationalId(rng, bearer, nameOf(germany, rng, bearer)).replaceAll(" ", "");
    });
    expect(new Set(ids).size).toBeGreaterThan(19_960);
    // Nine of the 45 pairs of places hold the leading 0, and nine are neighbours: a fifth each.
    const share = (test: (id: string) => boolean): number => ids.filter(test).length / ids.length;
    expect(share((id) => id.slice(1, 10).includes("0"))).toBeCloseTo(0.2, 1.5);
    expect(share((id) => /(\d)\1/.test(id.slice(0, 10)))).toBeCloseTo(0.2, 1.5);
    for (const digit of "123456789")
      expect(
        share((id) => id[1] === digit),
        digit,
      ).toBeCloseTo((1 - 1 / 45) / 9, 1.5);
  });
});
