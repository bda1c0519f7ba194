import { describe, expect, it } from "vitest";
import { countries } from "../../../src/countries/index.ts";
import { Households } from "../../../src/household/household.ts";
import { threadWorkspace } from "../../../src/library/generator.ts";
import { generateIdentity } from "../../../src/person/generate.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { Memory } from "../../../src/tables/memory.ts";
import { Workspace } from "../../../src/tables/workspace.ts";

const referenceDate = { year: 2026, month: 1, day: 1 };
const ages = { min: 18, max: 90 };
const rng = new Rng(keyOf("test", "packed file"));
const COUNT = 256;

describe("the countries that the build packs", () => {
  it.each(countries)("give the people of $code that a workspace without the file gives", (country) => {
    const spec = { country, referenceDate, ages };
    const people = (space: Workspace) =>
      Array.from({ length: COUNT }, (_, index) => generateIdentity(rng, space, index, spec));
    expect(people(threadWorkspace())).toEqual(people(new Workspace()));
  });

  it.each(countries)(
    "of $code are the same where tables are packed when they are first read, which are few",
    (country) => {
      const spec = { country, referenceDate, ages };
      const unread = new Map<number, () => number>();
      const later = new Workspace(new Memory(new ArrayBuffer(2 ** 16), unread));
      const people = (space: Workspace) => {
        const alone = [3, 4].map((index) => generateIdentity(rng, space, index, spec));
        const families = new Households(rng, space, { kind: "family", size: undefined, spec });
        const members = [0, 1, 2].map((index) => families.at(index).map(({ person }) => person.identity));
        return [alone, members, Array.from({ length: COUNT }, (_, index) => generateIdentity(rng, space, index, spec))];
      };
      generateIdentity(rng, later, 0, spec);
      const before = unread.size;
      expect(people(later)).toEqual(people(threadWorkspace()));
      expect(before === 0 || unread.size < before).toBe(true);
    },
  );
});
