import { assertCurrent, type Batch } from "../identity/batch/batch.ts";
import { utf8 } from "../random/utf8.ts";
import { sourceOf } from "./leaf-texts.ts";
import type { Output } from "./output.ts";

/** A field of the columns, and the text before it. */
export interface FieldStep {
  readonly before: string;
  /** Its path in a record. */
  readonly path: string;
  /** Rewrites the text of the field, which begins at `from`, where the format needs it. */
  readonly mend?: (out: Output, from: number) => void;
}

/** A text made of the record of a person, and the one before it. */
export interface TextStep<Row> {
  readonly before: string;
  textOf(row: Row, index: number): string;
}

export type Step<Row> = FieldStep | TextStep<Row>;

/** People who are in the columns of a batch, until the next draw. */
export interface InColumns<Row> {
  readonly batch: Batch;
  readonly firstIndex: number;
  /** The records of all, for what is not in the columns. */
  people(): readonly Row[];
}

/** A text as bytes that can be read in eights. */
interface Piece {
  readonly view: DataView;
  readonly size: number;
}

/** Bytes that a line is given room for at first: fields of the columns have 2,048 at most (see `Workspace`). */
const ROOM = 4_096;

/** One line for each person: what stands before a field, then the field, and what ends the line. */
export class Line<Row> {
  readonly #steps: readonly (readonly [Piece, Step<Row>])[];
  readonly #end: Piece;
  readonly #room: number;
  readonly #needsRecords: boolean;

  constructor(steps: readonly Step<Row>[], end: string) {
    const pieces = steps.map((step) => [pieceOf(step.before), step] as const);
    this.#steps = pieces;
    this.#end = pieceOf(end);
    this.#room = ROOM + pieces.reduce((sum, [{ size }]) => sum + size, this.#end.size);
    this.#needsRecords = steps.some((step) => "textOf" in step);
  }

  /** Writes the lines of people, in the order of their indexes. */
  write({ batch, firstIndex, people }: InColumns<Row>, out: Output): void {
    assertCurrent(batch);
    const records = this.#needsRecords ? people() : [];
    const writers = this.#steps.map(([piece, step]) => ({ piece, step, texts: textsOf(batch, step) }));
    for (let place = 0; place < batch.count; place++) {
      const row = batch.order[place] ?? 0;
      out.reserve(this.#room);
      for (const { piece, step, texts } of writers) {
        out.copy(piece.view, 0, piece.size);
        if (texts !== undefined && !("textOf" in step)) {
          const from = out.end;
          out.copy(texts.view, texts.start[row] ?? 0, (texts.length[row] ?? 0) & 0xffff);
          step.mend?.(out, from);
        } else if ("textOf" in step) {
          const record = records[place];
          if (record !== undefined) out.text(step.textOf(record, firstIndex + place));
          out.reserve(this.#room);
        }
      }
      out.copy(this.#end.view, 0, this.#end.size);
    }
  }
}

function textsOf<Row>(batch: Batch, step: Step<Row>) {
  if ("textOf" in step) return undefined;
  const source = sourceOf(step.path);
  if (source === undefined) throw new RangeError(`the columns have no field ${step.path}`);
  return source.texts(batch);
}

function pieceOf(text: string): Piece {
  const bytes = utf8(text);
  const padded = new Uint8Array(bytes.length + 8);
  padded.set(bytes);
  return { view: new DataView(padded.buffer), size: bytes.length };
}
