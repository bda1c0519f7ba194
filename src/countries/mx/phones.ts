import type { PhonePlan } from "../shared/places.ts";

/**
 * Telephone numbers by area code (número identificador de región). No number is reserved for fiction in Mexico; local
 * numbers that start with 0 are not assigned, and validators consider them possible. A code of two digits has ten
 * million of them, one of three a million, so that both ranges are the same.
 *
 * Sources: Plan Técnico Fundamental de Numeración; ITU-T communication of 12 May 2015 on the numbering plan of Mexico.
 */
export const phones: PhonePlan = { usual: unassigned, neverIssued: unassigned };

function unassigned(areaCode: string): readonly string[] {
  return [`+52 ${areaCode} ${areaCode.length === 2 ? "0###" : "0##"} ####`];
}
