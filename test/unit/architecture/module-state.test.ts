import { describe, expect, it } from "vitest";
import { moduleState } from "./module-state.ts";
import { product, type Source } from "./sources.ts";
import { parse } from "./syntax.ts";

/** The names that are found in modules of these texts. */
function found(...texts: readonly string[]): readonly string[] {
  const sources = texts.map((text, index): Source => {
    const file = `${index}.ts`;
    return { file, text, tree: parse(text, file), imports: [] };
  });
  return moduleState(sources).map((entry) => entry.split(" ")[1] ?? "");
}

describe("the modules of src", () => {
  it("have no variable that is written to after it is built, but bounded caches", () => {
    expect(moduleState(product)).toEqual([]);
  });
});

describe("the search for such variables", () => {
  it.each([
    ["a variable", "let x = 0;"],
    ["a map", "export const x = new Map(); export const f = () => x.set(1, 2);"],
    ["a scratch array", "const x = new Uint8Array(9); function f() { for (let i = 0; i < 9; i++) x[i] = i; }"],
    ["a counter in an object", "const x = { n: 0 }; class C { m() { return x.n++; } }"],
    ["a list behind a cast", "const x: readonly number[] = []; const f = () => { (x as number[]).push(1); };"],
    ["a deletion", "const x = {}; const f = (key) => { delete x[key]; };"],
    ["a closure", "const x = (() => { let n = 0; return () => n++; })();"],
    ["what a factory keeps", "const x = counter();", "export function counter() { let n = 0; return () => n++; }"],
    [
      "what a factory's function keeps",
      "const x = f();",
      "export const f = () => { const s = []; return () => s.pop(); };",
    ],
    ["an instance that changes", "const x = new C();", "export class C { #n = 0; next() { return this.#n++; } }"],
  ])("finds %s", (_what, ...texts) => {
    expect(found(...texts)).toEqual(["x"]);
  });

  it.each([
    ["a map that is filled as it is built", "const x = new Map(); for (const n of [1]) x.set(n, n);"],
    ["a variable of a function", "function f() { let x = 0; return [1].map((n) => (x += n)); }"],
    ["a variable of the same name", "const x = []; function f() { const x = []; x.push(1); }"],
    ["a bounded cache", "const x = new LRUCache({ max: 9 }); const f = () => x.set(1, 2);"],
    ["what a factory builds for good", "const x = table();", "function table() { const t = []; t.push(1); return t; }"],
    [
      "an instance that stays",
      "const x = new C();",
      "class C { #n; constructor() { this.#n = 1; } get() { return this.#n; } }",
    ],
  ])("leaves %s alone", (_what, ...texts) => {
    expect(found(...texts)).toEqual([]);
  });
});
