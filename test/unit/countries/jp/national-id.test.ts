import { describe, expect, it } from "vitest";
import { japan } from "../../../../src/countries/jp/index.ts";
import { people } from "./people.ts";

/** Written apart from the code under test: the weights of the eleven digits from the left. */
function validMyNumber(number: string): boolean {
  const digits = [...number.replaceAll(" ", "")].map(Number);
  const sum = [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2].reduce((total, weight, i) => total + weight * (digits[i] ?? 0), 0);
  return digits.length === 12 && digits[11] === (sum % 11 < 2 ? 0 : 11 - (sum % 11));
}

describe("the My Number of jp", () => {
  it("begins with 0000, verifies and does not repeat", () => {
    // 1234 5678 9018 is the specimen of validators and of specimen cards; 6214 9832 0257 is that of python-stdnum.
    expect(["1234 5678 9018", "6214 9832 0257", "1234 5678 9017"].map(validMyNumber)).toEqual([true, true, false]);
    const ids = people(3_000).map(({ id }) => id);
    for (const id of ids) {
      expect(id).toMatch(/^0000 \d{4} \d{4}$/);
      expect(validMyNumber(id), id).toBe(true);
    }
    expect(new Set(ids).size).toBe(3_000);
    expect(japan.distinctNationalIds).toBe(10_000_000);
  });

  it("is not said to be reserved", () => {
    expect(japan.rules.nationalId.provenance).toBe("invented");
    expect(japan.rules.nationalId.rule).toContain("no reserved range");
  });
});
