import { decimal } from "../../random/decimal.ts";
import { serial } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";
import { luhn } from "../shared/checksum.ts";

/** How many different numbers can be generated: seven free digits that are not all 0. */
export const distinctNationalIds = 9_999_999;

/**
 * Social Insurance Number, `NNN-NNN-NNN`: eight digits and a Luhn check digit.
 *
 * The first digit says where a number was issued (1 Atlantic, 2 and 3 Québec, 4 and 5 Ontario, 6 the Prairies, 7 the
 * Pacific, 9 temporary residents); nothing else is in it.
 *
 * Safe because no SIN begins with 0, and here it always does. Not claimed: that no number of these nine digits exists. The
 * Revenue Agency gives numbers with a leading 0 to non-residents who file taxes but may not have a SIN (ITN).
 *
 * No two people of one seed have the same until all are used up.
 *
 * Sources: Employment and Social Development Canada, SIN Code of Practice; ISO/IEC 7812-1 annex B (Luhn).
 */
export function socialInsuranceNumber(rng: Rng): string {
  // From 1, because nine zeros would pass the check too.
  const body = `0${decimal(1 + serial(rng, distinctNationalIds), 7)}`;
  return `${body.slice(0, 3)}-${body.slice(3, 6)}-${body.slice(6)}${luhn(body)}`;
}
