import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { permuted, serial, serialInTwo } from "../../../src/random/permutation.ts";
import { Rng } from "../../../src/random/rng.ts";
import { type Key, keyOf } from "../../../src/random/seed.ts";

const word = fc.integer({ min: 0, max: 0xffffffff });
const anyKey = fc.tuple(word, word, word, word) satisfies fc.Arbitrary<Key>;
const anyRange = fc.oneof(
  fc.constantFrom(1, 2, 3, 4, 5, 10, 16, 17, 100, 999, 1_000, 4_096, 4_097),
  fc.integer({ min: 1, max: 5_000 }),
);

/** The numbers of `count` indexes from `first` on. */
function serials(rng: Rng, field: number, range: number, count: number, first = 0): number[] {
  return Array.from({ length: count }, (_, place) => serial(rng.seek(first + place, field), range));
}

const upTo = (range: number): number[] => Array.from({ length: range }, (_, number) => number);

describe("a serial number", () => {
  it("repeats only after every number of the range was used, wherever one starts to count", () => {
    fc.assert(
      fc.property(anyKey, fc.nat(100), anyRange, fc.nat(2 ** 32 - 20_000), (key, field, range, first) => {
        const numbers = serials(new Rng(key), field, range, range, first);
        expect(numbers.toSorted((a, b) => a - b)).toEqual(upTo(range));
        expect(serials(new Rng(key), field, range, 5, first + range)).toEqual(
          Array.from({ length: 5 }, (_, place) => numbers[place % range]),
        );
      }),
      { numRuns: 60 },
    );
    const many = serials(new Rng(keyOf("test", "many")), 16, 50_000, 50_000);
    expect(new Set(many).size).toBe(50_000);
    expect(Math.max(...many)).toBe(49_999);
  });

  it("stays within any range and is distinct there, up to 2^40", () => {
    fc.assert(
      fc.property(anyKey, fc.integer({ min: 1, max: 2 ** 40 }), (key, range) => {
        const numbers = serials(new Rng(key), 7, range, 200);
        expect(new Set(numbers).size).toBe(Math.min(range, 200));
        expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < range)).toBe(true);
      }),
    );
  });

  it("is the same whatever was drawn before, and takes no word of the stream", () => {
    fc.assert(
      fc.property(anyKey, word, fc.nat(100), anyRange, (key, index, field, range) => {
        const rng = new Rng(key).seek(index, field);
        const first = rng.next();
        const number = serial(rng, range);
        const second = rng.next();
        expect(serial(new Rng(key).seek(index, field), range)).toBe(number);
        rng.seek(index, field);
        expect([rng.next(), rng.next()]).toEqual([first, second]);
      }),
    );
  });

  it("in two parts gives the first to the first indexes, uses every number, and then repeats", () => {
    fc.assert(
      fc.property(anyKey, fc.nat(100), fc.integer({ min: 2, max: 3_000 }), fc.nat(2_999), (key, field, range, part) => {
        const first = part % range;
        const rng = new Rng(key);
        const at = (index: number): number => serialInTwo(rng.seek(index, field), first, range);
        const numbers = upTo(range).map(at);
        expect(numbers.slice(0, first).toSorted((a, b) => a - b)).toEqual(upTo(first));
        expect(numbers.toSorted((a, b) => a - b)).toEqual(upTo(range));
        expect([range, 2 * range + 1].map(at)).toEqual([numbers[0], numbers[1]]);
      }),
      { numRuns: 60 },
    );
  });

  it("is the permutation of the index", () => {
    const rng = new Rng(keyOf("test", "index")).seek(123_456, 9);
    expect(serial(rng, 1_000_000)).toBe(permuted(rng.roundKeys(), 123_456, 1_000_000));
    expect(serial(rng, 1_000)).toBe(permuted(rng.roundKeys(), 456, 1_000));
  });

  it.each([0, -1, 1.5, 2 ** 40 + 1, Number.NaN])("has no range of %j", (range) => {
    expect(() => serial(new Rng([1, 2, 3, 4]), range)).toThrow(RangeError);
  });
});

describe("the order of serial numbers", () => {
  it("differs by seed, by data version and by field", () => {
    const order = (version: string, seed: string, field: number): number[] =>
      serials(new Rng(keyOf(version, seed)), field, 1_000, 1_000);
    const one = order("v", "a", 1);
    for (const other of [order("v", "b", 1), order("w", "a", 1), order("v", "a", 2)]) {
      // Of unrelated permutations about one number in the whole range is at the same place.
      expect(other.filter((number, place) => number === one[place]).length).toBeLessThan(8);
    }
  });

  it("has neighbours at no constant distance", () => {
    for (const range of [100, 10_000, 1_000_000, 90_909, 2 ** 36]) {
      const numbers = serials(new Rng(keyOf("test", "steps")), 5, range, 100);
      const steps = numbers.slice(1).map((number, place) => number - (numbers[place] ?? 0));
      const counts = new Map(steps.map((step) => [step, steps.filter((other) => other === step).length]));
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(5);
      expect(steps.filter((step) => step > 0).length).toBeGreaterThan(25);
      expect(steps.filter((step) => step < 0).length).toBeGreaterThan(25);
    }
  });

  it.each([10, 100, 1_000, 90_909, 1_000_000, 2 ** 40])(
    "starts anywhere in a range of %i, and goes on anywhere: chi-squared of the first two over 20,000 seeds",
    (range) => {
      const counts = new Uint32Array(100);
      for (let seed = 0; seed < 20_000; seed++) {
        const rng = new Rng(keyOf("test", `start ${seed}`));
        const tenth = (index: number): number => Math.floor((serial(rng.seek(index, 3), range) / range) * 10);
        const cell = tenth(0) * 10 + tenth(1);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
      // Two different numbers of a range of ten are never in one tenth; in larger ranges that happens nearly as often as by chance.
      const same = range === 10 ? 0 : (range / 10 - 1) / (range - 1) / 10;
      const other = (1 - same * 10) / 90;
      const chiSquared = counts.reduce((sum, count, cell) => {
        const expected = 20_000 * (cell % 11 === 0 ? same : other);
        return expected === 0 ? sum + count * 1_000 : sum + (count - expected) ** 2 / expected;
      }, 0);
      // 99 (or 89) degrees of freedom: a fair permutation is above this once in ten thousand.
      expect(chiSquared).toBeLessThan(160);
    },
  );

  it("of one field says nothing about that of another: chi-squared of 20,000 pairs", () => {
    const rng = new Rng(keyOf("test", "pairs"));
    const counts = new Uint32Array(100);
    for (let index = 0; index < 20_000; index++) {
      const tenth = (field: number): number => Math.floor(serial(rng.seek(index, field), 1_000_000) / 100_000);
      const cell = tenth(10) * 10 + tenth(11);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)).toBeLessThan(160);
  });
});
