import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { australia } from "../../../../src/countries/au/index.ts";
import { samples } from "./samples.ts";

describe("the tax file number", () => {
  it("has nine digits in three groups and begins with 000", () => {
    for (const { nationalId } of samples) expect(nationalId).toMatch(/^000 \d{3} \d{3}$/);
    expect(samples.map((sample) => sample.nationalId)).not.toContain("000 000 000");
  });

  it("is accepted by an independent validator", () => {
    // 123 456 782: https://en.wikipedia.org/wiki/Tax_file_number, python-stdnum stdnum.au.tfn
    expect(stdnum.AU?.tfn?.validate("123 456 782").isValid).toBe(true);
    expect(stdnum.AU?.tfn?.validate("123 456 783").isValid).toBe(false);
    for (const { nationalId } of samples) expect(stdnum.AU?.tfn?.validate(nationalId).isValid, nationalId).toBe(true);
  });

  it("varies over nearly the whole range", () => {
    expect(new Set(samples.map((sample) => sample.nationalId)).size).toBeGreaterThan(2_900);
  });

  it("says plainly that nothing is reserved", () => {
    expect(australia.rules.nationalId.provenance).toBe("invented");
    expect(australia.rules.nationalId.rule).toMatch(/no reserved/);
  });
});
