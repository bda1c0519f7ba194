import type { PhonePlan } from "../shared/places.ts";

/**
 * The numbers of a place by its area codes, joined by `|`. For fiction 555-0100 to 555-0199 are kept in every area code;
 * a central office code that begins with 0 or 1 does not exist, because callers dial these digits as prefixes.
 *
 * Sources: Canadian Numbering Administrator, Canadian NPA 555 line number assignment guideline (fiction) and Canadian
 * central office code (NXX) assignment guideline (N is 2 to 9).
 */
export const phonePlan: PhonePlan = {
  usual: (codes) => codes.split("|").map((code) => `+1 ${code} 555 01##`),
  neverIssued: (codes) => codes.split("|").flatMap((code) => [`+1 ${code} 0## ####`, `+1 ${code} 1## ####`]),
};
