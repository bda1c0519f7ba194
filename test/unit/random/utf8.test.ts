import fc from "fast-check";
import { expect, it } from "vitest";
import { orderOfTexts, readUtf8, utf8 } from "../../../src/random/utf8.ts";

it("Texts are encoded as TextEncoder does, and read back", () => {
  const texts = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(texts, (text) => {
      const bytes = utf8(text);
      expect([...bytes]).toEqual([...new TextEncoder().encode(text)]);
      expect(readUtf8(bytes, 0, bytes.length)).toBe(text);
    }),
    { examples: [["aé語😀\u07ff\u0800\uffff"]] },
  );
});

it("Texts are ordered as their bytes are", () => {
  const texts = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(texts, texts, texts, (before, one, other) => {
      const [text, otherText] = [before + one, before + other];
      const order = Buffer.compare(Buffer.from(text), Buffer.from(otherText));
      expect(Math.sign(orderOfTexts(text, otherText))).toBe(order);
    }),
    { examples: [["", "\ud842\udfb7", "\ufa11"]] },
  );
});
