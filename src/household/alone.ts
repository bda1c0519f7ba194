import type { BySex } from "../countries/words.ts";
import { adultsOf, type BirthYears, CENSUS_YEAR, sumOf } from "../person/birth.ts";

/** The age from which widows outnumber widowers by far. */
export const OLD = 65;

/**
 * Of a hundred men of 65 or more how many live with their wives, and how many women of 65 or more live with their husbands:
 * 13.8 and 10.7 million, of 19.4 million men, in the United States (Administration on Aging, A Profile of Older Americans:
 * 2013). The same is taken for every country, so that the rest of its men and women are those who may live alone.
 */
const WITH_WIFE = 0.71;
const WITH_HUSBAND = 0.55;

/**
 * The share of the men of 65 or more whom women take the place of among those who live alone, so that these are as many as
 * live without a wife or a husband.
 */
export function widowShare(births: BySex<BirthYears>): number {
  const [women, men] = [oldOf(births.female), oldOf(births.male)];
  const without = men.people * (1 - WITH_WIFE);
  const wanted = without / (without + Math.max(0, women.people - men.people * WITH_HUSBAND));
  // Half of those who are drawn are men.
  return 1 - Math.min(1, (wanted * (men.share + women.share)) / men.share);
}

/** The people of 65 or more, and their share of all adults of their sex. */
function oldOf(births: BirthYears): { readonly people: number; readonly share: number } {
  const adults = adultsOf(births);
  const people = sumOf(adults.filter(({ year }) => CENSUS_YEAR - year >= OLD));
  return { people, share: people / sumOf(adults) };
}
