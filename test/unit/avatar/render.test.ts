import { hash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { loadRenderer, type Renderer } from "../../../src/avatar/render.ts";

let render: Renderer;

beforeAll(async () => {
  render = await loadRenderer();
});

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
