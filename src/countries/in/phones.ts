import type { PhonePlan } from "../shared/places.ts";

/**
 * Numbers by the trunk code of the town. India reserves none for fiction.
 *
 * After a trunk code that begins with 1 to 5, a subscriber number cannot begin with 0, the trunk prefix. (Nor with 1,
 * but numbers of special services do.) Trunk codes from 6 to 9 followed by 0 are series of mobile numbers in use (80 0…
 * in Bengaluru, 612 0… in Patna), and so are some others by the metadata of libphonenumber. There, and in towns whose
 * code is not known (an empty cell), the whole number is of level 10, which the plan keeps for the selection of
 * carriers: no trunk code begins so, and the number does not show the town.
 *
 * Level 10 also makes up for trunk codes of four digits, after which there are only 100,000 numbers that begin with 0.
 *
 * Source: Department of Telecommunications, National Numbering Plan 2003; libphonenumber 1.13.16 (which numbers are
 * valid).
 */
export const phonePlan: PhonePlan = {
  usual: (code) => (isSafe(code) ? [unassigned(code)] : [carrierAccess]),
  neverIssued: (code) =>
    isSafe(code) ? [unassigned(code), ...(code.length > 3 ? [carrierAccess] : [])] : [carrierAccess],
};

const carrierAccess = "+91 10 #### ####";

function unassigned(code: string): string {
  return `+91 ${code} ${["0### ####", "0## ####", "0## ###"][code.length - 2]}`;
}

/**
 * Whether no number with 0 after the code is in use: the code is not toll-free (1800, 1600), and libphonenumber accepts
 * no such number.
 */
function isSafe(code: string): boolean {
  return /^[1-5]\d{1,3}$/.test(code) && !accepted.test(code);
}

const accepted = /^(?:1434|160|170[24]|180|280[13468]|290\d|342|380\d|420[24]|4728|552[1-5])$/;
