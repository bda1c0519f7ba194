import { decimal } from "../../random/decimal.ts";
import { serial } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";
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
function myNumber(rng: Rng): string {
  const digits = decimal(serial(rng, DISTINCT), 7);
  return `0000 ${digits.slice(0, 4)} ${digits.slice(4)}${checkDigit(`0000${digits}`)}`;
}

/** The digit after the eleven of `body`: weights 2 to 7 and 2 to 6 from the right, modulo 11. */
function checkDigit(body: string): string {
  let sum = 0;
  for (let n = 1; n <= 11; n++) sum += (body.charCodeAt(11 - n) - 48) * (n <= 6 ? n + 1 : n - 5);
  const remainder = sum % 11;
  return remainder <= 1 ? "0" : String(11 - remainder);
}

/** The My Number: drawn ones, and all of the scheme. */
export const nationalId = {
  draw: myNumber,
  distinct: DISTINCT,
  name: "My Number",
  form: /^\d{12}$/,
  example: "1234 5678 9018",
  check: checkDigit,
  isNeverIssued: (id) => id.startsWith("0000"),
  source: "平成26年総務省令第85号第5条, quoted in https://qiita.com/ytkhs/items/fa6ef94d3c8615b0ce64",
} satisfies NationalId;
