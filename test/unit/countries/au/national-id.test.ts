import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { australia } from "../../../../src/countries/au/index.ts";
import { nationalId } from "../../../../src/countries/au/national-id.ts";
import { testRng } from "../../../contract/every-country.ts";
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

  it("never repeats before the range is used up", () => {
    const drawn = new Set<string>();
    const rng = testRng("au serial");
    for (let index = 0; index < nationalId.distinct; index++) drawn.add(nationalId.draw(rng.seek(index, 9)));
    expect(drawn.size).toBe(nationalId.distinct);
  });

  it("says plainly that nothing is reserved", () => {
    expect(australia.rules.nationalId.provenance).toBe("invented");
    expect(australia.rules.nationalId.rule).toMatch(/no reserved/);
  });
});
