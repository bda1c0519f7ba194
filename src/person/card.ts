import type { Country } from "../countries/country.ts";
import { type CardBrand, cardBrands } from "../countries/words.ts";
import { type Weighted, weighted } from "../random/weighted.ts";

/** A brand as issued in one country. */
export interface Issue {
  readonly brand: CardBrand;
  readonly numbers: CardNumbers;
  readonly lastExpiry: number;
}

export interface Cards {
  /** All that a request can name. */
  readonly issues: readonly Issue[];
  /** All of them, weighted by their shares. */
  readonly byShare: Weighted<Issue>;
  /** Those that are still issued, weighted by their shares. */
  readonly current: Weighted<Issue>;
}

export function cardsOf({ cards, lastExpiry = {}, numeric }: Pick<Country, "cards" | "lastExpiry" | "numeric">): Cards {
  const issues = cardBrands
    .filter((brand) => brand in cards)
    .map((brand) => ({
      brand,
      numbers: cardNumbersOf(brand, { numeric }),
      lastExpiry: lastExpiry[brand] ?? Number.POSITIVE_INFINITY,
    }));
  const shareOf = ({ brand }: Issue): number => cards[brand] ?? 0;
  return {
    issues,
    byShare: weighted(issues, shareOf),
    current: weighted(issues, (issue) => (issue.lastExpiry === Number.POSITIVE_INFINITY ? shareOf(issue) : 0)),
  };
}

/**
 * What test cards begin with: issuer identification numbers (IIN), and for RuPay whole numbers without their check
 * digit, because its IINs are those of real banks. No scheme sets an IIN aside: these are the IINs of single numbers
 * that payment providers print for tests. Read on:
 *
 * - Visa 400000 (4000000760000002, 4000001240000000, 4000004840008001), Mastercard 555555 (5555555555554444), Discover
 *   601111 (6011111111111117): TabaPay, https://developers.tabapay.com/docs/sandbox-test-cards
 * - Mastercard 222300 (2223000000000007, 2223000000000023): Mastercard,
 *   https://developer.mastercard.com/mastercard-gateway/documentation/testing/test-cards/test-card-numbers/test-card-numbers-brand/
 * - JCB 353011, 356600 (3530111333300000, 3566002020360505): Stripe's list, in
 *   https://gist.github.com/Zonalds/3b9acc3a37d09afd0bbe324d49244a9c
 * - UnionPay 620000 (6200000000000005, 6200000000000047): Stripe's list, in
 *   https://gist.github.com/DominicWatts/e5a83ae2f2c53c244a619a7af4448d23
 * - Mir 220000 (2200000000000053): Prodamus,
 *   https://help.prodamus.ru/~/changes/kvyK5XYY6hGHXuHvVCcC/payform/kak-sdelat-testovyi-platezh
 * - RuPay, whole numbers: 6082015309577308, PayU, https://docs.payu.in/reference/test-cards-upi-id-and-wallets;
 *   6074825972083818 and 6074828163369590, Cashfree,
 *   https://cashfree.com/docs/payments/online/resources/sandbox-environment; 6074849200004917, Mastercard Gateway,
 *   https://developer.mastercard.com/mastercard-gateway/documentation/testing/test-cards/npci-emulator/
 */
const testPrefixes: Readonly<Record<CardBrand, readonly string[]>> = {
  Visa: ["400000"],
  Mastercard: ["222300", "555555"],
  Discover: ["601111"],
  JCB: ["353011", "356600"],
  UnionPay: ["620000"],
  Mir: ["220000"],
  RuPay: ["607482597208381", "607482816336959", "607484920000491", "608201530957730"],
};

/** Digits of a number without its check digit, and of an IIN. */
export const BODY = 15;
export const IIN = 6;

/** Numbers under an IIN are counted in blocks, by the three digits after it. */
export const BLOCK = 1_000_000;

/** Blocks 010 to 999; gateways answer most numbers before by a script (declined, expired). */
const blocks = Uint16Array.from({ length: 990 }, (_, at) => 10 + at);

/**
 * Blocks of Stripe's published Visa numbers, by ISO 3166-1 numeric code of the country. The first people of a country
 * have numbers of its block; those after them, of none of these. A list of its own, so that a new country does not
 * change the numbers of the others.
 */
const visaBlocks: ReadonlySet<number> = new Set([36, 124, 156, 250, 276, 356, 392, 484, 643, 826, 840]);
const furtherVisaBlocks = blocks.filter((block) => !visaBlocks.has(block));

interface CardNumbers {
  /** How many different ones there are. People whose indexes are that far apart, or a multiple, may share one. */
  readonly distinct: number;
  /** How many of them go to the first indexes. */
  readonly first: number;
  readonly blocks: Uint16Array;
  /** What the numbers begin with. All have the same number of digits. */
  readonly prefixes: readonly { readonly number: number; readonly digits: number }[];
}

function cardNumbersOf(brand: CardBrand, { numeric }: Pick<Country, "numeric">): CardNumbers {
  const isVisa = brand === "Visa";
  const taken = isVisa ? Uint16Array.of(Number(numeric), ...furtherVisaBlocks) : blocks;
  const prefixes = testPrefixes[brand].map((text) => ({ number: Number(text), digits: text.length }));
  return {
    distinct: prefixes.length * (prefixes[0]?.digits === IIN ? taken.length * BLOCK : 1),
    first: isVisa ? BLOCK : 0,
    blocks: taken,
    prefixes,
  };
}

const publishedStarts = Object.values(testPrefixes).flat();

/** Whether a number of 16 digits begins as the test cards of any brand. */
export function isTestNumber(number: string): boolean {
  return number.length === BODY + 1 && publishedStarts.some((start) => number.startsWith(start));
}
