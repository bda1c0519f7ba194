import { PERSON_BYTES } from "../person/output.ts";
import { recordOf } from "../person/record.ts";
import type { Row } from "../person/row.ts";
import type { Writer } from "../person/writers.ts";
import { utf8 } from "../random/utf8.ts";
import { BEYOND, copyText } from "../tables/memory.ts";
import type { Row as Person } from "./columns/fields.ts";
import type { TextOutput } from "./text-output.ts";

/** A text of each line, and what stands before it in all of them. */
export interface Step {
  readonly before: string;
  /** The text of a person with that record. */
  textOf(person: Person, index: number): string;
  /** Writes it from a row; undefined for what only records have. */
  readonly write?: Writer | undefined;
}

/** One line for each person: what stands before a field, then the field, and what ends the line. */
export class Line {
  readonly #steps: readonly Step[];
  readonly #end: string;
  /** The writers of rows; undefined if only records have all fields. */
  readonly #writers: readonly Writer[] | undefined;
  /** What stands before each field and behind the last, one behind the other, and where each begins. */
  readonly #fixed: DataView;
  readonly #starts: Int32Array;
  readonly #room: number;

  constructor(steps: readonly Step[], end: string) {
    this.#steps = steps;
    this.#end = end;
    const writers = steps.flatMap(({ write }) => write ?? []);
    this.#writers = writers.length === steps.length ? writers : undefined;
    const fixed = [...steps.map(({ before }) => before), end].map((text) => utf8(text));
    this.#starts = new Int32Array(fixed.length + 1);
    for (const [at, { length }] of fixed.entries()) this.#starts[at + 1] = this.#starts[at]! + length;
    const size = this.#starts[fixed.length]!;
    const bytes = new Uint8Array(size + BEYOND);
    for (const [at, text] of fixed.entries()) bytes.set(text, this.#starts[at]);
    this.#fixed = new DataView(bytes.buffer);
    this.#room = 2 * PERSON_BYTES + size;
  }

  /** The line of a person by the record. */
  textOf(person: Person, index: number): string {
    let text = "";
    for (const step of this.#steps) text += step.before + step.textOf(person, index);
    return text + this.#end;
  }

  /** Writes the line of the person of a row. */
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
      at = writers[step]!(row, copyText(fixed, from, to - from, view, at));
      from = to;
    }
    out.end = copyText(fixed, from, starts[writers.length + 1]! - from, view, at);
  }
}
