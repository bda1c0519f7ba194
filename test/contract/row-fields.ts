import type { Row } from "../../src/person/row.ts";
import { writerOf } from "../../src/person/writers.ts";

/** The text of a field of a row, by its path. */
export function fieldOf(row: Row, path: string): string {
  const write = writerOf(path);
  if (write === undefined) throw new RangeError(`there is no field ${path}`);
  row.out = row.scratch;
  return row.space.decoder.utf8(row.scratch.bytes, 0, write(row, 0));
}
