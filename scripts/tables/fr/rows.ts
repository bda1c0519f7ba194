import { type Row, sourceRows } from "../source-rows.ts";

/** The rows of `data/fr/<name>.tsv`. */
export function rowsOf(name: string): readonly Row[] {
  return sourceRows("fr", `${name}.tsv`);
}
