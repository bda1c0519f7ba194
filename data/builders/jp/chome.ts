import { readData } from "./data.ts";
import { comparable } from "./quarter-names.ts";
import type { QuarterText } from "./quarter-text.ts";

/** The 丁目 of a quarter within a postal code (`1-4`): those that Japan Post's list names, as far as they exist. */
export function chomeOf(code: string, { name, chome, kind }: QuarterText): string {
  const key = `${code} ${comparable(name)}`;
  const last = highest.get(key) ?? 0;
  if (kind === "lots") return "";
  // Where there are many, the grid of a northern town is numbered, and the first ones may lie elsewhere.
  if (chome === "") return last === 0 ? (recalled.get(key) ?? "") : `${last > 14 ? Math.ceil(last / 2) : 1}-${last}`;
  const [from = 1, to = from] = chome.split("-").map(Number);
  return last < from ? `${from}-${to}` : `${from}-${Math.min(to, last)}`;
}

const columns = ["postal_code", "quarter", "chome"] as const;

/** The highest 丁目 by postal code and quarter; the higher one where the list has two. */
const highest: ReadonlyMap<string, number> = new Map(
  readData("chome", columns)
    .map(({ postal_code, quarter, chome }) => [`${postal_code} ${comparable(quarter)}`, Number(chome)] as const)
    .sort(([, a], [, b]) => a - b),
);

/** 丁目 that surely exist in quarters that the list lacks. */
const recalled: ReadonlyMap<string, string> = new Map(
  readData("chome-recalled", columns).map(({ postal_code, quarter, chome }) => [
    `${postal_code} ${comparable(quarter)}`,
    chome,
  ]),
);
