import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { nationalId } from "../../../../src/countries/in/national-id.ts";
import { checkOf, verhoeff } from "../../../../src/countries/shared/checksum.ts";
import { testRng } from "../../../contract/every-country.ts";
import { drawnId } from "../drawn-id.ts";

describe("the Aadhaar number", () => {
  const numbers = Array.from({ length: 5_000 }, (_, index) => drawnId(nationalId, testRng("in aadhaar", index)));
  const validate = stdnum.IN?.aadhaar?.validate;
  if (validate === undefined) throw new Error("no validator");

  it("is refused by a strict validator for its first digit alone", () => {
    expect(validate("999941057058").isValid).toBe(true);
    let accepted = 0;
    for (const number of numbers) {
      expect(validate(number).isValid, number).toBe(false);
      // The same digits after a digit that is issued, with the check digit made right again, are accepted.
      const body = `5${number.replaceAll(" ", "").slice(1, 11)}`;
      if (validate(body + checkOf(verhoeff, body)).isValid) accepted++;
    }
    expect(accepted).toBeGreaterThan(4_990);
  });

  it("is drawn from the whole of the safe range", () => {
    expect(new Set(numbers.map((number) => number.slice(0, 3))).size).toBe(200);
    expect(new Set(numbers).size).toBe(5_000);
  });
});
