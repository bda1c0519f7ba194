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
