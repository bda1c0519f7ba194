import { type Row, sourceRows } from "../source-rows.ts";

/** The rows of `data/de/<name>.tsv`. */
export function rowsOf(name: string): readonly Row[] {
  return sourceRows("de", `${name}.tsv`);
}
