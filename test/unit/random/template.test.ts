import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { fill, fillApart, templatesOf } from "../../../src/random/template.ts";

const rng = new Rng(keyOf("test", "templates"));
const field = 8;

describe("fill()", () => {
  it("gives every text of all templates once to as many indexes in a row", () => {
    const templates = templatesOf(["+49 30 23125 0##", "+49 ### #", "+49 1"]);
    const texts = (from: number) =>
      Array.from({ length: 10_101 }, (_, index) => fill(rng.seek(from + index, field), templates));
    const first = texts(0);
    expect(new Set(first).size).toBe(10_101);
    expect(new Set(texts(77_777))).toEqual(new Set(first));
    expect(first.filter((text) => /^\+49 30 23125 0\d\d$/.test(text))).toHaveLength(100);
    expect(first.filter((text) => /^\+49 \d{3} \d$/.test(text))).toHaveLength(10_000);
    expect(first.filter((text) => text === "+49 1")).toHaveLength(1);
  });

  it("reads no word of the stream", () => {
    const word = rng.seek(5, field).next();
    rng.seek(5, field);
    fill(rng, templatesOf(["###"]));
    expect(rng.next()).toBe(word);
  });

  it("keeps what is no #", () => {
    const literal = fc.stringMatching(/^[+0-9 ]{1,6}$/);
    const parts = fc.array(fc.tuple(literal, fc.nat(3)), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(parts, fc.nat(), (list, index) => {
        const template = list.map(([text, digits]) => text + "#".repeat(digits)).join("");
        const form = list.map(([text, digits]) => text.replaceAll("+", "\\+") + "\\d".repeat(digits)).join("");
        expect(fill(rng.seek(index, field), templatesOf([template]))).toMatch(new RegExp(`^${form}$`));
      }),
    );
  });

  it("refuses to choose from nothing", () => {
    expect(() => templatesOf([])).toThrow(RangeError);
  });
});

describe("fillApart()", () => {
  const lists = [["+1 310 0## ####", "+1 424 0## ####"], ["+1 424 0## ####", "+1 310 0## ####"], ["+1 310 0## ####"]];

  it("gives no text twice, though people draw from lists that share templates", () => {
    const texts = Array.from({ length: 30_000 }, (_, index) =>
      fillApart(rng.seek(index * 33, field), templatesOf(lists[index % 3] ?? [])),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("gives every text of smaller templates once, as fill() does", () => {
    const templates = templatesOf(["+1 0##", "+1 1 ###"]);
    const texts = Array.from({ length: 1_100 }, (_, index) => fillApart(rng.seek(index, field), templates));
    expect(new Set(texts).size).toBe(1_100);
  });
});
