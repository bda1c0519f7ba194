import { threadWorkspace } from "../../src/library/generator.ts";
import { drawBatch } from "../../src/person/batch/draw.ts";
import { recordOf } from "../../src/person/batch/records.ts";
import { dataVersion } from "../../src/person/field.ts";
import { Rng } from "../../src/random/rng.ts";
import { keyOf } from "../../src/random/seed.ts";
import { BATCH } from "../../src/tables/workspace.ts";
import { seed, spec } from "../people.ts";

const rng = new Rng(keyOf(dataVersion, seed));
let records: readonly unknown[] = [];

/** Records of people of random countries, of whom the first of each batch draws all. */
export const person = (index: number): unknown => {
  if (index % BATCH === 0) {
    const batch = drawBatch(rng, threadWorkspace(), index, BATCH, spec);
    records = Array.from({ length: BATCH }, (_, place) => recordOf(batch, place));
  }
  return records[index % BATCH];
};
