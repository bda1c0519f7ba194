import type { PhonePlan } from "../shared/places.ts";

/** A cell is the area codes of the place, joined by a bar. */
export const phonePlan: PhonePlan = {
  reserved: fiction,
  never_issued: (cell) => cell.split("|").flatMap((area) => [`+1 ${area} 0## ####`, `+1 ${area} 1## ####`]),
  mobile: fiction,
  valid: fiction,
};

function fiction(cell: string): readonly string[] {
  return cell.split("|").map((area) => `+1 ${area} 555 01##`);
}
