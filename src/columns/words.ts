import { threefry } from "../random/threefry.ts";
import type { Block, Column } from "../tables/workspace.ts";

/** One block of the stream (index, field) of each row from `from` to before `to`: four columns of words, those of `Rng`. */
export function blockOfWords(
  key: Column,
  index: Column,
  from: number,
  to: number,
  field: number,
  block: number,
  { all, columns }: Block,
): void {
  const rows = columns[0].length;
  for (let k = from; k < to; k++) threefry(key, index[k] ?? 0, field, block, all, k, rows);
}
