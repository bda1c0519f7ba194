import type { PhonePlan } from "../shared/places.ts";
import type { Tables } from "../shared/tables.ts";

/**
 * Telephone numbers without subscribers, from the tables `area-codes` and `free-numbers`. A cell is the town's area code
 * without the 0.
 *
 * The reserved ones are those that libphonenumber considers valid or, in area codes where it considers none valid, such
 * as 011, the others. In five area codes every such number may be one of a shorter code (047-1 is 04-71), whose numbers
 * are used instead. Series of services (0120, 0180, 030 to 090 and so on) are left out.
 *
 * An area code of three digits has 180,000 such numbers. Consecutive codes therefore share theirs, 1,000,000 or more:
 * the first digits of these numbers show the region, and not always the town.
 */
export function phonePlan(tables: Tables): PhonePlan {
  const regions = listsBy(tables, "free-numbers", "region");
  const usual = listsBy(tables, "area-codes", "code");
  const { codes, names } = { codes: tables("area-codes").texts("code"), names: tables("area-codes").texts("region") };
  const neverIssued = new Map(codes.map((code, row) => [code, regions.get(names[row] ?? "") ?? []]));
  const reserved = (cell: string): readonly string[] => usual.get(cell) ?? [];
  return {
    reserved,
    never_issued: (cell) => neverIssued.get(cell) ?? [],
    valid: (cell) => reserved(cell).filter((template) => !refused.has(template.split(" ")[1] ?? "")),
  };
}

/** Area codes of which libphonenumber accepts no number that begins with 0 or 1, or not all. */
const refused: ReadonlySet<string> = new Set(["4", "11", "15", "17", "18", "46", "49", "73", "83", "84", "88"]);

/** The lists of templates of a table by the cells of a column. */
function listsBy(tables: Tables, name: string, column: string): ReadonlyMap<string, readonly string[]> {
  const table = tables(name);
  const lists = table.texts("phones");
  return new Map(table.texts(column).map((key, row) => [key, lists[row]?.split("|") ?? []]));
}
