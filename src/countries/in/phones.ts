import type { PhoneProofs } from "../phone-ranges.ts";
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

const switching = {
  document:
    "Department of Telecommunications, National Numbering Plan 2003, as a textbook on switching systems explains it",
  page: "https://www.fishercom.xyz/switching-systems/pqrs.html",
};

export const phoneProofs: PhoneProofs = {
  proofs: [
    {
      ranges: ["reserved", "never_issued"],
      numbers: "a subscriber number that begins with 0 after a trunk code from 11 to 5999",
      why: "Exchange codes begin with 2 to 6; 0 is the trunk prefix. India has set aside no numbers for fiction, and these are used instead. Trunk codes after which such numbers are in use are left out.",
      ...switching,
    },
    {
      ranges: ["reserved", "never_issued"],
      numbers: "ten digits that begin with 10",
      why: "Trunk codes are 11 to 89; 10 is kept for the selection of long-distance carriers. It stands in where the town's own code cannot be used, and shows no town.",
      ...switching,
    },
  ],
  missing: {
    mobile: "India has set aside no mobile numbers, and every series of the form of a mobile number may be in use",
    valid: "India has set aside no numbers, and libphonenumber refuses all that cannot be assigned there",
  },
};
