import { perList } from "../../memo.ts";
import { Output } from "../../rendering/output.ts";
import { fieldAt } from "../columns/asked-fields.ts";
import type { Field, Value } from "../columns/fields.ts";
import type { Rows } from "../rows.ts";
import type { Format, Layout } from "./format.ts";

/** Writes rows as text. */
export type Writer = (rows: Rows, out: Output) => void;

/** Parts of text. */
interface TextFormat {
  readonly isOpenEnded: boolean;
  /** Returns a function that writes a chunk, and keeps nothing of it; it is called for the chunks of a part in order. */
  writer(layout: Layout): Writer;
  open?(layout: Layout): string;
  /** What separates the chunks of a part, and parts. */
  readonly between?: string;
  close?(layout: Layout): string;
}

/** A format whose output is UTF-8 text. */
export function textFormat({ isOpenEnded, writer, open, between = "", close }: TextFormat): Format {
  // Tables of GET have an encoder for each part: their columns are compiled once.
  const writerOf = perList(writer);
  return {
    // A part is 0.2 to 0.6 MB: enough work for a thread, and little enough that a signal ends the run soon.
    partSize: 1_000,
    isOpenEnded,
    isBinary: false,
    encoder(layout) {
      const write = writerOf(layout);
      const out = new Output();
      let count = 0;
      return {
        add(rows) {
          if (count > 0) out.text(between);
          count += rows.count;
          write(rows, out);
        },
        part() {
          const part = { count, bytes: out.take() };
          count = 0;
          return part;
        },
      };
    },
    frame(layout) {
      let isFirst = true;
      return {
        open: () => encode(open?.(layout) ?? ""),
        before() {
          const text = isFirst ? "" : between;
          isFirst = false;
          return encode(text);
        },
        close: () => encode(close?.(layout) ?? ""),
      };
    },
  };
}

/** The text of a column in the row of a person. */
export type Cell = (value: Value) => string;

/** A line for each person: the cells of the columns, `separator` between them and `end` after the last. */
export function cellLines(
  { columns }: Layout,
  cellOf: (field: Field) => Cell,
  separator: string,
  end: string,
): (rows: Rows) => string {
  const cells = columns.map(({ field: path }) => {
    const field = fieldAt(path);
    return { field, cell: cellOf(field) };
  });
  return (rows: Rows): string => {
    let text = "";
    let index = rows.firstIndex;
    for (const person of rows.people()) {
      let before = "";
      for (const { field, cell } of cells) {
        text += before + cell(field.of(person, index));
        before = separator;
      }
      text += end;
      index++;
    }
    return text;
  };
}

function encode(text: string): Uint8Array {
  return Buffer.from(text);
}
