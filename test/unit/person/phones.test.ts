import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { templatesOf } from "../../../src/random/template.ts";
import { phonesOf } from "../../contract/phone-numbers.ts";

const rng = new Rng(keyOf("test", "templates"));

describe("Telephone numbers of templates", () => {
  it("are every text of all templates once for as many indexes in a row", () => {
    const templates = templatesOf(["+49 30 23125 0##", "+49 ### #", "+49 1"]);
    const texts = (from: number) => phonesOf(rng, [from, 10_101], [templates]);
    const first = texts(0);
    expect(new Set(first).size).toBe(10_101);
    expect(new Set(texts(77_777))).toEqual(new Set(first));
    expect(first.filter((text) => /^\+49 30 23125 0\d\d$/.test(text))).toHaveLength(100);
    expect(first.filter((text) => /^\+49 \d{3} \d$/.test(text))).toHaveLength(10_000);
    expect(first.filter((text) => text === "+49 1")).toHaveLength(1);
  });

  it("keep what is no #", () => {
    const literal = fc.stringMatching(/^[+0-9 ]{1,6}$/);
    const parts = fc.array(fc.tuple(literal, fc.nat(3)), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(parts, fc.nat(), (list, index) => {
        const template = list.map(([text, digits]) => text + "#".repeat(digits)).join("");
        const form = list.map(([text, digits]) => text.replaceAll("+", "\\+") + "\\d".repeat(digits)).join("");
        expect(phonesOf(rng, [index, 1], [templatesOf([template])])[0]).toMatch(new RegExp(`^${form}$`));
      }),
    );
  });

  it("need a template", () => {
    expect(() => templatesOf([])).toThrow(RangeError);
  });
});

describe("Telephone numbers of templates of one size", () => {
  const lists = [
    ["+1 310 0## ###", "+1 424 0## ###"],
    ["+1 424 0## ###", "+1 747 0## ###", "+1 310 0## ###"],
    ["+1 310 0## ###"],
  ].map(templatesOf);

  it.each([0, 1_234_567, 4_000_000_000])("are every text once for as many indexes in a row, from %i on", (first) => {
    const texts = phonesOf(rng, [first, 200_000], lists.slice(0, 1));
    expect(new Set(texts).size).toBe(200_000);
    expect(phonesOf(rng, [first + 200_000, 3], lists.slice(0, 1))).toEqual(texts.slice(0, 3));
  });

  it("are none twice within the texts of one template, though people draw from lists that share templates", () => {
    const texts = phonesOf(rng, [99_999, 100_000], lists);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("have templates equally often, whatever the text", () => {
    const counts = new Map<string, number>();
    for (const text of phonesOf(rng, [0, 30_000], lists.slice(1, 2))) {
      const key = `${text.slice(3, 6)} ${text.at(-1)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(30);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});

describe("Telephone numbers of templates with weights", () => {
  const weighted = {
    ...templatesOf(["+1 212 555 01##", "+1 332 555 01##", "+1 943 555 01##"]),
    weights: [8_000, 1_000, 0],
  };
  const single = templatesOf(["+1 212 555 01##"]);

  it("have each template as often as it weighs", () => {
    const numbers = phonesOf(rng, [0, 18_000], [weighted]);
    const share = (code: string): number => numbers.filter((number) => number.startsWith(`+1 ${code}`)).length / 18_000;
    expect(share("332")).toBeCloseTo(1 / 9, 1);
    expect(share("943")).toBe(0);
  });

  it.each([0, 777, 4_000_000_000])(
    "are none twice in as many people as one template has numbers, from %i on",
    (from) => {
      expect(new Set(phonesOf(rng, [from, 100], [weighted, single])).size).toBe(100);
    },
  );
});
