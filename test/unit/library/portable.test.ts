import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapGroupBy, parseUrl, promiseWithResolvers } from "../../../src/library/portable/older-engines.ts";
import { keyOf as portableKeyOf } from "../../../src/library/portable/seed.ts";
import { sha256 } from "../../../src/library/portable/sha256.ts";
import { keyOf } from "../../../src/random/seed.ts";

describe("what stands for Node in browsers", () => {
  it("computes SHA-256 as OpenSSL does", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (message) => {
        expect(Buffer.from(sha256(message)).toString("hex")).toBe(createHash("sha256").update(message).digest("hex"));
      }),
    );
  });

  it("makes the same key of a seed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (seed) => {
        expect(portableKeyOf("2026.1", seed)).toEqual(keyOf("2026.1", seed));
      }),
    );
  });
});

describe("what stands for functions of newer engines", () => {
  it("groups as Map.groupBy", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        const isOdd = (number: number, index: number): number => (number + index) % 3;
        expect(mapGroupBy(numbers, isOdd)).toEqual(Map.groupBy(numbers, isOdd));
      }),
    );
  });

  it("parses as URL.parse", () => {
    expect(parseUrl("/a", "http://b")).toEqual(URL.parse("/a", "http://b"));
    expect(parseUrl("/a")).toBeNull();
  });

  it("settles as Promise.withResolvers", async () => {
    const { promise, resolve } = promiseWithResolvers<number>();
    resolve(7);
    expect(await promise).toBe(7);
    const failed = promiseWithResolvers<number>();
    failed.reject(new Error("no"));
    await expect(failed.promise).rejects.toThrow("no");
  });
});
