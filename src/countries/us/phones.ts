import type { PhoneProofs } from "../phone-ranges.ts";
import type { PhonePlan } from "../shared/places.ts";

/** A cell is the area codes of the place, joined by a bar. */
export const phonePlan: PhonePlan = {
  reserved: fiction,
  never_issued: (cell) => cell.split("|").flatMap((area) => [`+1 ${area} 0## ####`, `+1 ${area} 1## ####`]),
  mobile: fiction,
  valid: fiction,
};

function fiction(cell: string): readonly string[] {
  return cell.split("|").map((area) => `+1 ${area} 555 01##`);
}

export const phoneProofs: PhoneProofs = {
  proofs: [
    {
      ranges: ["reserved", "mobile", "valid"],
      numbers: "555-0100 to 555-0199 after any geographic area code",
      why: "Set aside for examples and fiction; 555-1212 and other numbers after 555 are in use. Mobile and fixed telephones share all numbers of the plan, so that these look like either.",
      document: "North American Numbering Plan Administrator, 555 line numbers, as the Splunk Style Guide states them",
      page: "https://help.splunk.com/splunk-style-guide/grammar-and-word-choice/example-names-and-domains/phone-numbers",
    },
    {
      ranges: ["never_issued"],
      numbers: "a central office code from 000 to 199 after an area code",
      why: "Numbers have the form NXX-NXX-XXXX, where N is 2 to 9: 0 and 1 are dialled for operators and long distance, and no office code begins so. Validators that apply the plan refuse these numbers.",
      document: "Canadian Numbering Administrator, Mandate and Quality Policy",
      page: "http://cnac.ca/about/mandate.htm",
    },
  ],
  missing: {},
};
