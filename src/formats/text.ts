import type { MemberRecord } from "../household/member.ts";
import type { Identity } from "../person/identity.ts";
import type { Row } from "../person/row.ts";
import type { Writer } from "../person/writers.ts";
import { writeUtf8 } from "../random/utf8.ts";
import { perList } from "../text/memo.ts";
import { fieldAt } from "./columns/asked-fields.ts";
import { type ColumnField, memberRows, ofRows, type TablePerson, type Value } from "./columns/fields.ts";
import type { Encoder, Format, Layout, Part } from "./format.ts";
import { PersonLine, type Step } from "./line.ts";
import { TextOutput } from "./text-output.ts";

/** How people and households become text. */
export interface Lines {
  readonly person: PersonLine;
  /** A household in one line; if absent, each member has one. */
  householdText?(members: readonly MemberRecord[]): string;
}

interface Statement {
  readonly open: string;
  readonly close: string;
}

interface TextFormat {
  readonly isOpenEnded: boolean;
  lines(layout: Layout): Lines;
  open?(layout: Layout): string;
  /** Separates lines: the last of a part or statement has none. */
  readonly between?: string;
  statement?(layout: Layout): Statement;
  close?(layout: Layout): string;
}

/** People drawn together, some 500 of each country. Fewer are slower; more delay the end of a run after a signal. */
const BLOCK = 5_632;

const IN_ORDER = 1_000;

/** A format whose output is UTF-8 text. */
export function textFormat({ isOpenEnded, lines, open, between = "", statement, close }: TextFormat): Format {
  // Cached, because tables of GET have an encoder for each part.
  const linesOf = perList(lines);
  const inAnyOrder = statement === undefined;
  return {
    partSize: inAnyOrder ? BLOCK : IN_ORDER,
    inAnyOrder,
    isOpenEnded,
    isBinary: false,
    encoder: (layout) => new LineEncoder(linesOf(layout), between, statement?.(layout)),
    frame(layout) {
      let isFirst = true;
      return {
        open: () => Buffer.from(open?.(layout) ?? ""),
        before() {
          const text = isFirst || !inAnyOrder ? "" : between;
          isFirst = false;
          return Buffer.from(text);
        },
        close: () => Buffer.from(close?.(layout) ?? ""),
      };
    },
  };
}

/** Writes people and households, and returns them in the order of their indexes. */
class LineEncoder implements Encoder {
  readonly #lines: Lines;
  readonly #between: string;
  readonly #statement: Statement | undefined;
  readonly #out = new TextOutput(2 ** 17);
  /** The end of each person's or household's lines, and its index. */
  #ends: number[] = [];
  #indexes: number[] = [];
  #isOrdered = true;
  #isOpen = false;

  constructor(lines: Lines, between: string, statement: Statement | undefined) {
    this.#lines = lines;
    this.#between = between;
    this.#statement = statement;
  }

  row(row: Row): void {
    this.#begin();
    this.#lines.person.write(row, this.#out);
    this.#end(row.index);
  }

  record(record: Identity, index: number): void {
    this.#begin();
    this.#out.text(this.#lines.person.textOf(record, index));
    this.#end(index);
  }

  household(members: readonly MemberRecord[], index: number): void {
    this.#begin();
    const { person, householdText } = this.#lines;
    const text = householdText?.(members);
    this.#out.text(
      text ??
        memberRows(members, index)
          .map((row) => person.textOf(row, 0))
          .join(""),
    );
    this.#end(index);
  }

  endStatement(): void {
    if (!this.#isOpen) return;
    this.#out.end -= this.#between.length;
    this.#out.text(this.#statement?.close ?? "");
    this.#isOpen = false;
  }

  part(): Part {
    this.endStatement();
    const count = this.#ends.length;
    const lines = this.#isOrdered ? this.#out.take() : this.#inOrder();
    [this.#ends, this.#indexes, this.#isOrdered] = [[], [], true];
    const bytes = this.#statement === undefined ? lines.subarray(0, lines.length - this.#between.length) : lines;
    return { count, bytes };
  }

  #inOrder(): Uint8Array<ArrayBuffer> {
    const first = this.#indexes.reduce((least, index) => Math.min(least, index));
    const places = new Int32Array(this.#indexes.length);
    for (const [place, index] of this.#indexes.entries()) places[index - first] = place;
    const { bytes, end } = this.#out;
    const sorted = new Uint8Array(end);
    let at = 0;
    for (const place of places) {
      const line = bytes.subarray(place === 0 ? 0 : this.#ends[place - 1], this.#ends[place]);
      sorted.set(line, at);
      at += line.length;
    }
    this.#out.end = 0;
    return sorted;
  }

  #begin(): void {
    if (this.#statement === undefined || this.#isOpen) return;
    this.#out.text(this.#statement.open);
    this.#isOpen = true;
  }

  #end(index: number): void {
    this.#isOrdered &&= index > (this.#indexes.at(-1) ?? -1);
    this.#indexes.push(index);
    this.#ends.push(this.#out.end);
  }
}

interface Cell {
  textOf(value: Value): string;
  /** The same for a row, given the writer of the plain text. */
  writer(write: Writer): Writer;
}

interface Cells {
  readonly open?: string;
  readonly separator: string;
  readonly end: string;
  cellOf(field: ColumnField): Cell;
}

export function cellLine({ columns }: Layout, { open = "", separator, end, cellOf }: Cells): PersonLine {
  const steps = columns.map(({ field: path }, at): Step => {
    const field = fieldAt(path);
    const { textOf, writer } = cellOf(field);
    const plain = ofRows(path);
    return {
      before: at === 0 ? open : separator,
      textOf: (person: TablePerson, index) => textOf(field.of(person, index)),
      ofRow:
        typeof plain === "function" ? writer(plain) : plain && { ...plain, of: (number) => textOf(plain.of(number)) },
    };
  });
  return new PersonLine(steps, end);
}

/** Writes a text, then replaces it with another form of it. */
export function rewritten(write: Writer, formOf: (text: string) => string, applies?: Uint8Array): Writer {
  return (row, at) => {
    const end = write(row, at);
    const { bytes } = row.out;
    if (applies !== undefined && !hasAny(bytes, at, end, applies)) return end;
    return writeUtf8(bytes, at, formOf(row.space.decoder.utf8(bytes, at, end)));
  };
}

/** Whether a byte marked in the table is between two places. */
function hasAny(bytes: Uint8Array, from: number, to: number, table: Uint8Array): boolean {
  for (let at = from; at < to; at++) if (table[bytes[at] ?? 0] === 1) return true;
  return false;
}
