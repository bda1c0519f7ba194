import { decimal } from "../../random/decimal.ts";
import { digits } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";

/**
 * SNILS (страховой номер индивидуального лицевого счёта), the Russian personal insurance account: `NNN-NNN-NNN KK`.
 *
 * Nine digits and a check number of two. It says nothing about its bearer. No digit stands three times in a row, as in
 * real numbers; here the check number counts too.
 *
 * Safe because accounts are numbered in order and the first three digits have not passed about 2NN, while here the
 * first digit is always 9. No authority has reserved that range.
 *
 * Sources: Social Fund of Russia (formerly the Pension Fund); https://ru.wikipedia.org/wiki/СНИЛС
 */
export function snils(rng: Rng): string {
  // About one number in twelve has three in a row and is rejected: every other one is equally likely.
  for (;;) {
    const body = `9${digits(rng, 6)}${digits(rng, 2)}`;
    const check = snilsCheck(body);
    if (!hasTriple(body + check)) return `${body.slice(0, 3)}-${body.slice(3, 6)}-${body.slice(6)} ${check}`;
  }
}

/** The check number of nine digits, as two digits: the weighted sum (9 for the first down to 1) mod 101, 100 as 00. */
function snilsCheck(body: string): string {
  let sum = 0;
  for (let i = 0; i < 9; i++) sum += (body.charCodeAt(i) - 48) * (9 - i);
  const check = (sum % 101) % 100;
  return decimal(check, 2);
}

function hasTriple(text: string): boolean {
  for (let i = 2; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === text.charCodeAt(i - 1) && code === text.charCodeAt(i - 2)) return true;
  }
  return false;
}
