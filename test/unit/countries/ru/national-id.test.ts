import { describe, expect, it } from "vitest";
import { russia } from "../../../../src/countries/ru/index.ts";
import { samples } from "./samples.ts";

describe("the SNILS", () => {
  it("repeats seldom", () => {
    expect(new Set(samples.map(({ nationalId }) => nationalId)).size).toBeGreaterThan(samples.length - 10);
  });

  it("is not said to be never issued, because no document proves it", () => {
    expect(russia.rules.nationalId.provenance).toBe("invented");
    expect(russia.rules.nationalId.rule).toMatch(/no document that was read proves/);
  });
});
