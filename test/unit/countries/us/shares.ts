import { type AliasTable, sampleIndex } from "../../../../src/random/alias-table.ts";

const STEPS = 400_000;

/** The share of each index of an alias table, by as many equidistant words of a stream. */
export function sharesOf(table: AliasTable): readonly number[] {
  const shares = new Array<number>(table.slots.length / 2).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const index = sampleIndex(table, Math.floor(((step + 0.5) * 2 ** 32) / STEPS));
    shares[index] = (shares[index] ?? 0) + 1 / STEPS;
  }
  return shares;
}
