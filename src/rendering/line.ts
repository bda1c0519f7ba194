import { assertCurrent, type Batch } from "../identity/batch/batch.ts";
import { utf8 } from "../random/utf8.ts";
import { type Source, wordSource } from "./leaf-texts.ts";
import { Output } from "./output.ts";
import { changedWords, joinedWords, type Words } from "./word-list.ts";

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
  /** The records of all. */
  people(): readonly Row[];
}

/** What stands before a text of each line, as bytes that can be read in eights, and the text. */
interface Part<Row> {
  readonly view: DataView;
  readonly size: number;
  readonly source: Source | undefined;
  /** Undefined of words, whose text is complete. */
  readonly step: Step<Row> | undefined;
}

/** Bytes that a line is given room for at first: fields of the columns have 2,048 at most (see `Workspace`). */
const ROOM = 4_096;

/** One line for each person: what stands before a field, then the field, and what ends the line. */
export class Line<Row> {
  readonly #steps: readonly Step<Row>[];
  readonly #end: string;
  readonly #parts: readonly Part<Row>[];
  readonly #endPart: Pick<Part<Row>, "view" | "size">;
  readonly #room: number;

  constructor(steps: readonly Step<Row>[], end: string) {
    this.#steps = steps;
    this.#end = end;
    const parts = new Parts<Row>();
    for (const step of steps) parts.add(step);
    this.#endPart = pieceOf(parts.end(utf8(end)));
    this.#parts = parts.all;
    this.#room = ROOM + steps.reduce((sum, { before }) => sum + utf8(before).length, utf8(end).length);
  }

  /** The line of a person by the record. */
  textOf(row: Row, index: number): string {
    let text = "";
    for (const { before, textOf } of this.#steps) text += before + textOf(row, index);
    return text + this.#end;
  }

  /** Writes the lines of people, in the order of their indexes. */
  write({ batch, firstIndex, people }: InOrder<Row>, out: Output): void {
    if (batch !== undefined) this.#writeColumns(batch, firstIndex, people, out);
    else for (const [at, row] of people().entries()) out.text(this.textOf(row, firstIndex + at));
  }

  #writeColumns(batch: Batch, firstIndex: number, people: () => readonly Row[], out: Output): void {
    assertCurrent(batch);
    const records = this.#steps.some(({ source }) => source === undefined) ? people() : [];
    const writers = this.#parts.map(({ view, size, source, step }) => ({
      view,
      size,
      step,
      texts: source?.texts(batch),
    }));
    for (let place = 0; place < batch.count; place++) {
      const row = batch.order[place] ?? 0;
      out.reserve(this.#room);
      for (const { view, size, step, texts } of writers) {
        out.copy(view, 0, size);
        if (texts !== undefined) {
          const from = out.end;
          out.copy(texts.view, texts.start[row] ?? 0, (texts.length[row] ?? 0) & 0xffff);
          step?.mend?.(out, from);
        } else {
          const record = records[place];
          if (record !== undefined) out.text(step?.textOf(record, firstIndex + place) ?? "");
          out.reserve(this.#room);
        }
      }
      out.copy(this.#endPart.view, 0, this.#endPart.size);
    }
  }
}

/** The parts of lines: words of the same numbers are joined with what stands around them, so that half as many texts are copied. */
class Parts<Row> {
  readonly all: Part<Row>[] = [];
  #words: Words | undefined;

  add(step: Step<Row>): void {
    const { source, mend } = step;
    const before = utf8(step.before);
    if (source?.words === undefined) {
      this.all.push({ ...pieceOf(this.end(before)), source, step });
      return;
    }
    const words = changedWords(source.words, (bytes) => {
      const out = new Output(ROOM);
      out.bytes(before);
      out.bytes(bytes);
      mend?.(out, before.length);
      return out.take();
    });
    const joined = joinedWords(this.#words, words);
    if (joined === undefined) this.end(NOTHING);
    this.#words = joined ?? words;
  }

  /** Ends words before some bytes; returns the bytes unless the words have them. */
  end(bytes: Uint8Array): Uint8Array {
    if (this.#words === undefined) return bytes;
    const words = changedWords(this.#words, (text) => Buffer.concat([text, bytes]));
    this.#words = undefined;
    this.all.push({ ...pieceOf(NOTHING), source: wordSource(words), step: undefined });
    return NOTHING;
  }
}

const NOTHING = new Uint8Array();

function pieceOf(bytes: Uint8Array): Pick<Part<never>, "view" | "size"> {
  const padded = new Uint8Array(bytes.length + 8);
  padded.set(bytes);
  return { view: new DataView(padded.buffer), size: bytes.length };
}
