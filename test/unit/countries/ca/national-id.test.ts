import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { nationalId } from "../../../../src/countries/ca/national-id.ts";
import { luhn } from "../../../../src/countries/shared/checksum.ts";
import { testRng } from "../../../contract/every-country.ts";

describe("the Social Insurance Number", () => {
  const numbers = Array.from({ length: 5_000 }, (_, index) => nationalId.draw(testRng("ca sin", index)));

  it("ends with the Luhn digit of the first eight", () => {
    // The valid but fictitious SIN 046 454 286 of https://en.wikipedia.org/wiki/Social_insurance_number
    expect(luhn("04645428")).toBe("6");
    for (const number of numbers) expect(luhn(number.replaceAll("-", "").slice(0, 8)), number).toBe(number.slice(-1));
  });

  it("begins with 0, which no issued number does, and is never all noughts", () => {
    for (const number of numbers) {
      expect(number).toMatch(/^0\d{2}-\d{3}-\d{3}$/);
      expect(number).not.toBe("000-000-000");
    }
  });

  it("passes an independent validator", () => {
    const validate = stdnum.CA?.sin?.validate;
    if (validate === undefined) throw new Error("no validator");
    expect(validate("046 454 286").isValid).toBe(true);
    expect(validate("046 454 287").isValid).toBe(false);
    for (const number of numbers.slice(0, 500)) expect(validate(number).isValid, number).toBe(true);
  });

  it("never repeats before the range is used up", () => {
    const rng = testRng("ca serial");
    const drawn = new Set<string>();
    for (let index = 0; index < 100_000; index++) drawn.add(nationalId.draw(rng.seek(index, 9)));
    expect(drawn.size).toBe(100_000);
    expect(nationalId.distinct).toBe(9_999_999);
  });
});
