import { type Alphabet, SymbolCode } from "../../src/library/portable/packed/alphabet.ts";
import type { Mixer } from "../../src/library/portable/packed/mixer.ts";

/** How often each symbol occurs. */
export type Counts = ReadonlyMap<string, number>;

export function countsOf(symbols: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}

/** A code that counts the symbols it codes. */
export class CountedCode extends SymbolCode {
  readonly counts = new Map<string, number>();

  override code(mixer: Mixer, symbol = this.end): number {
    const name = this.symbols[symbol] ?? "";
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    return super.code(mixer, symbol);
  }
}

interface Tree {
  readonly weight: number;
  readonly symbols: readonly (readonly [symbol: string, depth: number])[];
}

/** The alphabet of some symbols, with codes as long as Huffman's. */
export function alphabetOf(counts: Counts): Alphabet {
  let trees: Tree[] = [...counts].map(([symbol, weight]) => ({ weight, symbols: [[symbol, 0]] }));
  while (trees.length > 1) {
    trees = trees.toSorted((one, other) => other.weight - one.weight);
    const [one, other] = [trees.pop(), trees.pop()];
    if (one === undefined || other === undefined) break;
    const symbols = [...one.symbols, ...other.symbols].map(([symbol, depth]) => [symbol, depth + 1] as const);
    trees.push({ weight: one.weight + other.weight, symbols });
  }
  const sorted = (trees[0]?.symbols ?? []).toSorted(([, one], [, other]) => one - other);
  const depths = sorted.map(([, depth]) => depth);
  return {
    symbols: sorted.map(([symbol]) => symbol).join(""),
    lengths: Array.from(
      { length: Math.max(0, ...depths) },
      (_, at) => depths.filter((depth) => depth === at + 1).length,
    ),
  };
}
