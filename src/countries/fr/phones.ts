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

export const phoneProofs: PhoneProofs = {
  proofs: [
    {
      ranges: ["reserved", "valid"],
      numbers: "01 99 00, 02 61 91, 03 53 01, 04 65 71 and 05 36 49, each with four digits more",
      why: "Kept for audiovisual works, one block for each zone; they say no more about the place. Of the decision only the table of contents could be read; the blocks are those that public software quotes from it.",
      document: "ARCEP, décision n° 2018-0881 du 24 juillet 2018, annexe n° 1, plan national de numérotation",
      page: "https://legal.tricoteuses.fr/articles/JORFARTI000037263033",
    },
    {
      ranges: ["mobile"],
      numbers: "06 39 98 with four digits more",
      why: "The mobile block for audiovisual works, of the same decision; libphonenumber refuses it.",
      document: "ARCEP, décision n° 2018-0881 du 24 juillet 2018, annexe n° 1, plan national de numérotation",
      page: "https://legal.tricoteuses.fr/articles/JORFARTI000037263033",
    },
    {
      ranges: ["never_issued"],
      numbers: "01 1, 02 80 to 02 84, 03 11 to 03 19, 04 0 and 05 20 to 05 22",
      why: "ARCEP has attributed no block of these series to any operator, so that no operator can assign them. They are not reserved: ARCEP may open them, and a later register would show it. The rows of 01, 02 and 03 were read anew; 04 0 and 05 20 to 05 22 stand as the same register was read before, and libphonenumber refuses 04 0.",
      document: "ARCEP, Ressources en numérotation (MAJNUM), copy of June 2025",
      page: "https://github.com/cbouvat/saracroche-ios/blob/c1c9e9ab5c912c61eae610fdb931e0fd8a3e88d8/MAJNUM.csv",
    },
  ],
  missing: {},
};
