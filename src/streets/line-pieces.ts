import { copyText, writeDigits, writeNumber } from "../columns/texts.ts";
import { type Length, lengthOf } from "../tables/memory.ts";
import type { Workspace } from "../tables/workspace.ts";

/**
 * Of each piece, of which a line has up to 64, the place of its text or the number; then the text's length or the digits of
 * the number; then the kind.
 */
const FIRST = 0;
const SECOND = 64;
const KIND = 128;

const TEXT = 0;
const NUMBER = 1;
const ORDINAL = 2;

/** The pieces of one line after another: texts of the memory, and numbers. */
export class LinePieces {
  count = 0;
  readonly #space: Workspace;

  constructor(space: Workspace) {
    this.#space = space;
  }

  clear(): void {
    this.count = 0;
  }

  text(at: number, length: Length): void {
    this.#add(at, length, TEXT);
  }

  /** `width` digits with leading zeros, 0 for as many as it has. */
  number(number: number, width = 0, isOrdinal = false): void {
    this.#add(number, width, isOrdinal ? ORDINAL : NUMBER);
  }

  setNumber(piece: number, number: number): void {
    this.#space.scratch[FIRST + piece] = number;
  }

  /** Writes the line behind the texts of the draw; returns its length. */
  write(): Length {
    const space = this.#space;
    const { scratch } = space;
    const { bytes } = space.memory;
    const from = space.end;
    let at = from;
    let units = 0;
    for (let piece = 0; piece < this.count; piece++) {
      const first = scratch[FIRST + piece] ?? 0;
      const second = scratch[SECOND + piece] ?? 0;
      const kind = scratch[KIND + piece];
      if (kind === TEXT) {
        at = copyText(space, first, second & 0xffff, at);
        units += second >>> 16;
        continue;
      }
      const start = at;
      at = second > 0 ? writeDigits(space, first, second, at) : writeNumber(space, first, at);
      if (kind === ORDINAL) {
        const ending = endingOf(first);
        bytes[at++] = ending >>> 8;
        bytes[at++] = ending & 255;
      }
      units += at - start;
    }
    space.end = at;
    return lengthOf(at - from, units);
  }

  #add(first: number, second: number, kind: number): void {
    const { scratch } = this.#space;
    scratch[FIRST + this.count] = first;
    scratch[SECOND + this.count] = second;
    scratch[KIND + this.count++] = kind;
  }
}

/** The two letters of `1st`, `22nd`, `113th`. */
function endingOf(number: number): number {
  const tens = number % 100;
  const last = tens > 10 && tens < 14 ? 0 : number % 10;
  return last === 1 ? 0x7374 : last === 2 ? 0x6e64 : last === 3 ? 0x7264 : 0x7468;
}
