import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chance, int, pick } from "../../../src/random/distributions.ts";
import { normal } from "../../../src/random/normal.ts";
import { Rng, ROUND_KEYS } from "../../../src/random/rng.ts";
import { type Key, keyOf } from "../../../src/random/seed.ts";
import { sample, weighted } from "../../../src/random/weighted.ts";

const word = fc.integer({ min: 0, max: 0xffffffff });
const anyKey = fc.tuple(word, word, word, word) satisfies fc.Arbitrary<Key>;
const take = (rng: Rng, count: number): number[] => Array.from({ length: count }, () => rng.next());

describe("Threefry-4x32-20", () => {
  // Random123 1.14, tests/kat_vectors, "threefry4x32 20"; counter words 2 and 3 are the block and 0 here, so that only
  // the vector whose counter is all zeros can be reached through streams.
  it("gives the published block for the counter and key of zeros", () => {
    const rng = new Rng([0, 0, 0, 0]).seek(0, 0);
    expect(take(rng, 4)).toEqual([0x9c6ca96a, 0xe17eae66, 0xfc10ecd4, 0x5256a7d8]);
  });

  it("gives the same stream whenever one comes back to it", () => {
    fc.assert(
      fc.property(anyKey, word, word, fc.integer({ min: 1, max: 20 }), (key, index, field, count) => {
        const rng = new Rng(key);
        const first = take(rng.seek(index, field), count);
        take(rng.seek(index ^ 1, field), 3);
        expect(take(rng.seek(index, field), count)).toEqual(first);
      }),
    );
  });

  it("gives any word of a stream, or of one that begins with a later block, without those before", () => {
    fc.assert(
      fc.property(anyKey, word, word, fc.nat(40), fc.nat(9), (key, index, field, position, start) => {
        const all = take(new Rng(key).seek(index, field), position + 4 * start + 1);
        expect(new Rng(key).seek(index, field).word(position)).toBe(all[position]);
        expect(new Rng(key).seek(index, field, start).word(position)).toBe(all[position + 4 * start]);
      }),
    );
  });

  it("takes the key of another generator, and its permutations", () => {
    fc.assert(
      fc.property(anyKey, anyKey, word, fc.nat(30), (before, key, index, field) => {
        const [rng, other] = [new Rng(before).seek(index, field), new Rng(key).seek(index, field)];
        rng.rekeyLike(other).seek(index, field);
        expect([...rng.roundKeys()].slice(0, ROUND_KEYS)).toEqual([...other.roundKeys()].slice(0, ROUND_KEYS));
        expect(take(rng, 5)).toEqual(take(other, 5));
      }),
    );
  });

  it("becomes the generator of another key, wherever it stands", () => {
    fc.assert(
      fc.property(anyKey, anyKey, word, fc.integer({ min: 0, max: 20 }), (before, key, index, count) => {
        const rng = new Rng(before);
        take(rng.seek(index, 1), count);
        expect(take(rng.rekey(key), 5)).toEqual(take(new Rng(key), 5));
      }),
    );
  });

  it("gives another stream for another index, field or key", () => {
    fc.assert(
      fc.property(anyKey, word, word, (key, index, field) => {
        const first = take(new Rng(key).seek(index, field), 4);
        expect(take(new Rng(key).seek(index ^ 1, field), 4)).not.toEqual(first);
        expect(take(new Rng(key).seek(index, field ^ 1), 4)).not.toEqual(first);
        expect(take(new Rng([key[0] ^ 1, key[1], key[2], key[3]]).seek(index, field), 4)).not.toEqual(first);
      }),
    );
  });

  it("starts no two of a million streams alike", () => {
    const rng = new Rng(keyOf("test", "collisions"));
    const seen = new Set<number>();
    for (let index = 0; index < 250_000; index++) {
      // 2^53 is far above 10^6 squared, so that a single meeting would be no chance.
      for (let field = 0; field < 4; field++) seen.add(rng.seek(index, field).next() * 2 ** 21 + (rng.next() >>> 11));
    }
    expect(seen.size).toBe(1_000_000);
  });

  it("spreads evenly over streams: chi-squared of the first byte of 256,000 streams", () => {
    const rng = new Rng(keyOf("test", "uniform"));
    const counts = new Uint32Array(256);
    for (let index = 0; index < 256_000; index++)
      counts[rng.seek(index, 7).next() >>> 24] = (counts[rng.seek(index, 7).next() >>> 24] ?? 0) + 1;
    const chiSquared = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    // 255 degrees of freedom: 99.9 % of fair generators lie between these.
    expect(chiSquared).toBeGreaterThan(190);
    expect(chiSquared).toBeLessThan(331);
  });

  it("draws neighbouring streams that do not correlate", () => {
    const rng = new Rng(keyOf("test", "correlation"));
    let sum = 0;
    const n = 100_000;
    for (let i = 0; i < n; i++) {
      sum += (rng.seek(i, 1).next() / 2 ** 32 - 0.5) * (rng.seek(i + 1, 1).next() / 2 ** 32 - 0.5) * 12;
    }
    expect(Math.abs(sum / n)).toBeLessThan(0.012);
  });
});

describe("keyOf", () => {
  it("tells seeds and data versions apart in any Unicode text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (a, b) => {
        expect(keyOf("v", a).join() === keyOf("v", b).join()).toBe(a === b);
        expect(keyOf("v", a)).toEqual(keyOf("v", a));
        expect(keyOf("w", a)).not.toEqual(keyOf("v", a));
      }),
    );
  });
});

describe("the draws", () => {
  const rng = (): Rng => new Rng(keyOf("test", "draws")).seek(0, 0);

  it("stay within their bounds and reach both", () => {
    const from = rng();
    const seen = new Set(Array.from({ length: 1_000 }, () => int(from, -3, 3)));
    expect([...seen].sort((a, b) => a - b)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  });

  it("use one word of the stream each, so that a changed bound moves nothing after it", () => {
    const [a, b] = [rng(), rng()];
    int(a, 0, 1);
    int(b, 0, 1_000_000);
    pick(a, ["x"]);
    pick(b, [1, 2, 3]);
    chance(a, 0);
    chance(b, 1);
    expect(a.next()).toBe(b.next());
  });

  it("are normal where they say so", () => {
    const from = rng();
    const sample = Array.from({ length: 50_000 }, () => normal(from));
    const mean = sample.reduce((sum, x) => sum + x, 0) / sample.length;
    const variance = sample.reduce((sum, x) => sum + (x - mean) ** 2, 0) / sample.length;
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(Math.abs(variance - 1)).toBeLessThan(0.02);
    expect(sample.filter((x) => Math.abs(x) < 1).length / sample.length).toBeCloseTo(0.683, 1);
  });

  it("are as likely as they weigh", () => {
    const table = weighted(
      ["never", "one", "three", "six"],
      (item) => ({ never: 0, one: 1, three: 3, six: 6 })[item] ?? 0,
    );
    const from = rng();
    const counts: Record<string, number> = {};
    for (let i = 0; i < 100_000; i++) {
      const item = sample(from, table);
      counts[item] = (counts[item] ?? 0) + 1;
    }
    expect(counts.never).toBeUndefined();
    expect((counts.one ?? 0) / 100_000).toBeCloseTo(0.1, 2);
    expect((counts.six ?? 0) / 100_000).toBeCloseTo(0.6, 2);
  });

  it("fail loudly where there is nothing to draw", () => {
    expect(() => pick(rng(), [])).toThrow(RangeError);
    expect(() => weighted(["a"], () => 0)).toThrow(RangeError);
  });
});
