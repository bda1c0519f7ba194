import { type Row, sourceRows } from "../source-rows.ts";

/** The rows of `data/ru/<name>.tsv`. */
export function rowsOf(name: string): readonly Row[] {
  return sourceRows("ru", `${name}.tsv`);
}
