import type { Packer } from "../tables/packer.ts";
import { cut } from "./conditions.ts";
import type { Words } from "./grammar.ts";
import type { Choices, OpenLine, OpenPiece, Sampler } from "./settings.ts";

export const pieceKind = {
  text: 0,
  locality: 1,
  numbers: 2,
  next: 3,
  number: 4,
  house: 5,
  choices: 6,
  words: 7,
} as const;

/** In place of the row of a road that is called after its own town, among what is chosen. */
export const HOME = -1;

export const spreads = ["even", "low", "lower", "lowest"] as const;

/**
 * The integers of a word before its text: house numbers, the town to which a road leads (0: none), its row, and the
 * text's length.
 */
export const wordRecord = { size: 5, first: 0, last: 1, to: 2, row: 3, length: 4 } as const;

/** Integers of a choice: the end of its share as a number of 64 bits, and the place of its line. */
export const choiceSize = 4;

/** Packs the lines of streets. What is shared by addresses is packed once. */
export class LinePacker {
  readonly #packer: Packer;
  readonly #cuts: readonly (readonly string[])[];
  readonly #localities = new Map<string, number>();
  readonly #choices = new Map<Choices, number>();
  readonly #lines = new Map<OpenLine, number>();
  readonly #samplers = new Map<Sampler, number>();
  readonly #words = new Map<Words, number[]>();

  constructor(packer: Packer, cuts: readonly (readonly string[])[]) {
    this.#packer = packer;
    this.#cuts = cuts;
  }

  /** A locality in each of the ways in which lines write it. */
  locality(text: string): number {
    const known = this.#localities.get(text);
    if (known !== undefined) return known;
    const texts = this.#cuts.map((cuts) => this.#packer.text(cut(text, cuts)));
    const at = this.#packer.integers(texts.flatMap((one) => [one.at, one.length]));
    this.#localities.set(text, at);
    return at;
  }

  choices(choices: Choices): number {
    const known = this.#choices.get(choices);
    if (known !== undefined) return known;
    const lines = choices.lines.map((line) => this.#line(line));
    const { memory } = this.#packer;
    const at = memory.takeInts(2 + choiceSize * lines.length, 8);
    memory.ints[at] = lines.length;
    for (const [row, line] of lines.entries()) {
      const choice = at + 2 + choiceSize * row;
      memory.doubles[choice / 2] = choices.ends[row] ?? 1;
      memory.ints[choice + 2] = line;
    }
    this.#choices.set(choices, at);
    return at;
  }

  #line(line: OpenLine): number {
    const known = this.#lines.get(line);
    if (known !== undefined) return known;
    const pieces = line.pieces.map((piece) => this.#packer.integers(this.#piece(piece)));
    const at = this.#packer.integers([pieces.length, ...pieces]);
    this.#lines.set(line, at);
    return at;
  }

  #piece(piece: OpenPiece): readonly number[] {
    const kind = pieceKind[piece.kind];
    switch (piece.kind) {
      case "text": {
        const { at, length } = this.#packer.text(piece.text);
        return [kind, at, length];
      }
      case "next":
        return [kind, piece.more];
      case "number": {
        const { first, last, step, width, spread, isOrdinal } = piece;
        return [
          kind,
          first,
          Math.floor((last - first) / step),
          step,
          width,
          spreads.indexOf(spread),
          isOrdinal ? 1 : 0,
        ];
      }
      case "house":
        return [kind, spreads.indexOf(piece.spread), piece.least];
      case "locality":
        return [kind, this.#cuts.findIndex((cuts) => cuts.join(" ") === piece.cuts.join(" "))];
      case "choices":
        return [kind, this.choices(piece)];
      case "words":
        return [kind, this.#sampler(piece), piece.size];
      default:
        return [kind];
    }
  }

  /** Slots have the words themselves, not their numbers: one cache miss less. */
  #sampler(sampler: Sampler): number {
    const known = this.#samplers.get(sampler);
    if (known !== undefined) return known;
    const { words, rows, slots, first } = sampler;
    const wordAt = (at: number): number => this.#word(words, rows[at] ?? 0);
    const at = this.#packer.integers(
      rows.flatMap((_, row) => {
        const values = slots[first + 2 * row + 1] ?? 0;
        return [slots[first + 2 * row] ?? 0, wordAt(values >>> 16), wordAt(values & 0xffff)];
      }),
    );
    this.#samplers.set(sampler, at);
    return at;
  }

  #word(words: Words, row: number): number {
    const ofTable = this.#words.get(words) ?? [];
    this.#words.set(words, ofTable);
    const known = ofTable[row];
    if (known !== undefined) return known;
    const to = words.to[row] ?? "";
    const text = words.texts[row] ?? "";
    const record = [words.first[row] || 1, words.last[row] ?? 0, to === "" ? 0 : this.#packer.text(to).at, row];
    const at = this.#packer.integersWithText(record, text);
    ofTable[row] = at;
    return at;
  }
}
