import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { australia } from "../../../../src/countries/au/index.ts";
import { tfnCheckDigit } from "../../../../src/countries/au/national-id.ts";
import { samples } from "./samples.ts";

describe("the tax file number", () => {
  it("has the check digit of the published examples", () => {
    // 123 456 782 and 876 543 210: https://en.wikipedia.org/wiki/Tax_file_number, python-stdnum stdnum.au.tfn
    expect(tfnCheckDigit("12345678")).toBe(2);
    expect(tfnCheckDigit("87654321")).toBe(0);
  });

  it("does not exist where the check digit would be 10", () => {
    // 1×0 + 4×0 + 3×0 + 7×0 + 5×0 + 8×0 + 6×2 + 9×1 = 21 = 10 modulo 11
    expect(tfnCheckDigit("00000021")).toBeUndefined();
  });

  it("has nine digits in three groups and begins with 000", () => {
    for (const { nationalId } of samples) expect(nationalId).toMatch(/^000 \d{3} \d{3}$/);
    expect(samples.map((sample) => sample.nationalId)).not.toContain("000 000 000");
  });

  it("is accepted by an independent validator", () => {
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
