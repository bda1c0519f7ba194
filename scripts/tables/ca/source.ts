import { type Row, sourceRows } from "../source-rows.ts";

/** The rows of a file in `data/ca`. */
export function source(file: string): readonly Row[] {
  return sourceRows("ca", file);
}
