import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { samples } from "./samples.ts";

describe("the National Insurance number", () => {
  it("has the form that GOV.UK prints, with the prefix QQ", () => {
    for (const { nationalId } of samples) expect(nationalId).toMatch(/^QQ \d\d \d\d \d\d [ABCD]$/);
  });

  it("is refused by a validator that knows the prefixes, and accepted but for its prefix", () => {
    for (const { nationalId } of samples.slice(0, 300)) {
      expect(stdnum.GB?.nino?.validate(nationalId).isValid, nationalId).toBe(false);
      expect(stdnum.GB?.nino?.validate(nationalId.replace("QQ", "AB")).isValid, nationalId).toBe(true);
    }
  });

  it("never repeats and uses every suffix", () => {
    expect(new Set(samples.map((sample) => sample.nationalId)).size).toBe(samples.length);
    expect(new Set(samples.map((sample) => sample.nationalId.slice(-1)))).toEqual(new Set(["A", "B", "C", "D"]));
  });
});
