import { csv } from "./csv.ts";
import type { Format } from "./format.ts";
import { json, ndjson } from "./json.ts";
import { parquet } from "./parquet.ts";
import { mysql, portable, postgresql } from "./sql.ts";

const formats: ReadonlyMap<string, Format> = new Map([
  ["ndjson", ndjson],
  ["json", json],
  ["csv", csv],
  ["sql:postgresql", postgresql],
  ["sql:portable", portable],
  ["sql:mysql", mysql],
  ["parquet", parquet],
]);

/** Why people who break rules cannot be written with dates. */
export const unwritableDates = (what: string): string => `has dates that are none, which ${what} cannot hold`;

export function formatOf(name: string): Format {
  const format = formats.get(name);
  if (format === undefined) throw new RangeError(`there is no format ${name}`);
  return format;
}
