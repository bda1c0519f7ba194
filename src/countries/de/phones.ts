import type { PhonePlan } from "../shared/places.ts";

/**
 * A cell is the town's area code; with a leading minus it is that of the nearest town, which may not be the town's own.
 *
 * Local numbers that begin with 1 are in use (0228 14-0 is the Bundesnetzagentur's own), and so are numbers of any length
 * that begin with 2 to 9: only those that begin with 0 are not.
 */
export const phonePlan: PhonePlan = {
  reserved,
  never_issued: (cell) => [unassigned(cell.replace("-", ""))],
  mobile: () => mobile,
  valid: reserved,
};

function reserved(cell: string): readonly string[] {
  if (cell.startsWith("-")) return mobile;
  return [blocks.get(cell) ?? unassigned(cell)];
}

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

/** The trunk prefix, area code and number together have 11 digits. */
function unassigned(area: string): string {
  return `+49 ${area} 0${"#".repeat(9 - area.length)}`;
}
