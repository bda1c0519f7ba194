import { describe, expect, it } from "vitest";
import { idsOf, indexesFrom } from "../drawn-id.ts";

describe("the Steuer-IdNr", () => {
  it("is drawn from all such numbers alike", () => {
    const ids = idsOf("de", indexesFrom(0, 20_000)).map((id) => id.replaceAll(" ", ""));
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
