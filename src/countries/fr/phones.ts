import type { PhonePlan } from "../shared/places.ts";

/** A cell is the zone, the first digit of a geographic number. */
export const phonePlan: PhonePlan = {
  reserved: (zone) => templates(fiction, zone),
  never_issued: (zone) => templates(unattributed, zone),
  mobile: () => ["+33 6 39 98 ## ##"],
  valid: (zone) => templates(fiction, zone),
};

function templates(table: Readonly<Record<string, string>>, zone: string): readonly string[] {
  const series = table[zone];
  if (series === undefined) throw new RangeError(`no telephone zone ${zone}`);
  return series.split("|").map((start) => `+33 ${zone} ${start}`);
}

const fiction: Readonly<Record<string, string>> = {
  "1": "99 00 ## ##",
  "2": "61 91 ## ##",
  "3": "53 01 ## ##",
  "4": "65 71 ## ##",
  "5": "36 49 ## ##",
};

const unattributed: Readonly<Record<string, string>> = {
  "1": "1# ## ## ##",
  "2": "80 ## ## ##|81 ## ## ##|82 ## ## ##|83 ## ## ##|84 ## ## ##",
  "3": "11 ## ## ##|12 ## ## ##|13 ## ## ##|14 ## ## ##|15 ## ## ##|16 ## ## ##|17 ## ## ##|18 ## ## ##|19 ## ## ##",
  "4": "0# ## ## ##",
  "5": "20 ## ## ##|21 ## ## ##|22 ## ## ##",
};
