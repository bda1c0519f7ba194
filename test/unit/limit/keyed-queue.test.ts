import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KeyedQueue } from "../../../src/limit/keyed-queue.ts";

const step = fc.oneof(
  fc.record({ does: fc.constant("put" as const), key: fc.constantFrom(..."abcdef") }),
  fc.record({ does: fc.constant("delete" as const), key: fc.constantFrom(..."abcdef") }),
  fc.record({ does: fc.constant("look" as const), key: fc.constant("") }),
);

describe("a queue with keys", () => {
  it("is like a list in which what is put goes to the end", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const queue = new KeyedQueue<string>();
        let list: string[] = [];
        for (const { does, key } of steps) {
          if (does !== "look") list = list.filter((other) => other !== key);
          if (does === "put") {
            queue.putLast(key, key.toUpperCase());
            list.push(key);
          } else if (does === "delete") queue.delete(key);
          else expect(queue.first()?.[0]).toBe(list[0]);
          expect(queue.size).toBe(list.length);
        }
        for (const key of list) {
          expect(queue.get(key)).toBe(key.toUpperCase());
          expect(queue.first()).toEqual([key, key.toUpperCase()]);
          queue.delete(key);
        }
        expect(queue.first()).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });
});
