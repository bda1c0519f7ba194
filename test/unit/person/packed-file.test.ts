import { describe, expect, it } from "vitest";
import { countries } from "../../../src/countries/index.ts";
import { Households } from "../../../src/household/household.ts";
import { threadWorkspace } from "../../../src/library/generator.ts";
import { drawBatch } from "../../../src/person/batch/draw.ts";
import { recordOf } from "../../../src/person/batch/records.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { Memory } from "../../../src/tables/memory.ts";
import { BATCH, Workspace } from "../../../src/tables/workspace.ts";

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

  it.each(countries)(
    "of $code are the same where tables are packed when they are first read, which are few",
    (country) => {
      const spec = { country, referenceDate, ages };
      const unread = new Map<number, () => number>();
      const later = new Workspace(new Memory(new ArrayBuffer(2 ** 16), unread));
      const people = (space: Workspace) => {
        const alone = [3, 4].map((index) => recordOf(drawBatch(rng, space, index, 1, spec), 0));
        // Names of relatives are drawn, and their tables read, while texts of the batch stand.
        const families = new Households(rng, space, { kind: "family", size: undefined, spec });
        const members = [0, 1, 2].map((index) => families.at(index).map(({ person }) => person.identity));
        const batch = drawBatch(rng, space, 0, BATCH, spec);
        return [alone, members, Array.from({ length: BATCH }, (_, place) => recordOf(batch, place))];
      };
      drawBatch(rng, later, 0, 1, spec);
      const before = unread.size;
      expect(people(later)).toEqual(people(threadWorkspace()));
      expect(before === 0 || unread.size < before).toBe(true);
    },
  );
});
