import { csv } from "./csv.ts";
import type { Format } from "./format.ts";
import { json, ndjson } from "./json.ts";
import { parquet } from "./parquet.ts";
import { mysql, portable, postgresql } from "./sql.ts";

/** The formats of `draw` by name, `sql` with its dialect. */
const formats: ReadonlyMap<string, Format> = new Map([
  ["ndjson", ndjson],
  ["json", json],
  ["csv", csv],
  ["sql:postgresql", postgresql],
  ["sql:portable", portable],
  ["sql:mysql", mysql],
  ["parquet", parquet],
]);

/** Why people who break rules cannot be written into what has dates. */
export const unwritableDates = (what: string): string => `has dates that are none, which ${what} cannot hold`;

/** The format of that name. Throws RangeError if there is none. */
export function formatOf(name: string): Format {
  const format = formats.get(name);
  if (format === undefined) throw new RangeError(`there is no format ${name}`);
  return format;
}
