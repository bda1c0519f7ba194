import { serial } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";
import { writeFilled } from "../../random/template.ts";
import { once } from "../../text/memo.ts";
import type { NationalId } from "../verification.ts";

/** Weights of the first eight digits; the ninth, the check digit, weighs 10. */
const weights = [1, 4, 3, 7, 5, 8, 6, 9] as const;

/**
 * The digit that makes the weighted sum of all nine a multiple of 11; `undefined` for bodies that would need 10, which
 * have no tax file number.
 */
function tfnCheckDigit(body: number): number | undefined {
  let sum = 0;
  for (let i = 7, rest = body; rest > 0; i--, rest = Math.floor(rest / 10)) sum += (rest % 10) * (weights[i] ?? 0);
  // 10 is -1 modulo 11.
  const digit = sum % 11;
  return digit === 10 ? undefined : digit;
}

/** How many different tax file numbers can be generated: bodies from 00000001 to 00099999 that have a check digit. */
const DISTINCT = 90_908;

const numbers = once(() => {
  const all = new Uint32Array(DISTINCT);
  let count = 0;
  for (let body = 1; body < 100_000; body++) {
    const check = tfnCheckDigit(body);
    if (check !== undefined) all[count++] = 10 * body + check;
  }
  return all;
});

/**
 * Tax file number (TFN) of Australia: `000 NNN NNN`.
 *
 * Nine digits, the last of which checks the others modulo 11. It says nothing about its bearer.
 *
 * Australia publishes no range that is reserved or never issued, so that no number can be proved to be unissued. Here
 * the first three digits are always 000, so that the number is recognisable: a convention, not a guarantee. Older numbers
 * have eight digits, which some systems write with a leading zero. 90,908 consecutive indexes, of whatever country, have
 * different numbers.
 *
 * Sources, read for the form and for the lack of a range: "The secret life of TFNs",
 * http://taxandsupernewsroom.com.au/the-secret-life-of-tfns/ (weights); python-stdnum,
 * https://arthurdejong.org/python-stdnum/doc/1.8/stdnum.au.tfn (8 or 9 digits, otherwise without structure)
 */
function taxFileNumber(rng: Rng, bytes: Uint8Array, at: number): number {
  return writeFilled(bytes, at, "000 ### ###", numbers()[serial(rng, DISTINCT)] ?? 0);
}

export const nationalId = {
  write: taxFileNumber,
  distinct: DISTINCT,
  name: "TFN",
  form: /^\d{9}$/,
  example: "123 456 782",
  check: (id) => tfnCheckDigit(Number(id.slice(0, 8)))?.toString(),
  isNeverIssued: (id) => id.startsWith("000"),
  source: "The secret life of TFNs, http://taxandsupernewsroom.com.au/the-secret-life-of-tfns/",
} satisfies NationalId;
