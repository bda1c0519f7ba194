import { typesFor, typeWriters } from "../formats/types/types.ts";
import { oneOf } from "../schema/meant.ts";
import type { DrawOptions } from "./options.ts";
import { readLayout } from "./read-layout.ts";
import { allOrSentence } from "./sentence.ts";
import { sources } from "./sources.ts";

/** Formats that a reader of types has; the others read both. */
const formatsOf: Readonly<Record<string, string>> = { pandas: "csv", dbt: "csv" };

/** The types that `--schema` asks for, of the columns that the same options write. Throws a Refusal. */
export function readTypes(options: DrawOptions): string {
  const reader = options.schema ?? "";
  const format = options.format ?? (options.output === undefined ? formatsOf[reader] : undefined);
  return allOrSentence((refuse) => {
    if (!Object.hasOwn(typeWriters, reader)) refuse("schema", `must be ${oneOf(Object.keys(typeWriters))}`);
    const source = sources[options.households === true ? "households" : "people"];
    const layout = readLayout({ ...options, ...(format !== undefined && { format }) }, source, refuse)?.layout;
    if (layout === undefined) return undefined;
    const only = formatsOf[reader];
    if (only !== undefined && layout.format !== only) refuse("schema", `${reader} needs --format ${only}`);
    if (layout.format === "parquet") refuse("schema", "is for other formats: a parquet file has its types");
    if (layout.format.startsWith("sql"))
      refuse("schema", "is for other formats: --create-table writes the types of sql");
    return () => typesFor(reader, layout, options.output ?? `people.${layout.format}`);
  })();
}
