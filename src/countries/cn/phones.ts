import type { PhonePlan } from "../shared/places.ts";

/**
 * Fixed-line numbers without subscribers. A cell is the area code and how many digits a local number has there: `10 8`.
 *
 * - Usually the local number begins with 90 to 94: local numbers begin with 2 to 8, and of those with 9 only 95 and 96
 *   are in use, as short codes. No range is set aside for fiction.
 * - Never issued: the same, or a local number that begins with 0, which is the trunk prefix.
 *
 * Sources: 工业和信息化部, 电信网编号计划 (2017).
 */
export const phonePlan: PhonePlan = {
  usual: (cell) => numbers(cell, ["90", "91", "92", "93", "94"]),
  neverIssued: (cell) => numbers(cell, ["90", "91", "92", "93", "94", "00", "02", "03", "04", "05", "06", "07", "08"]),
};

function numbers(cell: string, beginnings: readonly string[]): readonly string[] {
  const [area = "", digits = "7"] = cell.split(" ");
  const rest = digits === "8" ? "## ####" : "# ####";
  return beginnings.map((beginning) => `+86 ${area} ${beginning}${rest}`);
}
