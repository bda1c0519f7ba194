import { type Row, sourceRows } from "../source-rows.ts";

/** The rows of `data/cn/<name>.tsv`. */
export function rowsOf(name: string): readonly Row[] {
  return sourceRows("cn", `${name}.tsv`);
}
