import { type Row, sourceRows } from "../source-rows.ts";

/** The rows of `data/mx/<name>.tsv`. */
export function rowsOf(name: string): readonly Row[] {
  return sourceRows("mx", `${name}.tsv`);
}
