import { describe, expect, it } from "vitest";
import { snilsCheck } from "../../../../src/countries/ru/national-id.ts";
import { samples } from "./samples.ts";

describe("the SNILS", () => {
  it("has the check number of the published examples", () => {
    // The Pension Fund's example, and the case of a sum that is a multiple of 101 (ru.wikipedia.org/wiki/СНИЛС).
    expect(snilsCheck("112233445")).toBe("95");
    expect(snilsCheck("087654303")).toBe("00");
    // By hand: weighted sums of 100 (written 00), of 108 and of 125.
    expect(snilsCheck("900000091")).toBe("00");
    expect(snilsCheck("900000900")).toBe("07");
    expect(snilsCheck("950000012")).toBe("24");
  });

  it("agrees with the rule as it is stated, subtracting 101 as often as needed", () => {
    for (const { nationalId } of samples) {
      const digits = Array.from(nationalId.replace(/\D/g, ""), Number);
      let sum = digits.slice(0, 9).reduce((total, digit, index) => total + digit * (9 - index), 0);
      while (sum > 101) sum -= 101;
      expect(nationalId.slice(-2), nationalId).toBe(sum === 100 || sum === 101 ? "00" : String(sum).padStart(2, "0"));
    }
  });

  it("starts with 9, which is never reached, and has no digit three times in a row", () => {
    for (const { nationalId } of samples) {
      expect(nationalId).toMatch(/^9\d{2}-\d{3}-\d{3} \d{2}$/);
      expect(nationalId.replace(/\D/g, "")).not.toMatch(/(\d)\1\1/);
    }
    expect(new Set(samples.map(({ nationalId }) => nationalId)).size).toBeGreaterThan(samples.length - 10);
  });
});
