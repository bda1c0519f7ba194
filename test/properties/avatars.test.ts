import { describe, expect, it } from "vitest";
import { groups } from "../../src/avatar/group.ts";
import { loadRenderer } from "../../src/avatar/render.ts";
import { some } from "./extent.ts";

/** Numbers from 0 to 999, all of them or some between equal gaps. */
const numbers = Array.from({ length: some(1_000) }, (_, at) => at * (1_000 / some(1_000)));

const render = await loadRenderer();
const all = groups.flatMap((group) => numbers.map((number) => [group, number, render(group, number, 256)] as const));

/** The names of the avatars of which that is true. */
function namesOf(holds: (svg: string) => boolean): readonly string[] {
  return all.filter(([, , svg]) => holds(svg)).map(([group, number]) => `${group}/${number}`);
}

describe(`${all.length.toLocaleString("en")} of 6,000 avatars`, () => {
  it("are well-formed", () => {
    expect(namesOf((svg) => faultOf(svg) !== undefined)).toEqual([]);
  });

  it("differ from each other in what they show, not in their names alone", () => {
    // The ids of the parts end in a digest of group and number.
    const shown = new Set(all.map(([, , svg]) => svg.replaceAll(/-[0-9a-f]{8}(?=["')])/g, "")));
    expect(shown.size).toBe(all.length);
  });

  it("differ in shape too: no image is common once its colours are removed", () => {
    for (const group of groups) {
      const shapes = new Map<string, number>();
      for (const [of, , svg] of all) {
        if (of !== group) continue;
        const shape = svg.replaceAll(/-[0-9a-f]{8}(?=["')])|#[0-9a-f]{6}/g, "");
        shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
      }
      expect(shapes.size, group).toBeGreaterThan(0.9 * numbers.length);
      expect(Math.max(...shapes.values()), group).toBeLessThanOrEqual(4);
    }
  });

  it("run nothing, load nothing and react to nothing", () => {
    const acts = namesOf((svg) => {
      const visible = svg.replace(/<metadata.*<\/metadata>/, "");
      // Every target is one of the image's own elements, and so no address.
      const targets = [...visible.matchAll(/(?:href="|url\()([^")]*)/g)];
      return (
        /<(?:script|foreignObject|image|iframe|a|style|animate|set|text)\b/i.test(visible) ||
        /\son\w+=|javascript:|data:|@import|&/i.test(visible) ||
        !targets.every(([, target = ""]) => /^#[\w-]+$/.test(target))
      );
    });
    expect(acts).toEqual([]);
  });

  it("refer only to elements that they contain", () => {
    const dangling = namesOf((svg) => {
      const ids = new Set([...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
      return ![...svg.matchAll(/(?:href="|url\()#([^")]*)/g)].every(([, target]) => ids.has(target));
    });
    expect(dangling).toEqual([]);
  });

  it("stay small", () => {
    expect(namesOf((svg) => svg.length >= 12_000)).toEqual([]);
  });
});

/** The first breach of XML's rules of nesting and quoting, else undefined. */
function faultOf(svg: string): string | undefined {
  const open: string[] = [];
  let at = 0;
  for (const tag of svg.matchAll(/<!--.*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g)) {
    if (/[<>&]/.test(svg.slice(at, tag.index))) return svg.slice(at, tag.index);
    at = tag.index + tag[0].length;
    const [, closes, name = "", attributes = "", empty] = tag;
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return tag[0];
    if (name === "") continue;
    if (closes === "/") {
      if (open.pop() !== name) return tag[0];
    } else if (empty !== "/") open.push(name);
  }
  return at === svg.length && open.length === 0 ? undefined : svg.slice(at, at + 80);
}
