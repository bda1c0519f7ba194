import type { PhonePlan } from "../shared/places.ts";

/**
 * A cell is the trunk code of the town, empty where it is not known.
 *
 * Trunk codes from 6 to 9 followed by 0 are series of mobile numbers in use (80 0… in Bengaluru, 612 0… in Patna), and so
 * are some others by the metadata of libphonenumber. There, and where the code is not known, the whole number is of level
 * 10: no trunk code begins so, and the number does not show the town. The range of many numbers has level 10 also instead of
 * trunk codes of four digits, after which only 100,000 numbers begin with 0.
 */
export const phonePlan: PhonePlan = {
  reserved: (code) => (isSafe(code) ? [unassigned(code)] : [carrierAccess]),
  never_issued: (code) => (isSafe(code) && code.length < 4 ? [unassigned(code)] : [carrierAccess]),
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
