import type { PhonePlan } from "../shared/places.ts";
import type { Tables } from "../shared/tables.ts";

/**
 * Telephone numbers without subscribers, from the tables `area-codes` and `free-numbers`. A cell is the town's area code
 * without the 0.
 *
 * Japan has reserved no numbers for fiction. Local numbers begin with 2 to 9, because 0 is the trunk prefix and 1 leads
 * to special services such as 110 and 119; a local number that begins with 0 or 1 is therefore never assigned. The usual
 * ones are those that libphonenumber considers valid or, in area codes where it considers none valid, such as 011, the
 * others. In five area codes every such number may be one of a shorter code (047-1 is 04-71), whose numbers are used
 * instead.
 *
 * An area code of three digits has 180,000 such numbers. Consecutive codes therefore share theirs, 1,000,000 or more:
 * the first digits of these numbers show the region, and not always the town.
 *
 * Sources: 総務省, 電気通信番号計画; 総務省, 電話番号に関するQ&A.
 */
export function phonePlan(tables: Tables): PhonePlan {
  const regions = listsBy(tables, "free-numbers", "region");
  const usual = listsBy(tables, "area-codes", "code");
  const { codes, names } = { codes: tables("area-codes").texts("code"), names: tables("area-codes").texts("region") };
  const neverIssued = new Map(codes.map((code, row) => [code, regions.get(names[row] ?? "") ?? []]));
  return { usual: (cell) => usual.get(cell) ?? [], neverIssued: (cell) => neverIssued.get(cell) ?? [] };
}

/** The lists of templates of a table by the cells of a column. */
function listsBy(tables: Tables, name: string, column: string): ReadonlyMap<string, readonly string[]> {
  const table = tables(name);
  const lists = table.texts("phones");
  return new Map(table.texts(column).map((key, row) => [key, lists[row]?.split("|") ?? []]));
}
