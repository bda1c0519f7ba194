import { luhn } from "../countries/checksum.ts";
import type { CalendarDate, CardBrand, Country } from "../countries/country.ts";
import { digits, int, pick } from "../random/draw.ts";
import type { Rng } from "../random/rng.ts";
import { twoDigits } from "./calendar.ts";
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

/** Number, brand and expiry of one card; it expires 12 to 60 months after the month of the reference date. */
export function card(rng: Rng, country: Country, referenceDate: CalendarDate): CreditCard {
  const brand = brandOf(country.cards, int(rng, 0, 99));
  const months = referenceDate.year * 12 + referenceDate.month - 1 + int(rng, 12, 60);
  return {
    cvv: digits(rng, 3),
    expiry: `${twoDigits((months % 12) + 1)}/${twoDigits(Math.floor(months / 12) % 100)}`,
    number: number(rng, brand, country.numeric),
    provider_bank: brand,
  };
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

function number(rng: Rng, brand: CardBrand, numericCountry: string): string {
  if (brand === "RuPay") return pick(rng, rupayNumbers);
  const prefix = pick(rng, testPrefixes[brand]).replace("{country}", numericCountry);
  const tail = digits(rng, 6) + digits(rng, 3);
  const body = (prefix + tail).slice(0, 15);
  return body + luhn(body);
}
