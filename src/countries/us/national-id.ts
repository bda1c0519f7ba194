import { decimal } from "../../random/decimal.ts";
import { serial } from "../../random/permutation.ts";
import type { Rng } from "../../random/rng.ts";

/** Areas from 900 on. */
const AREAS = 100;

/** Groups that no taxpayer number with an area from 900 on has: ITINs have groups from 50 on except these, ATINs 93. */
const groups = [...Array.from({ length: 49 }, (_, index) => decimal(index + 1, 2)), "66", "67", "68", "69"];

/** Serials 0001 to 9999. */
const SERIALS = 9_999;

/** How many different Social Security numbers can be generated: 100 areas, 53 groups, 9,999 serials. */
export const distinctNationalIds = AREAS * groups.length * SERIALS;

/**
 * Social Security number: area, group and serial, `NNN-NN-NNNN`. No two people of a seed share one before all 52,994,700
 * are used up.
 *
 * It has no check digit and, since numbers were randomised in 2011, says nothing about its bearer.
 *
 * Safe because the Social Security Administration assigns no area from 900 to 999. The Internal Revenue Service
 * does, for taxpayer numbers of the same shape (ITIN, ATIN), but with groups that are not used here. Validators of
 * Social Security numbers that apply the rule refuse the number.
 *
 * Sources: Social Security Administration, "Social Security Number Randomization" (never assigned: areas 000, 666 and
 * 900 to 999, group 00, serial 0000); Internal Revenue Service, Internal Revenue Manual 3.21.263 (ITIN groups).
 */
export function socialSecurityNumber(rng: Rng): string {
  const position = serial(rng, distinctNationalIds);
  const prefix = Math.floor(position / SERIALS);
  const area = 900 + Math.floor(prefix / groups.length);
  const group = groups[prefix % groups.length] ?? "01";
  return `${area}-${group}-${decimal((position % SERIALS) + 1, 4)}`;
}
