import { type IncomingMessage, request } from "node:http";
import { connect } from "node:http2";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { answerOf, post, serve } from "./serve.ts";

const path = "/avatar/female-adult/412";

/** GET of exactly this path, which no URL parser has tidied up, with no headers but these. */
function rawGet(port: number, rawPath: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path: rawPath, headers }, (response) => resolve(response.resume()))
      .on("error", reject)
      .end();
  });
}

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
    const { port } = await serve();
    const answered: unknown[] = [];
    for (const [accept] of wishes) {
      const headers: Record<string, string> = accept === undefined ? {} : { accept };
      const { headers: got } = await rawGet(port, `${path}?size=32`, headers);
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

/** Paths that begin like an avatar's. */
const strangers = [
  "/avatar/",
  "/avatar/female-adult",
  "/avatar/female-adult/",
  "/avatar/female-adult/01",
  "/avatar/female-adult/00",
  "/avatar/female-adult/1000",
  "/avatar/female-adult/-1",
  "/avatar/female-adult/+1",
  "/avatar/female-adult/1.0",
  "/avatar/female-adult/1e2",
  "/avatar/female-adult/0x1",
  "/avatar/female-adult/%31",
  "/avatar/female-adult/1/",
  "/avatar/female-adult/1.jpg",
  "/avatar/female-adult/1.PNG",
  "/avatar/female-adult/1.png.png",
  "/avatar/female-adult/.png",
  "/avatar/female-adult/%D9%A1",
  "/avatar/Female-Adult/1",
  "/avatar/female-child/1",
  "/avatar/constructor/1",
  "/avatar/female%2Dadult/1",
  "/avatar//female-adult/1",
  "/avatar/../package.json",
  "/avatar/female-adult/../../package.json",
  "/avatar/..%2f..%2fpackage.json",
  "/avatar/%2e%2e/%2e%2e/etc/passwd",
  "/avatar/female-adult/..\\..\\package.json",
  "/avatar/female-adult/1%00.png",
  "/avatar/./female-adult/1",
];

const wrongSizes = [
  "size=31",
  "size=513",
  "size=0",
  "size=-64",
  "size=064",
  "size=64.5",
  "size=",
  "size",
  "size=64&size=64",
  "size=1e2",
  "size=%20256",
  "size=99999999999999999999",
];

describe("what is not an avatar", () => {
  it("is answered with 404", async () => {
    const { port, bugs } = await serve();
    for (const stranger of strangers) expect((await rawGet(port, stranger)).statusCode, stranger).toBe(404);
    expect(bugs).toEqual([]);
  });

  it("is told as a problem", async () => {
    const { url } = await serve();
    const response = await fetch(`${url}/avatar/female-adult/1000`);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await answerOf(response)).toMatchObject({ status: 404, detail: "There is no such picture." });
  });

  it("is refused for its size with 400", async () => {
    const { url } = await serve();
    for (const query of wrongSizes) {
      for (const address of [path, `${path}.png`]) {
        const response = await fetch(`${url}${address}?${query}`);
        expect(response.status, query).toBe(400);
        expect((await answerOf(response)).errors).toEqual([
          { field: "size", message: "must be one whole number from 32 to 512" },
        ]);
      }
    }
  });

  it("is refused for a parameter that there is not", async () => {
    const { url } = await serve();
    const response = await fetch(`${url}${path}?width=64`);
    expect(response.status).toBe(400);
    expect((await answerOf(response)).errors.map(({ field }) => field)).toEqual(["width"]);
  });

  it("is refused with 405 and what is allowed, for any other method", async () => {
    const { url } = await serve();
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const response = await fetch(url + path, { method });
      expect(response.status, method).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD");
    }
  });

  it("answers 503 with a time to come back where too many pictures wait, and calls all the while", async () => {
    const { url, bugs } = await serve();
    const pictures = Array.from({ length: 300 }, (_, number) =>
      fetch(`${url}/avatar/male-young/${number}.png?size=512`),
    );
    expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(200);
    const answers = await Promise.all(pictures);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(200);
    for (const answer of answers.filter(({ status }) => status === 503)) {
      expect(answer.headers.get("retry-after")).toBe("1");
    }
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(bugs).toEqual([]);
  });
});
