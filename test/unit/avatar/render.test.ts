import { hash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { type Group, groups } from "../../../src/avatar/group.ts";
import { loadRenderer, type Renderer } from "../../../src/avatar/render.ts";

const numbers = Array.from({ length: 1_000 }, (_, number) => number);

let render: Renderer;
let all: readonly (readonly [group: Group, number: number, svg: string])[];

beforeAll(async () => {
  render = await loadRenderer();
  all = groups.flatMap((group) => numbers.map((number) => [group, number, render(group, number, 256)] as const));
}, 120_000);

describe("an avatar", () => {
  // Published addresses show these pictures. A change here gives people another face: it must not happen.
  it.each([
    ["female-young", 7, "fee7761a45f99423d3d5d19fee9b678a"],
    ["female-adult", 412, "30d9c8fe7e579fd9c3014ba574e97659"],
    ["female-senior", 0, "bb5030cd39c74ed65d0cef7c579858c8"],
    ["male-young", 999, "969515cf0e21600ba76a0ecbf92d0ff1"],
    ["male-adult", 123, "def9e9bd2f63444fb3ee088544ffdd53"],
    ["male-senior", 58, "9c98f736ac333f0e3eaf1b99eb250884"],
  ] as const)("is for ever the same: %s/%i", (group, number, digest) => {
    expect(hash("sha256", render(group, number, 256)).slice(0, 32)).toBe(digest);
  });

  it("is the same whatever was rendered before", () => {
    const before = render("male-adult", 5, 256);
    render("female-senior", 6, 64);
    expect(render("male-adult", 5, 256)).toBe(before);
  });

  it("states the size it is rendered for, and scales to any other", () => {
    const svg = render("female-adult", 1, 64);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 64 64"[^>]* width="64" height="64">/);
    expect(render("female-adult", 1, 512).replaceAll('"512"', '"64"')).toBe(svg);
  });

  it("names what it shows, who designed it and under which licence", () => {
    const svg = render("female-senior", 3, 256);
    expect(svg).toContain("<title>Drawing of an older woman</title>");
    expect(svg).toContain("<dc:creator>Draftbit - draftbit.com</dc:creator>");
    expect(svg).toContain("https://creativecommons.org/licenses/by/4.0/");
    expect(svg).toContain("Remix of “Personas by Draftbit”");
  });
});

/** The names of the avatars of which that is true. */
function namesOf(holds: (svg: string) => boolean): readonly string[] {
  return all.filter(([, , svg]) => holds(svg)).map(([group, number]) => `${group}/${number}`);
}

describe("all 6,000 avatars", () => {
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
      expect(shapes.size, group).toBeGreaterThan(900);
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
