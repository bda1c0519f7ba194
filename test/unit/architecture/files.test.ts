import { describe, expect, it } from "vitest";
import { product } from "./sources.ts";

describe("the files of src", () => {
  it("hide no type behind unknown", () => {
    const breaches = product.filter(({ text }) => text.includes(" as unknown as "));
    expect(breaches.map(({ file }) => file)).toEqual([]);
  });
});
