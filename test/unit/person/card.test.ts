import { describe, expect, it } from "vitest";
import { countries, countryOf } from "../../../src/countries/index.ts";
import { threadWorkspace } from "../../../src/library/generator.ts";
import { cardsOf, type Issue } from "../../../src/person/card.ts";
import { drawRow } from "../../../src/person/draw.ts";
import { dataVersion } from "../../../src/person/field.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { fieldOf } from "../../contract/row-fields.ts";

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
  return cardsFrom(rng, code, { count }, referenceDate, asked);
}

/** Cards of consecutive people. */
function cardsFrom(
  ofSeed: Rng,
  code: string,
  { firstIndex = 0, count }: { readonly firstIndex?: number; readonly count: number },
  referenceDate = today,
  asked?: Issue,
) {
  const country = countryOf(code) ?? expect.fail(code);
  const spec = { country, referenceDate, ages: { min: 18, max: 80 }, cardBrand: asked?.brand };
  return Array.from({ length: count }, (_, at) => {
    const row = drawRow(ofSeed, threadWorkspace(), firstIndex + at, spec);
    return {
      number: fieldOf(row, "credit_card.number"),
      expiry: fieldOf(row, "credit_card.expiry"),
      provider_bank: fieldOf(row, "credit_card.provider_bank"),
    };
  });
}

function numberAt(ofSeed: Rng, code: string, index: number, asked: Issue): string {
  return cardsFrom(ofSeed, code, { firstIndex: index, count: 1 }, today, asked)[0]?.number ?? expect.fail();
}

const monthsOf = (expiry: string): number => (Number(expiry.slice(3)) - 26) * 12 + Number(expiry.slice(0, 2)) - 11;

describe.each(countries.map(({ code }) => code))("the cards of %s", (code) => {
  it("expire in any month from this one to the one five years on", () => {
    const months = drawn(code, 5_000).map(({ expiry }) => monthsOf(expiry));
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
      new Set(["6074825972083818", "6074828163369590", "6074849200004917", "6082015309577308"]),
    );
  });
});

describe("an issue", () => {
  it("says how many numbers it has", () => {
    expect(issueIn("de", "Visa").numbers.distinct).toBe(980_000_000);
    expect(issueIn("de", "Mastercard").numbers.distinct).toBe(1_980_000_000);
    expect(issueIn("cn", "UnionPay").numbers.distinct).toBe(990_000_000);
    expect(issueIn("in", "RuPay").numbers.distinct).toBe(4);
  });

  it.each(countries.flatMap(({ code }) => cardsIn(code).issues.map((issue) => [code, issue.brand, issue] as const)))(
    "of %s and %s repeats no number before all are used, and then the first",
    (code, _brand, issue) => {
      const { distinct } = issue.numbers;
      const count = Math.min(2_000, distinct);
      const at = (index: number): string => numberAt(rng, code, index, issue);
      const all = cardsFrom(rng, code, { firstIndex: distinct - count, count }, today, issue);
      const numbers = all.map(({ number }) => number);
      expect(new Set(numbers).size).toBe(count);
      expect(at(distinct)).toBe(at(0));
      expect(at(2 * distinct - 1)).toBe(numbers.at(-1));
    },
  );
});

describe("the Visa cards", () => {
  it("of 7, 1,000,007 and 2,000,007 have three numbers", () => {
    const seed = new Rng(keyOf(dataVersion, "c"));
    const visa = issueIn("fr", "Visa");
    const numbers = [7, 1_000_007, 2_000_007].map((index) => numberAt(seed, "fr", index, visa));
    expect(new Set(numbers).size).toBe(3);
  });

  it("of the first million people have the country's number after the prefix, those of later ones that of no country", () => {
    const middleAt = (code: string, index: number): string =>
      numberAt(rng, code, index, issueIn(code, "Visa")).slice(6, 9);
    const national = countries.map(({ numeric }) => numeric);
    for (const { code, numeric } of countries) {
      expect([0, 1, 999_999].map((index) => middleAt(code, index))).toEqual([numeric, numeric, numeric]);
      for (let index = 1_000_000; index < 1_000_300; index++) {
        const middle = middleAt(code, index);
        expect(national).not.toContain(middle);
        expect(Number(middle)).toBeGreaterThanOrEqual(10);
      }
    }
  });
});
