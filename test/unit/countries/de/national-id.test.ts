import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { germany } from "../../../../src/countries/de/index.ts";
import { mod11And10 } from "../../../../src/countries/shared/checksum.ts";
import { sample } from "../../../../src/random/weighted.ts";
import { nameOf, testRng } from "../../../contract/every-country.ts";
import { samples } from "./samples.ts";

describe("the Steuer-IdNr", () => {
  it("has the check digit of published numbers", () => {
    // Specimens from the documentation of validators (python-stdnum among them); the last has the 0 of a test number.
    for (const known of ["86095742719", "36574261809", "47036892816", "65929970489", "02476291358"])
      expect(mod11And10(known.slice(0, 10)), known).toBe(known.slice(10));
    expect(stdnum.DE?.idnr?.validate("86095742719").isValid).toBe(true);
  });

  it("starts with 0, has exactly one digit twice among its first ten, and is right to the last digit", () => {
    for (const { nationalId } of samples) {
      expect(nationalId).toMatch(/^0\d \d{3} \d{3} \d{3}$/);
      const digits = nationalId.replaceAll(" ", "");
      expect(new Set(digits.slice(0, 10)).size, nationalId).toBe(9);
      expect(mod11And10(digits.slice(0, 10)), nationalId).toBe(digits.slice(10));
    }
  });

  it("is refused by a validator that knows the leading 0", () => {
    for (const { nationalId } of samples.slice(0, 200))
      expect(stdnum.DE?.idnr?.validate(nationalId).isValid, nationalId).toBe(false);
  });

  it("is drawn from all such numbers alike", () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => {
      const rng = testRng("de ids", index);
      const place = sample(rng, germany.places);
      const bearer = { sex: "female", birth: { year: 1980, month: 1, day: 1 }, place } as const;
      return germany.nationalId(rng, bearer, nameOf(germany, rng, bearer)).replaceAll(" ", "");
    });
    expect(new Set(ids).size).toBeGreaterThan(19_960);
    // Nine of the 45 pairs of places hold the leading 0, and nine are neighbours: a fifth each.
    const share = (test: (id: string) => boolean): number => ids.filter(test).length / ids.length;
    expect(share((id) => id.slice(1, 10).includes("0"))).toBeCloseTo(0.2, 1.5);
    expect(share((id) => /(\d)\1/.test(id.slice(0, 10)))).toBeCloseTo(0.2, 1.5);
    for (const digit of "123456789")
      expect(
        share((id) => id[1] === digit),
        digit,
      ).toBeCloseTo((1 - 1 / 45) / 9, 1.5);
  });
});
