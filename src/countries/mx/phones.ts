import type { PhoneProofs } from "../phone-ranges.ts";
import type { PhonePlan } from "../shared/places.ts";

/** A cell is the area code; one of two digits has ten million numbers that begin with 0, one of three a million. */
export const phonePlan: PhonePlan = { reserved: unassigned, never_issued: unassigned, valid: unassigned };

function unassigned(areaCode: string): readonly string[] {
  return [`+52 ${areaCode} ${areaCode.length === 2 ? "0###" : "0##"} ####`];
}

export const phoneProofs: PhoneProofs = {
  proofs: [
    {
      ranges: ["reserved", "never_issued", "valid"],
      numbers: "a local number that begins with 0 after a geographic area code",
      why: "Of the ranges that the IFT has assigned none begins so after a geographic code (303 million numbers begin with 1, and numbers after 800 may begin with 0). Mexico has set aside no numbers for fiction, and these are used instead; they are not reserved, and a later list may open them. libphonenumber accepts them.",
      document:
        "Instituto Federal de Telecomunicaciones, Plan Nacional de Numeración, list of assigned ranges, August 2026",
      page: "https://github.com/tomba-io/phone-line-type-intelligence",
    },
  ],
  missing: {
    mobile:
      "Mexico has set aside no mobile numbers; each series is assigned to fixed or to mobile telephones, and those that are not assigned are neither",
  },
};
