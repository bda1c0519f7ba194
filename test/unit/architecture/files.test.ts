import { describe, expect, it } from "vitest";
import { product, type Source, sources } from "./sources.ts";

describe("the files of src, scripts, bench and test", () => {
  it("have at most 200 lines", () => {
    const lines = ({ text }: Source): number => text.trimEnd().split("\n").length;
    const long = sources.filter((source) => !source.file.includes("/gen/") && lines(source) > 200);
    expect(long.map(({ file }) => file)).toEqual([]);
  });
});

describe("the files of src", () => {
  it("hide no type behind unknown", () => {
    const breaches = product.filter(({ text }) => text.includes(" as unknown as "));
    expect(breaches.map(({ file }) => file)).toEqual([]);
  });
});

describe("the countries of src", () => {
  const declared = /^countries\/[a-z]{2}\/(?!national-id\.ts$)/;

  it("are declared: only a national id has a loop or a typed array", () => {
    const ofCountries = product.filter(({ file }) => declared.test(file));
    expect(ofCountries.length).toBeGreaterThan(11 * 3);
    const breaches = ofCountries.filter(({ text }) => /\b(?:for|while) ?\(|\b(?:Uint|Int|Float)\d+Array\b/.test(text));
    expect(breaches.map(({ file }) => file)).toEqual([]);
  });
});
