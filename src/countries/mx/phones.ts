import type { PhonePlan } from "../shared/places.ts";

/** A cell is the area code; one of two digits has ten million numbers that begin with 0, one of three a million. */
export const phonePlan: PhonePlan = { reserved: unassigned, never_issued: unassigned, valid: unassigned };

function unassigned(areaCode: string): readonly string[] {
  return [`+52 ${areaCode} ${areaCode.length === 2 ? "0###" : "0##"} ####`];
}
