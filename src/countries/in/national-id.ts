import { serial } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";
import { writeFilled } from "../../random/template.ts";
import { checkOf, verhoeff } from "../shared/checksum.ts";
import type { NationalId } from "../verification.ts";

/** How many different numbers can be generated: two first digits, ten free ones, more than a seed has people. */
const DISTINCT = 20_000_000_000;

/**
 * Aadhaar number: twelve digits in three groups, `NNNN NNNN NNNN`, the last of them a Verhoeff check digit.
 *
 * The other eleven are random by design and say nothing about the bearer. No two people of one seed have the same.
 *
 * Safe because the number begins with 0 or 1, with which the Unique Identification Authority of India gives out none.
 * The check digit is right, so a bare Verhoeff check passes, but validators that apply the rule refuse the number.
 *
 * Sources: Business Standard, "UIDAI to go strict on issuing numbers" (2010-09-14),
 * https://www.business-standard.com/amp/article/economy-policy/uidai-to-go-strict-on-issuing-numbers-110091400086_1.html
 * (an official: no number will be prefixed with zero); stdnum,
 * https://app.unpkg.com/stdnum@1.11.3/files/src/in/aadhaar.ts (not with 0 or 1, after "A UID Numbering Scheme"; Verhoeff)
 */
function aadhaar(rng: Rng, bytes: Uint8Array, at: number): number {
  const end = writeFilled(bytes, at, "#### #### ###", serial(rng, DISTINCT));
  bytes[end] = 48 + verhoeff(bytes, at, end);
  return end + 1;
}

export const nationalId = {
  write: aadhaar,
  distinct: DISTINCT,
  name: "Aadhaar number",
  form: /^\d{12}$/,
  example: "2341 2341 2346",
  check: (id) => checkOf(verhoeff, id.slice(0, 11)),
  isNeverIssued: (id) => id.startsWith("0") || id.startsWith("1"),
  source: "stdnum, https://app.unpkg.com/stdnum@1.11.3/files/src/in/aadhaar.ts (after A UID Numbering Scheme, 2010)",
} satisfies NationalId;
