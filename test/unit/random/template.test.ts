import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { fill, templatesOf } from "../../../src/random/template.ts";

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

describe("fill() with templates of one size", () => {
  const lists = [
    ["+1 310 0## ###", "+1 424 0## ###"],
    ["+1 424 0## ###", "+1 747 0## ###", "+1 310 0## ###"],
    ["+1 310 0## ###"],
  ];
  const drawn = (first: number, count: number, templates: (index: number) => readonly string[]) =>
    Array.from({ length: count }, (_, at) => fill(rng.seek(first + at, field), templatesOf(templates(first + at))));

  it.each([0, 1_234_567, 4_000_000_000])("gives every text once to as many indexes in a row, from %i on", (first) => {
    const texts = drawn(first, 200_000, () => lists[0] ?? []);
    expect(new Set(texts).size).toBe(200_000);
    expect(drawn(first + 200_000, 3, () => lists[0] ?? [])).toEqual(texts.slice(0, 3));
  });

  it("gives no text twice within the texts of one template, though people draw from lists that share templates", () => {
    const texts = drawn(99_999, 100_000, (index) => lists[index % 3] ?? []);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("draws templates equally often, whatever the text", () => {
    const counts = new Map<string, number>();
    for (const text of drawn(0, 30_000, () => lists[1] ?? [])) {
      const key = `${text.slice(3, 6)} ${text.at(-1)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(30);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});
