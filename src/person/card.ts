import type { Country } from "../countries/country.ts";
import { type CardBrand, cardBrands } from "../countries/words.ts";
import { type Weighted, weighted } from "../random/weighted.ts";
import { type CardNumbers, cardNumbersOf } from "./card-numbers.ts";

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
