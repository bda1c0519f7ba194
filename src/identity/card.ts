import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { CardBrand, Country } from "../countries/country.ts";
import { luhnDigit, luhnSum } from "../countries/shared/checksum.ts";
import { decimal } from "../random/decimal.ts";
import { digits, int, pick } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import type { CreditCard } from "./identity.ts";

/** Issuer identification numbers (IIN) that payment providers publish for tests. `{country}` is ISO 3166-1 numeric. */
const testPrefixes: Readonly<Record<Exclude<CardBrand, "RuPay">, readonly string[]>> = {
  Visa: ["400000{country}"],
  Mastercard: ["222300", "555555"],
  Discover: ["601111"],
  JCB: ["353011", "356600"],
  UnionPay: ["620000"],
  Mir: ["220000"],
};

/** RuPay has no test prefix that is free of real banks, only these whole numbers. */
const rupayNumbers = ["6073849700004947", "6074819900004939"] as const;

/** Digits of a number without its check digit. */
const BODY = 15;

/** A brand as issued in one country. */
export interface Issue {
  readonly brand: CardBrand;
  /** What its numbers begin with, and the Luhn sum of that; none for RuPay. */
  readonly prefixes: readonly { readonly text: string; readonly sum: number }[];
}

/** The country's brands, one for each percentile of its cards. */
export function issuesOf({ cards, numeric }: Pick<Country, "cards" | "numeric">): readonly Issue[] {
  const issues = new Map<CardBrand, Issue>();
  return Array.from({ length: 100 }, (_, percentile) => {
    const brand = brandOf(cards, percentile);
    const issue = issues.get(brand) ?? { brand, prefixes: prefixesOf(brand, numeric) };
    issues.set(brand, issue);
    return issue;
  });
}

function brandOf(cards: Country["cards"], percentile: number): CardBrand {
  let brand: CardBrand = "Visa";
  let below = 0;
  for (brand in cards) {
    below += cards[brand] ?? 0;
    if (percentile < below) break;
  }
  return brand;
}

function prefixesOf(brand: CardBrand, numericCountry: string): Issue["prefixes"] {
  if (brand === "RuPay") return [];
  return testPrefixes[brand].map((template) => {
    const text = template.replace("{country}", numericCountry);
    return { text, sum: luhnSum(text, (BODY - text.length) % 2 === 0) };
  });
}

/** Number, brand and expiry of one card; it expires 12 to 60 months after the month of the reference date. */
export function card(rng: Rng, issues: readonly Issue[], referenceDate: CalendarDate): CreditCard {
  const { brand, prefixes } = pick(rng, issues);
  const months = referenceDate.year * 12 + referenceDate.month - 1 + int(rng, 12, 60);
  const year = Math.floor(months / 12);
  return {
    cvv: digits(rng, 3),
    expiry: `${decimal(months - year * 12 + 1, 2)}/${decimal(year % 100, 2)}`,
    number: prefixes.length === 0 ? pick(rng, rupayNumbers) : number(rng, prefixes),
    provider_bank: brand,
  };
}

function number(rng: Rng, prefixes: Issue["prefixes"]): string {
  const { text, sum } = pick(rng, prefixes);
  const start = digits(rng, 6);
  const end = digits(rng, 3);
  const tail = text.length + 6 < BODY ? start + end : start;
  return text + tail + luhnDigit(sum + luhnSum(tail, true));
}
