import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { CardBrand, Country } from "../countries/country.ts";
import { luhnDigit, luhnSum } from "../countries/shared/checksum.ts";
import { decimal } from "../random/decimal.ts";
import { digits, int } from "../random/distributions.ts";
import { serial } from "../random/permutation.ts";
import type { Rng } from "../random/rng.ts";
import { sample, type Weighted, weighted } from "../random/weighted.ts";
import type { CreditCard } from "./identity.ts";

/**
 * Prefixes of the numbers that payment providers publish for tests: issuer identification numbers (IIN), and for RuPay
 * whole numbers without their check digit, because its IINs are those of real banks. `{country}` is ISO 3166-1 numeric.
 */
const testPrefixes: Readonly<Record<CardBrand, readonly string[]>> = {
  Visa: ["400000{country}"],
  Mastercard: ["222300", "555555"],
  Discover: ["601111"],
  JCB: ["353011", "356600"],
  UnionPay: ["620000"],
  Mir: ["220000"],
  RuPay: ["607384970000494", "607481990000493", "608201530957730"],
};

// cast: the keys of a record of card brands
export const cardBrands = Object.keys(testPrefixes) as readonly CardBrand[];

/** Digits of a number without its check digit. */
const BODY = 15;

/** Months from the reference date to the latest expiry. */
const VALIDITY = 60;

/** A brand as issued in one country. */
export interface Issue {
  readonly brand: CardBrand;
  /** How many different numbers it has. */
  readonly distinct: number;
  /** The prefixes of its numbers and their Luhn sums. All have the same length. */
  readonly prefixes: readonly { readonly text: string; readonly sum: number }[];
  /** Cards expire in this year at the latest. */
  readonly lastExpiry: number;
}

/** The brands of a country. */
export interface Cards {
  /** All that a request can name. */
  readonly issues: readonly Issue[];
  /** All of them, weighted by their shares. */
  readonly byShare: Weighted<Issue>;
  /** Those that are still issued, weighted by their shares. */
  readonly current: Weighted<Issue>;
}

export function cardsOf({ cards, lastExpiry = {}, numeric }: Pick<Country, "cards" | "lastExpiry" | "numeric">): Cards {
  const issues: Issue[] = [];
  for (const [brand, prefixes] of Object.entries(testPrefixes)) {
    if (!isBrand(cards, brand)) continue;
    const texts = prefixes.map((template) => prefixIn(numeric, template));
    const free = BODY - (texts[0]?.length ?? 0);
    issues.push({
      brand,
      distinct: texts.length * 10 ** free,
      prefixes: texts.map((text) => ({ text, sum: luhnSum(text, free % 2 === 0) })),
      lastExpiry: lastExpiry[brand] ?? Number.POSITIVE_INFINITY,
    });
  }
  const shareOf = ({ brand }: Issue): number => cards[brand] ?? 0;
  return {
    issues,
    byShare: weighted(issues, shareOf),
    current: weighted(issues, (issue) => (issue.lastExpiry === Number.POSITIVE_INFINITY ? shareOf(issue) : 0)),
  };
}

/** The issue of a brand. Throws RangeError if the country does not have it. */
export function issueFor({ issues }: Cards, brand: CardBrand): Issue {
  const issue = issues.find((known) => known.brand === brand);
  if (issue === undefined) throw new RangeError(`there are no cards of ${brand}`);
  return issue;
}

function prefixIn(numericCountry: string, template: string): string {
  return template.replace("{country}", numericCountry);
}

/** The prefixes of all brands, split at `{country}`. */
const publishedStarts = Object.values(testPrefixes)
  .flat()
  .map((template) => template.split("{country}"));

/** Whether a number of 16 digits has a prefix that is published for tests, of any brand, in the country. */
export function isTestNumber(number: string, { numeric }: Pick<Country, "numeric">): boolean {
  if (number.length !== BODY + 1) return false;
  for (const [start = "", rest] of publishedStarts) {
    if (number.startsWith(start) && (rest === undefined || number.startsWith(numeric, start.length))) return true;
  }
  return false;
}

function isBrand(cards: Country["cards"], brand: string): brand is CardBrand {
  return brand in cards;
}

/**
 * Number, brand and expiry of one card. It expires up to 60 months after the month of the reference date; no two indexes
 * of one key share a number before those of the brand are used up. `asked` replaces the sampled brand; it must have
 * cards that are valid on the reference date.
 */
export function card(rng: Rng, cards: Cards, { year, month }: CalendarDate, asked?: Issue): CreditCard {
  const today = year * 12 + month - 1;
  const last = asked === undefined ? today + VALIDITY : Math.min(today + VALIDITY, asked.lastExpiry * 12 + 11);
  const months = int(rng, today, last);
  const expiryYear = Math.floor(months / 12);
  const cvv = digits(rng, 3);
  const issue = asked ?? issueOf(rng, cards, expiryYear);
  return {
    cvv,
    expiry: `${decimal(months - expiryYear * 12 + 1, 2)}/${decimal(expiryYear % 100, 2)}`,
    number: numberOf(issue, serial(rng, issue.distinct)),
    provider_bank: issue.brand,
  };
}

function issueOf(rng: Rng, { byShare, current }: Cards, expiryYear: number): Issue {
  const issue = sample(rng, byShare);
  return expiryYear <= issue.lastExpiry ? issue : sample(rng, current);
}

/** One of the numbers of a brand, by its position among them. */
function numberOf({ prefixes, distinct }: Issue, place: number): string {
  const size = distinct / prefixes.length;
  const at = Math.floor(place / size);
  const { text = "", sum = 0 } = prefixes[at] ?? {};
  const free = BODY - text.length;
  const tail = free === 0 ? "" : decimal(place - at * size, free);
  return text + tail + luhnDigit(sum + luhnSum(tail, true));
}
