import { Rows } from "../../../src/columns/rows.ts";
import { countries } from "../../../src/countries/index.ts";
import { threadWorkspace } from "../../../src/library/generator.ts";
import { fixedTexts } from "../../../src/person/batch/fixed.ts";
import { packedCountry } from "../../../src/person/batch/packed-country.ts";
import type { Rng } from "../../../src/random/rng.ts";
import { BATCH } from "../../../src/tables/workspace.ts";

/** The values that a function makes of each batch of consecutive people. */
export function ofBatches<T>(
  rng: Rng,
  field: number,
  { firstIndex = 0, count }: { readonly firstIndex?: number; readonly count: number },
  valuesOf: (rows: Rows) => readonly T[],
): readonly T[] {
  const space = threadWorkspace();
  // What is packed during a draw would overwrite it.
  for (const country of countries) packedCountry(space, country);
  fixedTexts(space);
  const values: T[] = [];
  for (let first = firstIndex; first < firstIndex + count; first += BATCH) {
    const size = Math.min(BATCH, firstIndex + count - first);
    space.begin(size);
    space.beginTexts(size);
    const [key, index] = [space.column(), space.column()];
    for (let word = 0; word < 4; word++) key[word] = rng.keyWord(word);
    for (let k = 0; k < size; k++) index[k] = first + k;
    values.push(...valuesOf(new Rows({ space, key, index }, 0, size, field)));
  }
  return values;
}
