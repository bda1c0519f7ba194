import { serial } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";
import { writeFilled } from "../../random/template.ts";
import { checkOf } from "../shared/checksum.ts";
import type { NationalId } from "../verification.ts";

/** How many different numbers can be generated; as many consecutive indexes, of whatever country, have different ones. */
const DISTINCT = 10_000_000;

/**
 * My Number (個人番号), the Japanese individual number: `NNNN NNNN NNNN`.
 *
 * Eleven digits and a check digit. The digits are random, so the number says nothing about its bearer.
 *
 * Deliberately begins with 0000, so that it is recognisable as fictitious. Japan has set no range aside: the zeros are a
 * convention of this generator. Of the numbers in use, which are made without regard to their bearers, about one in 10,000
 * begins so too, so that one in some 800 of these may be someone's.
 *
 * Sources: 総務省令第85号 (2014), article 5, as quoted in https://qiita.com/ytkhs/items/fa6ef94d3c8615b0ce64 (check digit)
 * and https://mynumber.okinawa-spot.com/core/archives/227; how numbers are made:
 * https://prod-news.global.ssl.fastly.net/article/20210709-1907997
 */
function myNumber(rng: Rng, bytes: Uint8Array, at: number): number {
  const end = writeFilled(bytes, at, "0000 #### ###", serial(rng, DISTINCT));
  bytes[end] = 48 + checkDigit(bytes, at, end);
  return end + 1;
}

/** The digit after eleven others: weights 2 to 7 and 2 to 6 from the right, modulo 11. */
function checkDigit(bytes: Uint8Array, from: number, to: number): number {
  let sum = 0;
  let weight = 2;
  for (let at = to - 1; at >= from; at--) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0) continue;
    sum += digit * weight;
    weight = weight === 7 ? 2 : weight + 1;
  }
  const remainder = sum % 11;
  return remainder <= 1 ? 0 : 11 - remainder;
}

export const nationalId = {
  write: myNumber,
  distinct: DISTINCT,
  name: "My Number",
  form: /^\d{12}$/,
  example: "1234 5678 9018",
  check: (id) => checkOf(checkDigit, id.slice(0, 11)),
  isNeverIssued: (id) => id.startsWith("0000"),
  source: "平成26年総務省令第85号第5条, quoted in https://qiita.com/ytkhs/items/fa6ef94d3c8615b0ce64",
} satisfies NationalId;
