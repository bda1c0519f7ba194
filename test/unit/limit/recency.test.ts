import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Recency } from "../../../src/limit/recency.ts";

const step = fc.oneof(
  fc.record({ does: fc.constant("touch" as const), key: fc.constantFrom(..."abcdef") }),
  fc.record({ does: fc.constant("delete" as const), key: fc.constantFrom(..."abcdef") }),
  fc.record({ does: fc.constant("look" as const), key: fc.constant("") }),
);

describe("an order by recency", () => {
  it("is that of a list in which what is touched goes to the end", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const recency = new Recency<string>();
        let list: string[] = [];
        for (const { does, key } of steps) {
          if (does !== "look") list = list.filter((other) => other !== key);
          if (does === "touch") {
            recency.touch(key, key.toUpperCase());
            list.push(key);
          } else if (does === "delete") recency.delete(key);
          else expect(recency.first()?.[0]).toBe(list[0]);
          expect(recency.size).toBe(list.length);
        }
        for (const key of list) {
          expect(recency.get(key)).toBe(key.toUpperCase());
          expect(recency.first()).toEqual([key, key.toUpperCase()]);
          recency.delete(key);
        }
        expect(recency.first()).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });
});
