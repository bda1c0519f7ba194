import { type Row, sourceRows } from "../source-rows.ts";

/** The rows of a file in `data/in`. */
export function source(file: string): readonly Row[] {
  return sourceRows("in", file);
}
