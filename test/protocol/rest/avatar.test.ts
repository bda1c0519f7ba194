import { connect } from "node:http2";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { raw } from "../raw.ts";
import { answerOf, post, serve } from "../serve.ts";

const path = "/avatar/female-adult/412";

/** Accept headers and what they are answered with. */
const wishes: readonly (readonly [accept: string | undefined, type: string])[] = [
  [undefined, "svg+xml"],
  ["*/*", "svg+xml"],
  ["image/*", "svg+xml"],
  ["", "svg+xml"],
  ["application/json", "svg+xml"],
  ["image/svg+xml, image/png", "svg+xml"],
  ["image/png, image/svg+xml", "svg+xml"],
  ["image/png, */*", "svg+xml"],
  ["image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", "svg+xml"],
  ["image/png;q=nonsense, image/svg+xml;q=0.1", "svg+xml"],
  ["image/png", "png"],
  ["IMAGE/PNG", "png"],
  ["image/png, */*;q=0.5", "png"],
  ["image/svg+xml;q=0.3, image/png ; q=0.7", "png"],
  ["image/*, image/svg+xml;q=0", "png"],
  ["image/svg+xml;q=0.5, */*;q=0.6", "png"],
];

describe("GET /avatar/{group}/{number}", () => {
  it("shows the person that a photo_url names", async () => {
    const { url } = await serve();
    const answer = await answerOf(await post(`${url}/generate`, { gender: "female", country: "jp", seed: "a" }));
    const response = await fetch(url + answer.photo_url);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<title>Drawing of an? (young|middle-aged|older) woman<\/title>/);
  });

  it("answers with an SVG that may be kept for ever, shown anywhere and do nothing", async () => {
    const { url } = await serve();
    const response = await fetch(url + path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      vary: "Accept",
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
    const svg = await response.text();
    expect(Number(response.headers.get("content-length"))).toBe(Buffer.byteLength(svg));
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: "svg", width: 256, height: 256 });
  });

  it("answers every origin even where others may not call", async () => {
    const { url } = await serve({ CORS_ORIGINS: "https://a.example" });
    const response = await fetch(url + path, { headers: { origin: "https://b.example" } });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("reads the Accept header: the heavier type wins, SVG where both weigh the same", async () => {
    const { url } = await serve();
    const answered: unknown[] = [];
    for (const [accept] of wishes) {
      const headers: Record<string, string> = accept === undefined ? {} : { accept };
      const { headers: got } = await raw(`${url}${path}?size=32`, "GET", headers);
      answered.push([accept, got["content-type"], got.vary]);
    }
    expect(answered).toEqual(wishes.map(([accept, type]) => [accept, `image/${type}`, "Accept"]));
  });

  it("answers with a PNG of the size that is asked for where the path ends in .png, whatever is accepted", async () => {
    const { url } = await serve();
    for (const [query, size] of [
      ["", 256],
      ["?size=32", 32],
      ["?size=512", 512],
    ] as const) {
      const response = await fetch(`${url}${path}.png${query}`, { headers: { accept: "image/svg+xml" } });
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("vary")).toBeNull();
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect({ format, width, height }).toEqual({ format: "png", width: size, height: size });
    }
  });

  it("gives the same bytes and tag at every time and on every server, and other tags to other bytes", async () => {
    const [first, second] = [await serve(), await serve()];
    const tags = new Set<string | null>();
    for (const address of [path, `${path}.png`, `${path}?size=64`, `${path}.png?size=64`, "/avatar/female-adult/413"]) {
      const [one, two] = [await fetch(first.url + address), await fetch(second.url + address)];
      expect(Buffer.compare(Buffer.from(await one.arrayBuffer()), Buffer.from(await two.arrayBuffer()))).toBe(0);
      expect(two.headers.get("etag")).toBe(one.headers.get("etag"));
      tags.add(one.headers.get("etag"));
    }
    expect(tags.size).toBe(5);
  });

  it("answers 304 to a caller whose copy is good", async () => {
    const { url } = await serve();
    for (const address of [path, `${path}.png`]) {
      const etag = (await fetch(url + address)).headers.get("etag") ?? "";
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const response = await fetch(url + address, { headers: { "if-none-match": known } });
        expect(response.status, known).toBe(304);
        expect(response.headers.get("etag")).toBe(etag);
        expect(response.headers.get("cache-control")).toContain("immutable");
        expect(await response.text()).toBe("");
      }
      const changed = await fetch(url + address, { headers: { "if-none-match": '"other"' } });
      expect(changed.status).toBe(200);
    }
  });

  it("answers HEAD as GET without the picture", async () => {
    const { url } = await serve();
    for (const address of [path, `${path}.png`]) {
      const [get, head] = [await fetch(url + address), await fetch(url + address, { method: "HEAD" })];
      for (const name of ["etag", "content-type", "content-length", "cache-control"]) {
        expect(head.headers.get(name), name).toBe(get.headers.get(name));
      }
      expect(await head.text()).toBe("");
    }
  });

  it("speaks HTTP/2 as well", async () => {
    const { url } = await serve();
    const session = connect(url);
    const answered = await new Promise((resolve, reject) => {
      const stream = session.request({ ":path": `${path}.png`, accept: "image/png" });
      let bytes = 0;
      let status: number | undefined;
      stream.on("response", (headers) => {
        status = headers[":status"];
      });
      stream.on("data", (data: Buffer) => {
        bytes += data.length;
      });
      stream.on("end", () => resolve({ status, some: bytes > 1_000 })).on("error", reject);
    });
    session.close();
    expect(answered).toEqual({ status: 200, some: true });
  });
});
