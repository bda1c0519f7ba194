import type { PhonePlan } from "../shared/places.ts";

/**
 * Telephone numbers without subscribers. A cell is the town's area code; with a leading minus it is that of the nearest
 * town, which may not be the town's own.
 *
 * - Berlin, Hamburg, Köln, Frankfurt and München have a block each for films and television, and there are 210 mobile
 *   numbers for the same use, which say nothing about a place.
 * - Elsewhere the subscriber number begins with 12, 14, 16 or 18. Local numbers begin with 2 to 9: 0 is the trunk prefix,
 *   and 1 is kept for short numbers, of which 10, 11 (110, 112, 115) and 19 (19222) are or were in use, 12 to 18 never.
 *
 * Sources: Bundesnetzagentur, Mitteilung 148/2021, Amtsblatt 7/2021; Nummernplan Ortsnetzrufnummern, Verfügung 25/2006.
 */
export const phonePlan: PhonePlan = {
  usual(cell) {
    if (cell.startsWith("-")) return mobile;
    const block = blocks.get(cell);
    return block === undefined ? unassigned(cell, cell.length < 3 ? 8 : 11 - cell.length) : [block];
  },
  neverIssued: (cell) => unassigned(cell.replace("-", ""), 8, "23"),
};

const blocks: ReadonlyMap<string, string> = new Map([
  ["30", "+49 30 23125###"],
  ["40", "+49 40 66969###"],
  ["69", "+49 69 90009###"],
  ["89", "+49 89 99998###"],
  ["221", "+49 221 4710###"],
]);

const mobile: readonly string[] = [
  "+49 171 39200##",
  "+49 176 040690##",
  "+49 1522 8817386",
  "+49 1522 8895456",
  "+49 1525 4599371",
  "+49 172 9925904",
  "+49 172 9968532",
  "+49 172 9973185",
  "+49 172 9973186",
  "+49 172 9980752",
  "+49 174 9091317",
  "+49 174 9464308",
];

function unassigned(area: string, digits: number, seconds = "2468"): readonly string[] {
  const rest = "#".repeat(digits - 2);
  return Array.from(seconds, (second) => `+49 ${area} 1${second}${rest}`);
}
