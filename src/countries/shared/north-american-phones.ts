import type { PhonePlan } from "./places.ts";

/** The plan of the United States and Canada. A cell is the area codes of the place, joined by a bar. */
export const northAmericanPlan: PhonePlan = {
  reserved: fiction,
  never_issued: (cell) => cell.split("|").flatMap((area) => [`+1 ${area} 0## ####`, `+1 ${area} 1## ####`]),
  mobile: fiction,
  valid: fiction,
};

function fiction(cell: string): readonly string[] {
  return cell.split("|").map((area) => `+1 ${area} 555 01##`);
}
