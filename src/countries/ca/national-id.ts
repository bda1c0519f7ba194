import { serial } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";
import { writeFilled } from "../../random/template.ts";
import { checkOf, luhn } from "../shared/checksum.ts";
import type { NationalId } from "../verification.ts";

/** How many different numbers can be generated: seven free digits that are not all 0. */
const DISTINCT = 9_999_999;

/**
 * Social Insurance Number, `NNN-NNN-NNN`: eight digits and a Luhn check digit.
 *
 * The first digit says where a number was issued (1 Atlantic, 2 and 3 Québec, 4 and 5 Ontario, 6 the Prairies, 7 the
 * Pacific, 9 temporary residents); nothing else is in it.
 *
 * Safe because no SIN begins with 0, and here it always does. Not claimed: that no number of these nine digits exists. The
 * Revenue Agency gives tax numbers of nine digits to people who may not have a SIN (ITN, TTN), and no document that was
 * read says with which digits these begin. The other digit that no SIN begins with, 8, is worse: numbers of businesses do.
 *
 * 9,999,999 consecutive indexes, of whatever country, have different numbers.
 *
 * Sources: Government of British Columbia, SIN validation of its registries, https://github.com/bcgov/entity/issues/17965
 * (0 and 8 not used; Luhn; ITN and TTN); Canada Revenue Agency, "Applying for an individual tax number (ITN)",
 * https://www.canada.ca/en/revenue-agency/services/tax/international-non-residents-tax/in-outside-canada/apply-individual-tax-number.html
 */
function socialInsuranceNumber(rng: Rng, bytes: Uint8Array, at: number): number {
  // From 1, because nine zeros would pass the check too.
  const end = writeFilled(bytes, at, "0##-###-##", 1 + serial(rng, DISTINCT));
  bytes[end] = 48 + luhn(bytes, at, end);
  return end + 1;
}

export const nationalId = {
  write: socialInsuranceNumber,
  distinct: DISTINCT,
  name: "SIN",
  form: /^\d{9}$/,
  example: "046-454-286",
  check: (id) => checkOf(luhn, id.slice(0, 8)),
  isNeverIssued: (id) => id.startsWith("0") || id.startsWith("8"),
  source: "Government of British Columbia, SIN validation, https://github.com/bcgov/entity/issues/17965",
} satisfies NationalId;
