import type { Column, Workspace } from "../tables/workspace.ts";

/** Where the text of a field is for each row of a batch, until the next draw. */
export interface LeafTexts {
  readonly view: DataView;
  readonly start: Column;
  /** Bytes, in the lower half. */
  readonly length: Column;
}

/** Short texts by their numbers, as bytes. */
export class WordList {
  readonly #view: DataView;
  readonly #starts: Column;
  readonly #lengths: Column;

  constructor(bytes: readonly Uint8Array[]) {
    this.#starts = new Int32Array(bytes.length);
    this.#lengths = Int32Array.from(bytes, ({ length }) => length);
    let end = 0;
    for (const [number, { length }] of bytes.entries()) {
      this.#starts[number] = end;
      end += length;
    }
    // Texts are read in eights.
    const all = new Uint8Array(end + 8);
    for (const [number, word] of bytes.entries()) all.set(word, this.#starts[number]);
    this.#view = new DataView(all.buffer);
  }

  /** All texts, as those of a row each. */
  get rows(): LeafTexts {
    return { view: this.#view, start: this.#starts, length: this.#lengths };
  }

  /** The texts of the numbers of rows. Throws RangeError for a number without a text. */
  textsOf(space: Workspace, numbers: Column, rows: number): LeafTexts {
    const start = space.column();
    const length = space.column();
    for (let row = 0; row < rows; row++) {
      const bytes = this.#lengths[numbers[row] ?? -1];
      if (bytes === undefined) throw new RangeError(`there is no text for the number ${numbers[row]}`);
      start[row] = this.#starts[numbers[row] ?? 0] ?? 0;
      length[row] = bytes;
    }
    return { view: this.#view, start, length };
  }
}
