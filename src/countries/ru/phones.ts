import type { PhoneProofs } from "../phone-ranges.ts";
import type { PhonePlan } from "../shared/places.ts";

/**
 * A cell holds the ABC codes of the town, of three to five digits, joined by `|`; in small towns whose own code no source
 * gives it is the three digits with which all codes of the subject begin.
 *
 * Only 01 to 04 are used: lists of codes of 2013 and 2015 have some that continue with 00 or 05 to 08 (499 000, 811 00,
 * 811 05, 861 07).
 */
export const phonePlan: PhonePlan = {
  reserved,
  never_issued: (cell) => reserved([...new Set(cell.split("|").map((code) => code.slice(0, 3)))].join("|")),
  valid: reserved,
};

/** `+7 4852 01 ## ##`: seven digits in all after a code of three, six after four, five after five. */
function reserved(cell: string): readonly string[] {
  return cell.split("|").flatMap((code) =>
    ["1", "2", "3", "4"].map((digit) => {
      if (code.length === 5) return `+7 ${code} 0 ${digit}# ##`;
      return `+7 ${code} 0${digit}${code.length === 3 ? "#" : ""} ## ##`;
    }),
  );
}

export const phoneProofs: PhoneProofs = {
  proofs: [
    {
      ranges: ["reserved", "never_issued", "valid"],
      numbers: "a local number that begins with 01, 02, 03 or 04 after the area code (ABC)",
      why: "These digits call the emergency services, so that no local number can begin with them. The regulator has not reserved the range; in its register the assigned numbers of code 301 begin with 211 (that code alone was read, https://github.com/ananiadi382-max/my-check, data/ABC-3xx.csv). Russia has set aside no numbers for fiction, and these are used instead. libphonenumber accepts them.",
      document: "Московский комсомолец, Номера телефонов будут 10-значными, 24 June 2011, on 01, 02, 03, 04 and 09",
      page: "http://mk.ru/social/article/2011/06/24/600387-nomera-telefonov-budut-10znachnyimi.html",
    },
  ],
  missing: {
    mobile: "Russia has set aside no mobile numbers, and codes that are not in use today may be opened tomorrow",
  },
};
