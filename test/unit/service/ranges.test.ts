import fc from "fast-check";
import { expect, it } from "vitest";
import { partsOf, shareOf } from "../../../src/service/price.ts";

const whole = fc
  .tuple(fc.nat(2 ** 32 - 1), fc.integer({ min: 1, max: 2 ** 32 }))
  .map(([firstIndex, count]) => ({ firstIndex, count: Math.min(count, 2 ** 32 - firstIndex) }));

it("shares follow each other, cover the people and differ by one person at most", () => {
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 300 }), (slice, of) => {
      const shares = Array.from({ length: of }, (_, part) => shareOf(slice, part, of));
      const ends = shares.map(({ firstIndex, count }) => firstIndex + count);
      expect([...shares.map(({ firstIndex }) => firstIndex), slice.firstIndex + slice.count]).toEqual([
        slice.firstIndex,
        ...ends,
      ]);
      const sizes = new Set([Math.floor(slice.count / of), Math.ceil(slice.count / of)]);
      expect(shares.filter(({ count }) => !sizes.has(count))).toEqual([]);
    }),
  );
});

it("parts follow each other, cover the slice and have the same size but for the last", () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.nat(5_000), fc.integer({ min: 1, max: 700 }), (firstIndex, count, size) => {
      const parts = [...partsOf({ firstIndex, count }, size)];
      expect(parts).toHaveLength(Math.ceil(count / size));
      expect(parts.slice(0, -1).every((part) => part.count === size)).toBe(true);
      expect(parts.reduce((sum, part) => sum + part.count, 0)).toBe(count);
      for (const [at, part] of parts.entries()) expect(part.firstIndex).toBe(firstIndex + at * size);
    }),
  );
});
