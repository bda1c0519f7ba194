import type { PhoneProofs } from "../phone-ranges.ts";
import type { PhonePlan } from "../shared/places.ts";

/** A cell is the zone, the first digit of a geographic number. */
export const phonePlan: PhonePlan = {
  reserved: (zone) => templates(fiction, zone),
  never_issued: (zone) => templates(unattributed, zone),
  mobile: () => ["+33 6 39 98 ## ##"],
  valid: (zone) => templates(fiction, zone),
};

function templates(table: Readonly<Record<string, string>>, zone: string): readonly string[] {
  const series = table[zone];
  if (series === undefined) throw new RangeError(`no telephone zone ${zone}`);
  return series.split("|").map((start) => `+33 ${zone} ${start}`);
}

const fiction: Readonly<Record<string, string>> = {
  "1": "99 00 ## ##",
  "2": "61 91 ## ##",
  "3": "53 01 ## ##",
  "4": "65 71 ## ##",
  "5": "36 49 ## ##",
};

const unattributed: Readonly<Record<string, string>> = {
  "1": "1# ## ## ##",
  "2": "80 ## ## ##|81 ## ## ##|82 ## ## ##|83 ## ## ##|84 ## ## ##",
  "3": "11 ## ## ##|12 ## ## ##|13 ## ## ##|14 ## ## ##|15 ## ## ##|16 ## ## ##|17 ## ## ##|18 ## ## ##|19 ## ## ##",
  "4": "0# ## ## ##",
  "5": "20 ## ## ##|21 ## ## ##|22 ## ## ##",
};

const register = {
  document: "ARCEP, Ressources en numérotation (MAJNUM), copy of June 2025",
  page: "https://github.com/cbouvat/saracroche-ios/blob/c1c9e9ab5c912c61eae610fdb931e0fd8a3e88d8/MAJNUM.csv",
};

export const phoneProofs: PhoneProofs = {
  proofs: [
    {
      ranges: ["reserved", "valid"],
      numbers: "01 99 00, 02 61 91, 03 53 01, 04 65 71 and 05 36 49, each with four digits more",
      why: "No operator has these blocks, one for each zone, in ARCEP's register, though the blocks around those of 02 to 05 are attributed. Public software quotes them as the blocks for audiovisual works of decision n° 2018-0881; of that decision no text with them was read. They say no more about the place.",
      ...register,
    },
    {
      ranges: ["mobile"],
      numbers: "06 39 98 with four digits more",
      why: "The mobile block for audiovisual works: in the register the blocks before and after it are attributed, in Mayotte, and this one is not. libphonenumber refuses it.",
      ...register,
    },
    {
      ranges: ["never_issued"],
      numbers: "01 1, 02 80 to 02 84, 03 11 to 03 19, 04 0 and 05 20 to 05 22",
      why: "ARCEP has attributed no block of these series to any operator, so that no operator can assign them. They are not reserved: ARCEP may open them, and a later register would show it. libphonenumber refuses 04 0.",
      ...register,
    },
  ],
  missing: {},
};
