import type { Column } from "../columns/workspace.ts";
import type { Batch } from "../identity/batch/batch.ts";

/** Where the text of a field is for each row of a batch, until the next draw. */
export interface LeafTexts {
  readonly view: DataView;
  readonly start: Column;
  /** Bytes, in the lower half. */
  readonly length: Column;
}

/** Short texts with a number each, of which a person has one. */
export interface Words {
  readonly size: number;
  bytesOf(number: number): Uint8Array;
  /** The number of each person. */
  numbers(batch: Batch): Column;
}

/** The same words as other bytes. */
export function changedWords(words: Words, change: (bytes: Uint8Array) => Uint8Array): Words {
  return { ...words, bytesOf: (number) => change(words.bytesOf(number)) };
}

/** Words and those of the same numbers behind them, if they are. */
export function joinedWords(words: Words | undefined, behind: Words): Words | undefined {
  if (words?.numbers !== behind.numbers) return undefined;
  return { ...words, bytesOf: (number) => Buffer.concat([words.bytesOf(number), behind.bytesOf(number)]) };
}

/** Bytes behind the last text, because texts are read in eights. */
const BEYOND = 8;

/** Words behind each other in memory, each from when a person first has it. */
export class WordList {
  readonly #words: Words;
  readonly #starts: Column;
  /** Of each number; -1 of those that no person had. */
  readonly #lengths: Column;
  #view = new DataView(new ArrayBuffer(512));
  #end = 0;

  constructor(words: Words) {
    this.#words = words;
    this.#starts = new Int32Array(words.size);
    this.#lengths = new Int32Array(words.size).fill(-1);
  }

  /** The texts of people, until the next draw. Throws RangeError for a number without a text. */
  textsOf(batch: Batch): LeafTexts {
    const { space, count } = batch;
    const numbers = this.#words.numbers(batch);
    const start = space.column();
    const length = space.column();
    for (let row = 0; row < count; row++) {
      const number = numbers[row] ?? -1;
      const bytes = this.#lengths[number];
      if (bytes === undefined) throw new RangeError(`there is no text for the number ${numbers[row]}`);
      length[row] = bytes < 0 ? this.#add(number) : bytes;
      start[row] = this.#starts[number] ?? 0;
    }
    return { view: this.#view, start, length };
  }

  /** Adds a word; returns its length. */
  #add(number: number): number {
    const bytes = this.#words.bytesOf(number);
    const end = this.#end + bytes.length;
    if (end + BEYOND > this.#view.byteLength) {
      const larger = new Uint8Array(2 * (end + BEYOND));
      larger.set(new Uint8Array(this.#view.buffer));
      this.#view = new DataView(larger.buffer);
    }
    new Uint8Array(this.#view.buffer).set(bytes, this.#end);
    this.#starts[number] = this.#end;
    this.#lengths[number] = bytes.length;
    this.#end = end;
    return bytes.length;
  }
}

/** A text for each row. */
export function textsOfRows(texts: readonly Uint8Array[]): LeafTexts {
  const start = new Int32Array(texts.length);
  let end = 0;
  for (const [row, { length }] of texts.entries()) {
    start[row] = end;
    end += length;
  }
  const all = new Uint8Array(end + BEYOND);
  for (const [row, text] of texts.entries()) all.set(text, start[row]);
  return { view: new DataView(all.buffer), start, length: Int32Array.from(texts, ({ length }) => length) };
}
