import { decimal } from "../../random/decimal.ts";
import { serial } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";
import { verhoeff } from "../shared/checksum.ts";

/** How many different numbers can be generated: two first digits, ten free ones. */
export const distinctNationalIds = 20_000_000_000;

/**
 * Aadhaar number: twelve digits in three groups, `NNNN NNNN NNNN`, the last of them a Verhoeff check digit.
 *
 * The other eleven are random by design and say nothing about the bearer. No two people of one seed have the same until
 * all 20,000,000,000 are used up.
 *
 * Safe because the number begins with 0 or 1, which the Unique Identification Authority of India keeps free: issued
 * numbers begin with 2 to 9. The check digit is right, so a bare Verhoeff check passes, but validators that apply the
 * rule refuse the number.
 *
 * Sources: Unique Identification Authority of India, "A UID Numbering Scheme" (2010); J. Verhoeff, "Error detecting
 * decimal codes" (1969).
 */
export function aadhaar(rng: Rng): string {
  const body = decimal(serial(rng, distinctNationalIds), 11);
  return `${body.slice(0, 4)} ${body.slice(4, 8)} ${body.slice(8)}${verhoeff(body)}`;
}
