import type { PhonePlan } from "../shared/places.ts";

/**
 * A cell is the area code and how many digits a local number has there: `10 8`. The first digit 9 is not used: sources
 * disagree on whether local numbers may begin with it.
 */
export const phonePlan: PhonePlan = {
  reserved: unassigned,
  never_issued: unassigned,
  valid: (cell) => (cell.startsWith(`${refused} `) ? [] : unassigned(cell)),
};

/** 上海, where libphonenumber refuses local numbers that begin with 0. */
const refused = "21";

function unassigned(cell: string): readonly string[] {
  const [area = "", digits = "7"] = cell.split(" ");
  return [`+86 ${area} ${digits === "8" ? "0###" : "0##"} ####`];
}
