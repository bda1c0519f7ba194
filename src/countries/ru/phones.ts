import type { PhonePlan } from "../shared/places.ts";

/**
 * Telephone numbers without subscribers. A cell holds the ABC codes of the town, of three to five digits, joined by `|`;
 * in small towns whose own code no source gives it is the three digits with which all codes of the subject begin.
 *
 * The local number begins with 0, which no subscriber's does: 0 leads to emergency services (01 to 04) and 8 is the trunk
 * prefix. No town's code has 0 as its fourth digit in these subjects either, so that the code of a subject followed by 0
 * leads to no town. The regulator has not reserved the range.
 *
 * Source: Российская система и план нумерации, приказ Минцифры России от 31.01.2022 № 75; Россвязь, коды ABC.
 */
export const phonePlan: PhonePlan = {
  usual: (cell) => cell.split("|").map(template),
  neverIssued: (cell) => [...new Set(cell.split("|").map((code) => code.slice(0, 3)))].map(template),
};

/** `+7 4852 0# ## ##`: seven digits in all after a code of three, six after four, five after five. */
function template(code: string): string {
  return `+7 ${code} 0${"#".repeat(5 - code.length)} ## ##`;
}
