import { perList } from "../memo.ts";
import { fieldAt } from "./columns/asked-fields.ts";
import type { Field, Row, Value } from "./columns/fields.ts";
import type { Format, Layout } from "./format.ts";
import { sourceOf } from "./leaf-texts.ts";
import { Line, type Step } from "./line.ts";
import { Output } from "./output.ts";
import type { Rows } from "./rows.ts";

/** Writes rows as text. */
export type Writer = (rows: Rows, out: Output) => void;

/** Parts of text. */
interface TextFormat {
  readonly partSize?: number;
  readonly isOpenEnded: boolean;
  /** Returns a function that writes a chunk, and keeps nothing of it; it is called for the chunks of a part in order. */
  writer(layout: Layout): Writer;
  open?(layout: Layout): string;
  /** What separates the chunks of a part, and parts. */
  readonly between?: string;
  close?(layout: Layout): string;
}

/** A format whose output is UTF-8 text. */
export function textFormat({ partSize = 1_000, isOpenEnded, writer, open, between = "", close }: TextFormat): Format {
  // Tables of GET have an encoder for each part: their columns are compiled once.
  const writerOf = perList(writer);
  return {
    // A part is 0.2 to 0.6 MB: enough work for a thread, and little enough that a signal ends the run soon.
    partSize,
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

/** How the values of a column are written. */
export interface Cell extends Pick<Step<Row>, "mend"> {
  textOf(value: Value): string;
}

/** What stands around the cells of a line, and how those of a field are written. */
export interface Cells {
  readonly open?: string;
  readonly separator: string;
  readonly end: string;
  cellOf(field: Field): Cell;
}

/** Writes a line for each person: the cells of the columns. */
export function cellLine({ columns }: Layout, { open = "", separator, end, cellOf }: Cells): Writer {
  const steps = columns.map(({ field: path }, at): Step<Row> => {
    const field = fieldAt(path);
    const { textOf, mend } = cellOf(field);
    const before = at === 0 ? open : separator;
    return { before, textOf: (person, index) => textOf(field.of(person, index)), source: sourceOf(path), mend };
  });
  const line = new Line(steps, end);
  return (rows, out) => line.write(rows, out);
}

function encode(text: string): Uint8Array {
  return Buffer.from(text);
}
