import type { PhonePlan } from "../shared/places.ts";

/**
 * Telephone numbers by zone, the first digit of a geographic number.
 *
 * Usual: the blocks for films and television. Source: ARCEP, décision n° 2018-0881, 2.5.12.
 *
 * Never issued: series of the zone (`1 1`, `2 80` …) of which ARCEP has attributed no block to any operator, so that no
 * operator may assign them. Source: ARCEP, register of attributed numbers (MAJNUM), June 2025; of `4 0` also libphonenumber,
 * which refuses it.
 */
export const phones: PhonePlan = {
  usual: (zone) => templates(usual, zone),
  neverIssued: (zone) => templates(neverIssued, zone),
};

function templates(table: Readonly<Record<string, string>>, zone: string): readonly string[] {
  const series = table[zone];
  if (series === undefined) throw new RangeError(`no telephone zone ${zone}`);
  return series.split("|").map((start) => `+33 ${zone} ${start}`);
}

const usual: Readonly<Record<string, string>> = {
  "1": "99 00 ## ##",
  "2": "61 91 ## ##",
  "3": "53 01 ## ##",
  "4": "65 71 ## ##",
  "5": "36 49 ## ##",
};

const neverIssued: Readonly<Record<string, string>> = {
  "1": "1# ## ## ##",
  "2": "80 ## ## ##|81 ## ## ##|82 ## ## ##|83 ## ## ##|84 ## ## ##",
  "3": "11 ## ## ##|12 ## ## ##|13 ## ## ##|14 ## ## ##|15 ## ## ##|16 ## ## ##|17 ## ## ##|18 ## ## ##|19 ## ## ##",
  "4": "0# ## ## ##",
  "5": "20 ## ## ##|21 ## ## ##|22 ## ## ##",
};
