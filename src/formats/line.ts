import { assertCurrent, type Batch } from "../person/batch/batch.ts";
import { utf8 } from "../random/utf8.ts";
import type { Source } from "./leaf-texts.ts";
import type { Output } from "./output.ts";

/** A text of each line, and what stands before it in all of them. */
export interface Step<Row> {
  readonly before: string;
  /** The text of the person with that record. */
  textOf(row: Row, index: number): string;
  /** The columns that have the text; undefined if they do not. */
  readonly source?: Source | undefined;
  /** Makes `textOf` of the text of the columns, which begins at `from`, where they differ. */
  readonly mend?: ((out: Output, from: number) => void) | undefined;
}

/** Consecutive people. */
export interface InOrder<Row> {
  /** The people in columns, until the next draw; undefined where a field of their records differs from them. */
  readonly batch?: Batch | undefined;
  readonly firstIndex: number;
  readonly offsets?: Int32Array | undefined;
  /** The records of all. */
  people(): readonly Row[];
}

/** A text as bytes that can be read in eights. */
interface Piece {
  readonly view: DataView;
  readonly size: number;
}

interface Compiled<Row> extends Piece {
  readonly step: Step<Row>;
}

/** Bytes that a line is given room for at first: fields of the columns have 2,048 at most (see `Workspace`). */
const ROOM = 4_096;

/** One line for each person: what stands before a field, then the field, and what ends the line. */
export class Line<Row> {
  readonly #steps: readonly Compiled<Row>[];
  readonly #end: string;
  readonly #endPiece: Piece;
  readonly #room: number;

  constructor(steps: readonly Step<Row>[], end: string) {
    this.#steps = steps.map((step) => ({ ...pieceOf(step.before), step }));
    this.#end = end;
    this.#endPiece = pieceOf(end);
    this.#room = ROOM + this.#steps.reduce((sum, { size }) => sum + size, this.#endPiece.size);
  }

  /** The line of a person by the record. */
  textOf(row: Row, index: number): string {
    let text = "";
    for (const { step } of this.#steps) text += step.before + step.textOf(row, index);
    return text + this.#end;
  }

  /** Writes the lines of people, in the order of their indexes. */
  write({ batch, firstIndex, offsets, people }: InOrder<Row>, out: Output): void {
    if (batch !== undefined) this.#writeColumns(batch, firstIndex, offsets, people, out);
    else
      for (const [at, row] of people().entries()) {
        const from = out.end;
        out.text(this.textOf(row, firstIndex + (offsets?.[at] ?? at)));
        if (offsets !== undefined) out.line(offsets[at] ?? 0, from);
      }
  }

  #writeColumns(
    batch: Batch,
    firstIndex: number,
    offsets: Int32Array | undefined,
    people: () => readonly Row[],
    out: Output,
  ): void {
    assertCurrent(batch);
    const records = this.#steps.some(({ step }) => step.source === undefined) ? people() : [];
    const writers = this.#steps.map((compiled) => ({ ...compiled, texts: compiled.step.source?.texts(batch) }));
    for (let place = 0; place < batch.count; place++) {
      const row = batch.order[place] ?? 0;
      const start = out.end;
      out.reserve(this.#room);
      for (const { view, size, step, texts } of writers) {
        out.copy(view, 0, size);
        if (texts !== undefined) {
          const from = out.end;
          out.copy(texts.view, texts.start[row] ?? 0, (texts.length[row] ?? 0) & 0xffff);
          step.mend?.(out, from);
        } else {
          const record = records[place];
          if (record !== undefined) out.text(step.textOf(record, firstIndex + (offsets?.[place] ?? place)));
          out.reserve(this.#room);
        }
      }
      out.copy(this.#endPiece.view, 0, this.#endPiece.size);
      if (offsets !== undefined) out.line(offsets[place] ?? 0, start);
    }
  }
}

function pieceOf(text: string): Piece {
  const bytes = utf8(text);
  const padded = new Uint8Array(bytes.length + 8);
  padded.set(bytes);
  return { view: new DataView(padded.buffer), size: bytes.length };
}
