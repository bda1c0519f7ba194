import { serialInTwo } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";
import { writeFilled } from "../../random/template.ts";
import { writeAscii } from "../../random/utf8.ts";
import type { NationalId } from "../verification.ts";

/** Letters that are used in neither place of a prefix. Q first, because two of them are the prefix of printed examples. */
const UNUSED = "QDFIUV";

/** Numbers of a prefix: six digits and a suffix of four. */
const OF_PREFIX = 4_000_000;

const DISTINCT = UNUSED.length ** 2 * OF_PREFIX;

/**
 * National Insurance number (NINO) of the United Kingdom: `QQ 12 34 56 C`.
 *
 * Two prefix letters, six digits and a suffix A to D. There is no check digit, and it says nothing about its bearer.
 *
 * Safe because D, F, I, Q, U and V are used in neither letter of a prefix, and here both are of them. The numbers for
 * administration that look like these have at most one of them (FY). The first 4,000,000 people of a seed have QQ, as the
 * example that the government itself prints, and those after them the other pairs; 144,000,000 consecutive indexes, of
 * whatever country, have different numbers. Validators that apply the rule refuse the number.
 *
 * Source: HMRC, National Insurance Manual NIM39110, "What a NINO looks like",
 * https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim39110
 */
function nino(rng: Rng, bytes: Uint8Array, at: number): number {
  const place = serialInTwo(rng, OF_PREFIX, DISTINCT);
  const prefix = Math.floor(place / OF_PREFIX);
  const letters = UNUSED.charAt(Math.floor(prefix / UNUSED.length)) + UNUSED.charAt(prefix % UNUSED.length);
  const within = place - prefix * OF_PREFIX;
  const end = writeFilled(bytes, writeAscii(bytes, at, letters), " ## ## ## ", within >> 2);
  bytes[end] = "ABCD".charCodeAt(within & 3);
  return end + 1;
}

export const nationalId = {
  write: nino,
  distinct: DISTINCT,
  name: "NINO",
  form: /^[A-Z]{2}\d{6}[A-D]$/,
  example: "QQ 12 34 56 C",
  // D, F, I, Q, U and V are used in neither place, O not in the second; seven pairs are not used. The service gave FY and
  // OO to people for other purposes.
  isNeverIssued: (id) => /^(?!FY|OO)(?:[DFIQUV]|.[DFIOQUV]|BG|GB|KN|NK|NT|TN|ZZ)/.test(id),
  source:
    "HMRC, National Insurance Manual NIM39110, https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim39110",
} satisfies NationalId;
