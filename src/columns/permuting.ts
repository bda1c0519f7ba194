import { permuted, roundKeysOf } from "../random/permutation.ts";
import type { Rows } from "./rows.ts";
import type { NumberColumn } from "./workspace.ts";

/**
 * The position of each row's index in a permutation of 0 to the row's range - 1, as `serial` of the field's stream: as many
 * consecutive indexes as the range has numbers give different ones. Reads no word.
 */
export function serialsEach(rows: Rows, range: NumberColumn): NumberColumn {
  const { key, index, space } = rows.people;
  const keys = roundKeysOf(key, rows.field, space.roundKeys);
  const out = rows.numbers();
  for (let k = rows.from; k < rows.to; k++) {
    const position = (index[k] ?? 0) >>> 0;
    const size = range[k] ?? 1;
    out[k] = permuted(keys, position < size ? position : position % size, size);
  }
  return out;
}
