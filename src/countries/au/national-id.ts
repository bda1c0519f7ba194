import { digits } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";

/** Weights of the first eight digits; the ninth, the check digit, weighs 10. */
const weights = [1, 4, 3, 7, 5, 8, 6, 9] as const;

/**
 * The digit that makes the weighted sum of all nine a multiple of 11, or `undefined` where it would have to be 10:
 * such bodies have no tax file number. The body is eight decimal digits.
 */
function tfnCheckDigit(body: string): number | undefined {
  let sum = 0;
  for (let i = 0; i < 8; i++) sum += (body.charCodeAt(i) - 48) * (weights[i] ?? 0);
  // 10 is -1 modulo 11, therefore the digit is the sum itself.
  const digit = sum % 11;
  return digit === 10 ? undefined : digit;
}

/**
 * Tax file number (TFN) of Australia: `000 NNN NNN`.
 *
 * Nine digits, the last of which checks the others modulo 11. It says nothing about its bearer.
 *
 * Australia publishes no range that is reserved or never issued, so that no number can be proved to be unissued. Here
 * the first three digits are always 000, where no issued number is known: a convention, not a guarantee. The five
 * digits after them are random among those that have a check digit, all zeros apart: about 90,900 numbers.
 *
 * Sources: Australian Taxation Office, "Tax file number"; https://en.wikipedia.org/wiki/Tax_file_number
 */
export function taxFileNumber(rng: Rng): string {
  for (;;) {
    const body = `000${digits(rng, 5)}`;
    const check = tfnCheckDigit(body);
    if (check !== undefined && body !== "00000000") return `000 ${body.slice(3, 6)} ${body.slice(6)}${check}`;
  }
}
