import type { CalendarDate } from "../calendar/calendar-date.ts";
import { type CardBrand, type Country, cardBrands } from "../countries/country.ts";
import { decimal } from "../random/decimal.ts";
import { digits, int } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import { sample, type Weighted, weighted } from "../random/weighted.ts";
import { type CardNumbers, cardNumber, cardNumbersOf } from "./card-numbers.ts";
import type { CreditCard } from "./identity.ts";

/** Months from the reference date to the latest expiry. */
const VALIDITY = 60;

/** A brand as issued in one country. */
export interface Issue {
  readonly brand: CardBrand;
  readonly numbers: CardNumbers;
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

/** The issue of a brand. Throws RangeError if the country does not have it. */
export function issueFor({ issues }: Cards, brand: CardBrand): Issue {
  const issue = issues.find((known) => known.brand === brand);
  if (issue === undefined) throw new RangeError(`there are no cards of ${brand}`);
  return issue;
}

/**
 * Number, brand and expiry of one card. It expires up to 60 months after the month of the reference date. As many
 * consecutive indexes of one key as the brand has numbers have different ones, of whatever country. `asked` replaces the
 * sampled brand; it must have cards that are valid on the reference date.
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
    number: cardNumber(rng, issue.numbers),
    provider_bank: issue.brand,
  };
}

function issueOf(rng: Rng, { byShare, current }: Cards, expiryYear: number): Issue {
  const issue = sample(rng, byShare);
  return expiryYear <= issue.lastExpiry ? issue : sample(rng, current);
}
