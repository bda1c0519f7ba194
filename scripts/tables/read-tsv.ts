import { readFileSync } from "node:fs";

/** The rows of a TSV file; lines that begin with `#` are comments. Throws RangeError for a row of another width. */
export function readTsv(file: URL, columns: number): readonly (readonly string[])[] {
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
  const wrong = rows.find((row) => row.length !== columns);
  if (wrong !== undefined) throw new RangeError(`${file.pathname} has ${columns} columns, not ${wrong.join(" | ")}`);
  return rows;
}
