import type { PhoneProofs } from "../phone-ranges.ts";
import type { PhonePlan } from "../shared/places.ts";

/** A cell is the area codes of the place, joined by a bar. */
export const phonePlan: PhonePlan = {
  reserved: fiction,
  never_issued: (cell) => cell.split("|").flatMap((code) => [`+1 ${code} 0## ####`, `+1 ${code} 1## ####`]),
  mobile: fiction,
  valid: fiction,
};

function fiction(cell: string): readonly string[] {
  return cell.split("|").map((code) => `+1 ${code} 555 01##`);
}

export const phoneProofs: PhoneProofs = {
  proofs: [
    {
      ranges: ["reserved", "mobile", "valid"],
      numbers: "555-0100 to 555-0199 after any geographic area code",
      why: "Set aside for examples and fiction in the whole North American plan. Mobile and fixed telephones share all of its numbers, so that these look like either.",
      document: "North American Numbering Plan Administrator, 555 line numbers, as the Splunk Style Guide states them",
      page: "https://help.splunk.com/splunk-style-guide/grammar-and-word-choice/example-names-and-domains/phone-numbers",
    },
    {
      ranges: ["never_issued"],
      numbers: "a central office code from 000 to 199 after an area code",
      why: "Central office codes have the form NXX, where N is 2 to 9; 0 and 1 are kept for special dialling. Validators that apply the plan refuse these numbers.",
      document: "Canadian Numbering Administrator, Frequently Asked Questions",
      page: "https://cnac.ca/about/faq.htm",
    },
  ],
  missing: {},
};
