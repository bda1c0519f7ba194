import { PERSON_BYTES } from "../person/output.ts";
import { recordOf } from "../person/record.ts";
import type { Row } from "../person/row.ts";
import { type RowWords, type Writer, wordWriter } from "../person/writers.ts";
import { utf8 } from "../random/utf8.ts";
import { BEYOND, copyText } from "../tables/memory.ts";
import type { TablePerson } from "./columns/fields.ts";
import type { TextOutput } from "./text-output.ts";

/** A part of each line, after a fixed text. */
export interface Step {
  readonly before: string;
  textOf(person: TablePerson, index: number): string;
  /** How rows have it; undefined if only records do. */
  readonly ofRow?: Writer | RowWords | undefined;
}

/** A line for each person, of fixed texts and fields. */
export class PersonLine {
  readonly #steps: readonly Step[];
  readonly #end: string;
  /** Undefined if only records have all fields. */
  readonly #writers: readonly Writer[] | undefined;
  /** The fixed texts, concatenated, and where each begins. */
  readonly #fixed: DataView;
  readonly #starts: Int32Array;
  readonly #room: number;

  constructor(steps: readonly Step[], end: string) {
    this.#steps = steps;
    this.#end = end;
    const written = writersOf(steps);
    this.#writers = written?.map(({ write }) => write);
    const fixed = [...(written ?? []).map(({ before }) => before), end].map((text) => utf8(text));
    this.#starts = new Int32Array(fixed.length + 1);
    for (const [at, { length }] of fixed.entries()) this.#starts[at + 1] = this.#starts[at]! + length;
    const size = this.#starts[fixed.length]!;
    const bytes = new Uint8Array(size + BEYOND);
    for (const [at, text] of fixed.entries()) bytes.set(text, this.#starts[at]);
    this.#fixed = new DataView(bytes.buffer);
    this.#room = 2 * PERSON_BYTES + size;
  }

  textOf(person: TablePerson, index: number): string {
    let text = "";
    for (const step of this.#steps) text += step.before + step.textOf(person, index);
    return text + this.#end;
  }

  write(row: Row, out: TextOutput): void {
    const writers = this.#writers;
    if (writers === undefined) {
      out.text(this.textOf(recordOf(row), row.index));
      return;
    }
    out.reserve(this.#room);
    row.out = out;
    const fixed = this.#fixed;
    const starts = this.#starts;
    const { view } = out;
    let at = out.end;
    let from = 0;
    for (let step = 0; step < writers.length; step++) {
      const to = starts[step + 1]!;
      if (to > from) at = copyText(fixed, from, to - from, view, at);
      at = writers[step]!(row, at);
      from = to;
    }
    out.end = copyText(fixed, from, starts[writers.length + 1]! - from, view, at);
  }
}

interface Written {
  readonly before: string;
  readonly write: Writer;
}

/** The writers of steps, words of one number joined; undefined if rows lack one. */
function writersOf(steps: readonly Step[]): readonly Written[] | undefined {
  const written: (Written | { readonly words: RowWords })[] = [];
  for (const { before, ofRow } of steps) {
    if (ofRow === undefined) return undefined;
    const last = written.at(-1);
    if (typeof ofRow === "function") written.push({ before, write: ofRow });
    else {
      const { size, numberOf } = ofRow;
      const known = last !== undefined && "words" in last && last.words.numberOf === numberOf ? last.words : undefined;
      if (known !== undefined) written.pop();
      written.push({
        words: { size, numberOf, of: (number) => `${known?.of(number) ?? ""}${before}${ofRow.of(number)}` },
      });
    }
  }
  return written.map((one) =>
    "words" in one ? { before: "", write: wordWriter(one.words, (word) => utf8(String(word))) } : one,
  );
}
