import { decimal, writeDecimal } from "../../random/decimal.ts";
import { serial } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";
import { writeFilled } from "../../random/template.ts";
import { utf8 } from "../../random/utf8.ts";
import type { NationalId } from "../verification.ts";

/** Digits after the leading 9 and before the last of the body. */
const LENGTH = 7;

/** Last digits used after each beginning: all have at least as many that give a valid number (tested exhaustively). */
const LAST_DIGITS = 8;

/** Ways to add `n` digits with no three alike in a row, after a run of one and of two. */
const ways = Array.from({ length: LENGTH + 1 }, (): [one: number, two: number] => [1, 1]);
for (let n = 1; n <= LENGTH; n++) {
  const [one, two] = ways[n - 1] ?? [0, 0];
  ways[n] = [two + 9 * one, 9 * one];
}

/** How many different numbers can be generated; as many consecutive indexes, of whatever country, have different ones. */
const DISTINCT = (ways[LENGTH]?.[0] ?? 0) * LAST_DIGITS;

/**
 * SNILS (страховой номер индивидуального лицевого счёта), the Russian personal insurance account: `NNN-NNN-NNN KK`.
 *
 * Nine digits and a check number of two. It says nothing about its bearer. No digit stands three times in a row, as in
 * real numbers; here the check number counts too.
 *
 * The first digit is always 9, so that the number is recognisable. Accounts are said to be numbered in order and to be far
 * from there, but no document that was read says so, and no authority has set the range aside: a convention, not a
 * guarantee.
 *
 * Sources, read for the form: https://vgorode.moscow/guide/vopros-otvet/otvet_68.html (check number, 112-233-445 95);
 * https://github.com/evgeny-tumashchick/snils-generator (no digit three times in a row)
 */
function snils(rng: Rng, bytes: Uint8Array, at: number): number {
  const place = serial(rng, DISTINCT);
  const start = beginning(Math.floor(place / LAST_DIGITS));
  let skipped = place % LAST_DIGITS;
  for (let last = 0; last < 10; last++) {
    const body = 10 * start + last;
    const check = snilsCheck(bytes, at, writeDecimal(bytes, at, body, 9));
    if (hasTriple(bytes, at, writeDecimal(bytes, at + 9, check, 2))) continue;
    if (skipped-- === 0) return writeFilled(bytes, at, "###-###-### ##", 100 * body + check);
  }
  throw new RangeError(`${start} has fewer than ${LAST_DIGITS} last digits`);
}

/** The first eight digits at a position among all that begin with 9 and have no three alike in a row. */
function beginning(place: number): number {
  let number = 9;
  let previous = 9;
  let run = 1;
  let rest = place;
  for (let left = LENGTH - 1; left >= 0; left--) {
    const [one, two] = ways[left] ?? [0, 0];
    if (run === 1 && rest < two) {
      run = 2;
    } else {
      if (run === 1) rest -= two;
      const other = Math.floor(rest / one);
      rest -= other * one;
      previous = other < previous ? other : other + 1;
      run = 1;
    }
    number = 10 * number + previous;
  }
  return number;
}

/** The check number of nine digits: the weighted sum (9 for the first down to 1) mod 101, 100 as 0. */
function snilsCheck(bytes: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += ((bytes[at] ?? 0) - 48) * (to - at);
  return (sum % 101) % 100;
}

function checkOf(id: string): string {
  return decimal(snilsCheck(utf8(id), 0, 9), 2);
}

function hasTriple(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from + 2; at < to; at++) if (bytes[at] === bytes[at - 1] && bytes[at] === bytes[at - 2]) return true;
  return false;
}

export const nationalId = {
  write: snils,
  distinct: DISTINCT,
  name: "SNILS",
  form: /^\d{11}$/,
  example: "112-233-445 95",
  check: checkOf,
  composition: (id) => (/(\d)\1\1/.test(id.slice(0, 9)) ? "No digit stands three times in a row." : undefined),
  miscompose(id) {
    const body = id.slice(0, 3) + id.charAt(5).repeat(3) + id.slice(6, 9);
    return body + checkOf(body);
  },
  isNeverIssued: (id) => id.startsWith("9"),
  source:
    "https://vgorode.moscow/guide/vopros-otvet/otvet_68.html; https://github.com/evgeny-tumashchick/snils-generator",
} satisfies NationalId;
