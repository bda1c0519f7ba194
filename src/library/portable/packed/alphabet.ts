import type { Mixer } from "./mixer.ts";

/** Symbols as they are stored: the frequent first, and how many have a code of 1, 2, 3 … bits. */
export interface Alphabet {
  /** Characters, of which that for a line feed ends a text. */
  readonly symbols: string;
  readonly lengths: readonly number[];
}

/** Ends a text. */
export const END = "\n";

/** The symbol of a number from 0 to 40. */
export function symbolOf(number: number): string {
  return String.fromCharCode(48 + number);
}

/** An alphabet without frequencies: the symbols of the numbers below 32. */
export const evenAlphabet: Alphabet = {
  symbols: Array.from({ length: 32 }, (_, at) => symbolOf(at)).join(""),
  lengths: [0, 0, 0, 0, 32],
};

/** The canonical Huffman code of an alphabet, in which frequent symbols have short codes. */
export class SymbolCode {
  readonly symbols: readonly string[];
  /** The position of the symbol that ends a text. */
  readonly end: number;
  /** Two for each node: the next node, or a symbol from -1 downwards. */
  readonly #tree: Int32Array;
  readonly #paths: readonly (readonly number[])[];
  /** The numbers that the symbols stand for in an alphabet of numbers. */
  readonly #numbers: readonly number[];

  constructor({ symbols: characters, lengths }: Alphabet) {
    const symbols = [...characters];
    this.symbols = symbols;
    this.end = symbols.indexOf(END);
    this.#numbers = symbols.map((symbol) => symbol.charCodeAt(0) - 48);
    this.#tree = new Int32Array(2 * symbols.length + 2);
    const paths: (readonly number[])[] = [];
    let [code, nodes] = [0, 1];
    for (const [length, count] of lengths.entries()) {
      for (let n = 0; n < count; n++, code++) {
        const path = Array.from({ length: length + 1 }, (_, at) => (code >> (length - at)) & 1);
        let node = 0;
        for (const bit of path.slice(0, -1)) node = this.#tree[2 * node + bit] ||= nodes++;
        this.#tree[2 * node + (code & 1)] = -1 - paths.length;
        paths.push(path);
      }
      code *= 2;
    }
    this.#paths = paths;
  }

  /** Codes a number that is a symbol. */
  codeNumber(mixer: Mixer, number = 0): number {
    return this.#numbers[this.code(mixer, this.#numbers.indexOf(number))] ?? 0;
  }

  /** Codes the position of a symbol in the alphabet. */
  code(mixer: Mixer, symbol = this.end): number {
    if (this.symbols.length === 1) return 0;
    const path = this.#paths[symbol];
    const tree = this.#tree;
    let node = 0;
    let place = 0;
    for (let depth = 0; node >= 0; depth++) {
      if (depth % 4 === 0) {
        mixer.select(node);
        place = 1;
      }
      const bit = mixer.code(place, path?.[depth] ?? 0);
      place = place * 2 + bit;
      node = (tree[2 * node + bit] ?? -1) || -1;
    }
    return -1 - node;
  }
}
