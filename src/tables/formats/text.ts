import { fieldAt } from "../columns/asked-fields.ts";
import type { Field, Value } from "../columns/fields.ts";
import type { Rows } from "../rows.ts";
import type { Format, Layout } from "./format.ts";

/** Parts of text. */
interface TextFormat {
  readonly isOpenEnded: boolean;
  /** Returns a function that writes a chunk as text; it is called for the chunks of a part in order. */
  lines(layout: Layout): (rows: Rows) => string;
  open?(layout: Layout): string;
  /** What separates the chunks of a part, and parts. */
  readonly between?: string;
  close?(layout: Layout): string;
}

/** A format whose output is UTF-8 text. */
export function textFormat({ isOpenEnded, lines, open, between = "", close }: TextFormat): Format {
  return {
    // A part is 0.2 to 0.6 MB: enough work for a thread, and little enough that a signal ends the run soon.
    partSize: 1_000,
    isOpenEnded,
    isBinary: false,
    encoder(layout) {
      const linesOf = lines(layout);
      return (chunks) => {
        const pieces: Uint8Array[] = [];
        let count = 0;
        for (const chunk of chunks) {
          if (count > 0) pieces.push(encode(between));
          count += chunk.count;
          // Encode per chunk: strings that are kept also keep the people, and 7 % of the allocated memory then survives
          // a garbage collection (measured in 52e230f).
          pieces.push(encode(linesOf(chunk)));
        }
        return { count, bytes: concatenate(pieces) };
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

/** A line for each person: the cells of the columns, `separator` between them and `end` after the last. */
export function cellLines(
  { columns }: Layout,
  cellOf: (field: Field) => (value: Value) => string,
  separator: string,
  end: string,
) {
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

/** Copies into one buffer of its own, which can be transferred to another thread. */
function concatenate(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) {
    bytes.set(piece, end);
    end += piece.length;
  }
  return bytes;
}
