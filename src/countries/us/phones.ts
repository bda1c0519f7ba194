import type { PhonePlan } from "../shared/places.ts";

/**
 * Telephone numbers without subscribers. A cell is the area codes of the place, joined by a bar.
 *
 * - In every area code, 555-0100 to 555-0199 are kept for fiction.
 * - A central office code (the three digits after the area code) begins with 2 to 9, because 0 and 1 open operator and
 *   long-distance calls. Numbers whose code begins with 0 or 1 cannot be assigned, and no validator that applies the plan
 *   accepts them: 2,000,000 in each area code.
 *
 * Source: North American Numbering Plan Administrator; ATIS-0300115 (555 line numbers), ATIS-0300119 (form of numbers).
 */
export const phonePlan: PhonePlan = {
  usual: (cell) => cell.split("|").map((area) => `+1 ${area} 555 01##`),
  neverIssued: (cell) => cell.split("|").flatMap((area) => [`+1 ${area} 0## ####`, `+1 ${area} 1## ####`]),
};
