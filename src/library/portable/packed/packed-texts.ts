import { type Alphabet, SymbolCode } from "./alphabet.ts";
import { BitDecoder } from "./bit-decoder.ts";
import { codeTexts } from "./texts.ts";

/** What the cells of a column are alike in: the column of this name, by so many characters where there is a number. */
export type KeyColumn = readonly [column: string, length?: number];

/** A column of texts. */
export interface PackedTexts {
  readonly name: string;
  readonly shared: Alphabet;
  readonly alphabet: Alphabet;
  readonly keys?: KeyColumn | "above" | undefined;
  readonly data: string;
}

/** Reads a column of texts; `cells` are those of its key column. */
export function unpackTexts(
  { alphabet, shared, data, keys }: PackedTexts,
  length: number,
  cells?: readonly string[],
): readonly string[] {
  return codeTexts(new BitDecoder(data), {
    length,
    code: new SymbolCode(alphabet),
    shared: new SymbolCode(shared),
    keys: keys === "above" ? keys : cells,
  });
}
