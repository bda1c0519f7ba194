import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
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
