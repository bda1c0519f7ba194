import { describe, expect, it } from "vitest";
import { BATCH, Workspace } from "../../../src/columns/workspace.ts";
import { countries } from "../../../src/countries/index.ts";
import { drawBatch } from "../../../src/identity/batch/draw.ts";
import { recordOf } from "../../../src/identity/batch/records.ts";
import { threadWorkspace } from "../../../src/library/generator.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";

const referenceDate = { year: 2026, month: 1, day: 1 };
const ages = { min: 18, max: 90 };
const rng = new Rng(keyOf("test", "packed file"));

describe("the countries that the build packs", () => {
  it.each(countries)("give the people of $code that a workspace without the file gives", (country) => {
    const people = (space: Workspace) => {
      const batch = drawBatch(rng, space, 0, BATCH, { country, referenceDate, ages });
      return Array.from({ length: BATCH }, (_, place) => recordOf(batch, place));
    };
    expect(people(threadWorkspace())).toEqual(people(new Workspace()));
  });
});
