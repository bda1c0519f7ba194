import { decimal } from "../../random/decimal.ts";
import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";

/** Groups that with an area from 900 on belong to no tax number either: ITINs take 50 and up but for these, ATINs 93. */
const groups = [...Array.from({ length: 49 }, (_, index) => decimal(index + 1, 2)), "66", "67", "68", "69"];

/**
 * Social Security number: area, group and serial, `NNN-NN-NNNN`.
 *
 * It has no check digit and, since numbers were randomised in 2011, says nothing about its bearer.
 *
 * Safe because the Social Security Administration gives out no area from 900 to 999. The Internal Revenue Service
 * does, for taxpayer numbers of the same shape (ITIN, ATIN), but with groups that are not used here. Validators of
 * Social Security numbers that know the rule refuse the number.
 *
 * Sources: Social Security Administration, "Social Security Number Randomization" (never assigned: areas 000, 666 and
 * 900 to 999, group 00, serial 0000); Internal Revenue Service, Internal Revenue Manual 3.21.263 (ITIN groups).
 */
export function socialSecurityNumber(rng: Rng): string {
  const area = int(rng, 900, 999);
  const group = groups[int(rng, 0, groups.length - 1)] ?? "01";
  const serial = decimal(int(rng, 1, 9_999), 4);
  return `${area}-${group}-${serial}`;
}
