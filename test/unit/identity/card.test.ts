import { describe, expect, it } from "vitest";
import { countries, countryOf } from "../../../src/countries/index.ts";
import { card, cardsOf, type Issue } from "../../../src/identity/card.ts";
import { field } from "../../../src/identity/field.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";

const today = { year: 2026, month: 11, day: 23 };
const rng = new Rng(keyOf("test", "cards"));

function cardsIn(code: string) {
  return cardsOf(countryOf(code) ?? expect.fail(code));
}

function issueIn(code: string, brand: string): Issue {
  return cardsIn(code).issues.find((issue) => issue.brand === brand) ?? expect.fail(brand);
}

/** Cards of the first people. */
function drawn(code: string, count: number, referenceDate = today, asked?: Issue) {
  const cards = cardsIn(code);
  return Array.from({ length: count }, (_, index) => card(rng.seek(index, field.card), cards, referenceDate, asked));
}

const monthsOf = (expiry: string): number => (Number(expiry.slice(3)) - 26) * 12 + Number(expiry.slice(0, 2)) - 11;

describe.each(countries.map(({ code }) => code))("the cards of %s", (code) => {
  it("have different numbers", () => {
    const numbers = drawn(code, 20_000).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("expire in any month from this one to the one five years on", () => {
    const months = drawn(code, 20_000).map(({ expiry }) => monthsOf(expiry));
    expect(new Set(months).size).toBe(61);
    expect(Math.min(...months)).toBe(0);
    expect(Math.max(...months)).toBe(60);
    expect(months.filter((month) => month < 12).length / months.length).toBeCloseTo(12 / 61, 1);
  });
});

describe("the cards of Russia", () => {
  it("are all of Mir where they expire after 2026, and of three brands before", () => {
    const all = drawn("ru", 20_000, { year: 2025, month: 6, day: 1 });
    const brands = (last: boolean) =>
      new Set(all.filter(({ expiry }) => expiry.slice(3) > "26" === last).map((one) => one.provider_bank));
    expect(brands(true)).toEqual(new Set(["Mir"]));
    expect(brands(false)).toEqual(new Set(["Mir", "Visa", "Mastercard"]));
  });

  it("expire in 2026 at the latest where a brand is asked for that has left", () => {
    for (const { expiry, provider_bank } of drawn("ru", 200, today, issueIn("ru", "Visa"))) {
      expect(provider_bank).toBe("Visa");
      expect(["11/26", "12/26"]).toContain(expiry);
    }
  });
});

describe("the cards of India", () => {
  it("are of RuPay only where it is asked for, and then have published numbers", () => {
    expect(new Set(drawn("in", 5_000).map((one) => one.provider_bank))).toEqual(new Set(["Visa", "Mastercard"]));
    const asked = drawn("in", 300, today, issueIn("in", "RuPay"));
    expect(new Set(asked.map(({ number }) => number))).toEqual(
      new Set(["6073849700004947", "6074819900004939", "6082015309577308"]),
    );
  });
});

describe("an issue", () => {
  it("says how many numbers it has", () => {
    expect(issueIn("de", "Visa").distinct).toBe(1_000_000);
    expect(issueIn("de", "Mastercard").distinct).toBe(2_000_000_000);
    expect(issueIn("in", "RuPay").distinct).toBe(3);
  });

  it("repeats no number before all are used", () => {
    const visa = issueIn("fr", "Visa");
    const numbers = new Set<string>();
    const from = visa.distinct - 5_000;
    for (let index = from; index < visa.distinct; index++) {
      numbers.add(card(rng.seek(index, field.card), cardsIn("fr"), today, visa).number);
    }
    expect(numbers.size).toBe(5_000);
    const again = card(rng.seek(from + visa.distinct, field.card), cardsIn("fr"), today, visa).number;
    expect(numbers).toContain(again);
  });
});
