import { typesFor } from "../formats/types/types.ts";
import type { Given } from "../schema/read.ts";
import { allOrFailure } from "./failure.ts";
import { askedBy, readLayout } from "./read-layout.ts";
import { readDrawOptions } from "./read-options.ts";
import { sources } from "./sources.ts";

/** Formats that a reader of types has; the others read both. */
const formatsOf: Readonly<Record<string, "csv">> = { pandas: "csv", dbt: "csv" };

/** The types for `--schema` of the columns that the same options write. Throws a Failure. */
export function readTypes(given: Given): string {
  return allOrFailure((refuse) => {
    const options = readDrawOptions(given, refuse);
    const { schema = "", output } = options;
    const only = formatsOf[schema];
    const format = options.format ?? (output === undefined ? only : undefined);
    const source = sources[options.households === true ? "households" : "people"];
    const usual = { ...options, ...(format !== undefined && { format }) };
    const layout = readLayout(usual, askedBy(given), source, refuse);
    if (layout === undefined) return undefined;
    if (only !== undefined && layout.format !== only) refuse("schema", `${schema} needs --format ${only}`);
    if (layout.format === "parquet") refuse("schema", "is for other formats: a parquet file has its types");
    if (layout.format.startsWith("sql"))
      refuse("schema", "is for other formats: --create-table writes the types of sql");
    return () => typesFor(schema, layout, output ?? `people.${layout.format}`);
  })();
}
