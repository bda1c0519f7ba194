import { digits, int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";

/**
 * National Insurance number (NINO) of the United Kingdom: `QQ 12 34 56 C`.
 *
 * Two prefix letters, six digits and a suffix A to D. There is no check digit, and it says nothing about its bearer.
 *
 * Safe because Q is not used in either letter of a prefix, and here both are Q, as in the examples that the government
 * itself prints. Validators that know this rule refuse the number. Digits and suffix are random: 4,000,000 numbers.
 *
 * Sources: HMRC National Insurance Manual NIM39110; GOV.UK Design System, pattern "National Insurance numbers".
 */
export function nino(rng: Rng): string {
  const number = digits(rng, 6);
  return `QQ ${number.slice(0, 2)} ${number.slice(2, 4)} ${number.slice(4)} ${"ABCD"[int(rng, 0, 3)]}`;
}
