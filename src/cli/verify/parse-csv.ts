/** Cells of one record of a CSV text, and the line on which it begins. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Parses CSV by RFC 4180, and lines that end in LF alone. A quote inside an unquoted cell is a character of it. Skips empty
 * lines.
 */
export async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const parser = new CsvParser();
  for await (const chunk of text) yield* parser.read(chunk);
  yield* parser.end();
}

class CsvParser {
  #cells: string[] = [];
  #cell = "";
  /** `closed`: after a quote inside quotes, which ends the cell unless another follows. */
  #state: "start" | "unquoted" | "quoted" | "closed" = "start";
  #line = 1;
  #firstLine = 1;

  *read(chunk: string): Generator<CsvRow> {
    for (const character of chunk) {
      if (character === "\n") this.#line++;
      if (this.#state === "quoted") {
        if (character === '"') this.#state = "closed";
        else this.#cell += character;
      } else if (character === '"' && this.#state !== "unquoted") {
        if (this.#state === "closed") this.#cell += character;
        this.#state = "quoted";
      } else if (character === ",") this.#endCell();
      else if (character === "\n") yield* this.#endRow();
      else {
        this.#cell += character;
        this.#state = "unquoted";
      }
    }
  }

  *end(): Generator<CsvRow> {
    yield* this.#endRow();
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = "";
    this.#state = "start";
  }

  *#endRow(): Generator<CsvRow> {
    if (this.#cell.endsWith("\r")) this.#cell = this.#cell.slice(0, -1);
    this.#endCell();
    const cells = this.#cells;
    this.#cells = [];
    if (cells.length > 1 || cells[0] !== "") yield { line: this.#firstLine, cells };
    this.#firstLine = this.#line;
  }
}
