import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { nationalId } from "../../../../src/countries/in/national-id.ts";
import { verhoeff } from "../../../../src/countries/shared/checksum.ts";
import { testRng } from "../../../contract/every-country.ts";

describe("the Aadhaar number", () => {
  const numbers = Array.from({ length: 5_000 }, (_, index) => nationalId.draw(testRng("in aadhaar", index)));
  const validate = stdnum.IN?.aadhaar?.validate;
  if (validate === undefined) throw new Error("no validator");

  it("has the check digit of known numbers", () => {
    // The worked example of J. Verhoeff's scheme (https://en.wikipedia.org/wiki/Verhoeff_algorithm), and the test
    // numbers that the Unique Identification Authority of India published for developers.
    expect(verhoeff("236")).toBe("3");
    for (const known of ["999941057058", "999971658847", "999933119405", "999955183433", "999990501894"])
      expect(verhoeff(known.slice(0, 11)), known).toBe(known[11]);
  });

  it("is twelve digits in three groups, and the first of them is 0 or 1", () => {
    for (const number of numbers) expect(number).toMatch(/^[01]\d{3} \d{4} \d{4}$/);
  });

  it("passes the bare Verhoeff check", () => {
    for (const number of numbers) {
      const compact = number.replaceAll(" ", "");
      expect(verhoeff(compact.slice(0, 11)), number).toBe(compact[11]);
    }
  });

  it("is refused by a strict validator for its first digit alone", () => {
    expect(validate("999941057058").isValid).toBe(true);
    let accepted = 0;
    for (const number of numbers) {
      expect(validate(number).isValid, number).toBe(false);
      // The same digits after a digit that is issued, with the check digit made right again, are accepted.
      const body = `5${number.replaceAll(" ", "").slice(1, 11)}`;
      if (validate(body + verhoeff(body)).isValid) accepted++;
    }
    expect(accepted).toBeGreaterThan(4_990);
  });

  it("is drawn from the whole of the safe range", () => {
    expect(new Set(numbers.map((number) => number.slice(0, 3))).size).toBe(200);
    expect(new Set(numbers).size).toBe(5_000);
  });
});
