/** A table as its rows, each as wide as the header. */
export interface Tsv {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether the rows keep their order, because it says something. */
  readonly inOrder?: boolean;
}

/** Reads a TSV text with a header row. Throws RangeError for a row of another width. */
export function parseTsv(text: string, name: string): Tsv {
  const [header = [], ...rows] = text
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.split("\t"));
  const wrong = rows.findIndex((row) => row.length !== header.length);
  if (wrong !== -1)
    throw new RangeError(`${name}, line ${wrong + 2}: ${rows[wrong]?.length} cells instead of ${header.length}`);
  return { header, rows };
}

/** The text of a table, its rows sorted by code point unless they are in order. */
export function formatTsv({ header, rows, inOrder }: Tsv): string {
  const lines = rows.map((row) => row.join("\t"));
  return `${[header.join("\t"), ...(inOrder ? lines : lines.sort())].join("\n")}\n`;
}
