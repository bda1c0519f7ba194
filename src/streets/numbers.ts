import { decimal } from "../random/decimal.ts";
import type { NumberPiece, Spread } from "./grammar.ts";

export function numeral(number: number, { width, isOrdinal }: NumberPiece): string {
  const text = width > 0 ? decimal(number, width) : String(number);
  return isOrdinal ? text + ending(number) : text;
}

/** `1st`, `22nd`, `113th` */
function ending(number: number): string {
  const tens = number % 100;
  const last = tens > 10 && tens < 14 ? 0 : number % 10;
  return last === 1 ? "st" : last === 2 ? "nd" : last === 3 ? "rd" : "th";
}

const TWO_16 = 2 ** 16;
const TWO_32 = 2 ** 32;

const LOWEST_LIMIT = 8;

/** A number from `first` to `last` that a word of the stream selects. */
export function spread(word: number, first: number, last: number, kind: Spread, lowest = LOWEST_LIMIT): number {
  const count = last - first + 1;
  if (kind === "even") return first + Math.floor((word * count) / TWO_32);
  // The lesser of two uniform numbers.
  if (kind === "low") return first + Math.floor((1 - Math.sqrt(1 - word / TWO_32)) * count);
  // Half of the word selects the limit, the other half the number.
  const least = kind === "lowest" ? 1 : Math.min(Math.max(lowest, Math.floor(count / 20)), count);
  const limit = least + Math.floor(((word >>> 16) * (count - least + 1)) / TWO_16);
  return first + Math.floor(((word & (TWO_16 - 1)) * limit) / TWO_16);
}
