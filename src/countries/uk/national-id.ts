import { decimal } from "../../random/decimal.ts";
import { serial } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";

/** How many different National Insurance numbers can be generated: six digits and a suffix of four. */
export const distinctNationalIds = 4_000_000;

/**
 * National Insurance number (NINO) of the United Kingdom: `QQ 12 34 56 C`.
 *
 * Two prefix letters, six digits and a suffix A to D. There is no check digit, and it says nothing about its bearer. No
 * two people of one seed have the same until all 4,000,000 are used up.
 *
 * Safe because Q is not used in either letter of a prefix, and here both are Q, as in the examples that the government
 * itself prints. Validators that apply this rule refuse the number.
 *
 * Sources: HMRC National Insurance Manual NIM39110; GOV.UK Design System, pattern "National Insurance numbers".
 */
export function nino(rng: Rng): string {
  const place = serial(rng, distinctNationalIds);
  const number = decimal(place >> 2, 6);
  return `QQ ${number.slice(0, 2)} ${number.slice(2, 4)} ${number.slice(4)} ${"ABCD"[place & 3]}`;
}
