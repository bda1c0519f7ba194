import { describe, expect, it } from "vitest";
import { russia } from "../../../../src/countries/ru/index.ts";
import { samples } from "./samples.ts";

/** The check number as the rule is stated: 101 is subtracted as often as needed; 100 and 101 are written 00. */
function checkNumber(body: string): string {
  let sum = Array.from(body, Number).reduce((total, digit, index) => total + digit * (9 - index), 0);
  while (sum > 101) sum -= 101;
  return sum === 100 || sum === 101 ? "00" : String(sum).padStart(2, "0");
}

describe("the SNILS", () => {
  it("has the check number of the rule", () => {
    // The Pension Fund's example, and the case of a sum that is a multiple of 101 (ru.wikipedia.org/wiki/СНИЛС).
    expect(checkNumber("112233445")).toBe("95");
    expect(checkNumber("087654303")).toBe("00");
    const ids = samples.map(({ nationalId }) => nationalId.replace(/\D/g, ""));
    expect(ids.filter((digits) => digits.slice(9) !== checkNumber(digits.slice(0, 9)))).toEqual([]);
  });

  it("starts with 9, by convention, and has no digit three times in a row", () => {
    const isRight = (id: string): boolean =>
      /^9\d{2}-\d{3}-\d{3} \d{2}$/.test(id) && !/(\d)\1\1/.test(id.replace(/\D/g, ""));
    expect(samples.filter(({ nationalId }) => !isRight(nationalId))).toEqual([]);
    expect(new Set(samples.map(({ nationalId }) => nationalId)).size).toBeGreaterThan(samples.length - 10);
  });

  it("is not said to be never issued, because no document proves it", () => {
    expect(russia.rules.nationalId.provenance).toBe("invented");
    expect(russia.rules.nationalId.rule).toMatch(/no document that was read proves/);
  });
});
