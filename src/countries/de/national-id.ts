import { serial } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";
import { writeFilled } from "../../random/template.ts";
import { checkOf, mod11And10 } from "../shared/checksum.ts";
import type { NationalId } from "../verification.ts";

/** Bodies in which the leading 0 is the digit that occurs twice, and those in which another one is. */
const ZERO_TWICE = 9 * 362_880;
const OTHER_TWICE = 36 * 9 * 40_320;

const DISTINCT = ZERO_TWICE + OTHER_TWICE;

/**
 * Steuer-IdNr (Steuerliche Identifikationsnummer), the German personal tax number: `NN NNN NNN NNN`.
 *
 * Ten digits of which exactly one occurs twice and no other more than once, then an ISO/IEC 7064 mod 11,10 check
 * digit. (Since 2016 one digit may occur three times instead; such numbers are not generated.) It says nothing about its
 * bearer.
 *
 * Safe because the first digit of an issued number is never 0, and here it always is: numbers with 0 are those of ELSTER's
 * tests. Validators that apply this rule refuse the number; its check digit is right. 16,329,600 consecutive indexes, of
 * whatever country, have different numbers.
 *
 * Sources: rechtlogisch/steuer-id, https://packagist.org/packages/rechtlogisch/steuer-id (after ELSTER's documentation,
 * chapter 2, of 2025-02-24: test numbers begin with 0 and are invalid in production); "Steueridentifikationsnummer",
 * https://derbwler.de/2018/08/steueridentifikationsnummer-aufbau/ (the first digit must not be 0)
 */
function steuerIdNr(rng: Rng, bytes: Uint8Array, at: number): number {
  const end = writeFilled(bytes, at, "## ### ### ##", bodyAt(serial(rng, DISTINCT)));
  bytes[end] = 48 + mod11And10(bytes, at, end);
  return end + 1;
}

/** The body at a position, 0 to `DISTINCT` - 1, which is a number in mixed radix. */
function bodyAt(place: number): number {
  const free = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  let left = free.length;
  let rest = place;
  let repeated = 0;
  let first = 0;
  let second: number;
  const next = (radix: number): number => {
    const digit = rest % radix;
    rest = (rest - digit) / radix;
    return digit;
  };
  // `splice` would take most of the time.
  const take = (): number => {
    const at = next(left--);
    const digit = free[at] ?? 0;
    for (let later = at; later < left; later++) free[later] = free[later + 1] ?? 0;
    return digit;
  };
  if (place < ZERO_TWICE) second = 1 + next(9);
  else {
    rest -= ZERO_TWICE;
    repeated = take();
    let pair = next(36);
    for (first = 1; pair >= 9 - first; first++) pair -= 9 - first;
    second = first + 1 + pair;
  }
  let number = 0;
  for (let at = 1; at < 10; at++) number = 10 * number + (at === first || at === second ? repeated : take());
  return number;
}

export const nationalId = {
  write: steuerIdNr,
  distinct: DISTINCT,
  name: "Steuer-IdNr",
  form: /^\d{11}$/,
  example: "36 574 261 809",
  check: (id) => checkOf(mod11And10, id.slice(0, 10)),
  composition(id) {
    // Of ten digits one occurs twice if nine are different, and one three times, or two twice, if eight are.
    const different = new Set(id.slice(0, 10)).size;
    return different === 9 || (different === 8 && /(\d)(?=.*\1.*\1.)/.test(id))
      ? undefined
      : "Of the first ten digits exactly one occurs twice, or three times.";
  },
  miscompose(id) {
    const body = [...id.slice(0, 10)];
    const single = body.flatMap((digit, at) => (at > 0 && body.indexOf(digit) === body.lastIndexOf(digit) ? [at] : []));
    const [first = 1, second = 2] = single;
    body[second] = body[first] ?? "";
    return body.join("") + checkOf(mod11And10, body.join(""));
  },
  isNeverIssued: (id) => id.startsWith("0"),
  source:
    "rechtlogisch/steuer-id after ELSTER's documentation of 2025-02-24, https://packagist.org/packages/rechtlogisch/steuer-id",
} satisfies NationalId;
