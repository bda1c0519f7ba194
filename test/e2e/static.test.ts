import { createServer } from "node:http";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { Context } from "../../src/http/message/context.ts";
import { HttpError } from "../../src/http/message/problem.ts";
import { createStaticRoutes } from "../../src/http/routes/static.ts";
import { listen } from "../protocol/listen.ts";
import { peer } from "../protocol/peer.ts";
import { raw } from "../protocol/raw.ts";
import { serve } from "../protocol/serve.ts";

/** The addresses that a page refers to on its own origin. */
const references = (page: string): string[] =>
  [...page.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, path = ""]) => `/${path}`);

describe("the files of the page", () => {
  it("are cached for a year under their hashed names, and revalidated at /", async () => {
    const { url } = await serve();
    const page = await raw(url);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.headers["cache-control"]).toBe("no-cache");
    const assets = references(page.body.toString()).filter((path) => path.startsWith("/assets/"));
    expect(assets.map((path) => path.replace(/-[A-Z0-9]{8}/, "")).sort()).toEqual([
      "/assets/page.js",
      "/assets/style.css",
    ]);
    for (const asset of assets) {
      expect((await raw(url + asset)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
  });

  it("weigh less than 150 kB together", async () => {
    const { url } = await serve();
    const page = await raw(url);
    const paths = ["/", ...references(page.body.toString()).filter((path) => /^\/(assets|favicon)/.test(path))];
    const sizes = await Promise.all(
      paths.map(async (path) => (await raw(url + path, "GET", { "accept-encoding": "gzip" })).body.length),
    );
    expect(sizes.length).toBe(4);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(150_000);
  });

  it("restrict the page to its own origin", async () => {
    const { url } = await serve();
    for (const path of ["/", "/favicon.ico", "/identity.proto"]) {
      const { headers } = await raw(url + path);
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
      expect(headers["content-security-policy"]).not.toContain("unsafe");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("no-referrer");
    }
  });

  it.each([
    ["gzip", true],
    ["br, gzip;q=0.5", true],
    ["*", true],
    ["gzip;q=0", false],
    ["br", false],
    ["", false],
  ])("are compressed as Accept-Encoding %j asks for", async (accepted, compressed) => {
    const { url } = await serve();
    const plain = await raw(url);
    const answer = await raw(url, "GET", { "accept-encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(compressed ? "gzip" : undefined);
    expect(compressed ? gunzipSync(answer.body) : answer.body).toEqual(plain.body);
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(answer.headers.etag === plain.headers.etag).toBe(!compressed);
  });

  it("are not sent again to a client that has them", async () => {
    const { url } = await serve();
    const etag = String((await raw(url)).headers.etag);
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await raw(url, "GET", { "if-none-match": condition });
      expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await raw(url, "GET", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("answer HEAD without a body, and refuse other methods", async () => {
    const { url } = await serve();
    const [get, head, post] = [await raw(url), await raw(url, "HEAD"), await raw(url, "POST")];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(String(get.body.length));
    expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  it("do not count against the rate limit", async () => {
    const { url } = await serve({ RATE_LIMIT: "1" });
    for (let visits = 0; visits < 3; visits++) {
      const { status, headers } = await raw(url);
      expect([status, headers.ratelimit]).toEqual([200, undefined]);
    }
  });

  it("vary by origin too where CORS does", async () => {
    const { url } = await serve({ CORS_ORIGINS: "https://a.example" });
    expect((await raw(url)).headers.vary).toBe("Origin, Accept-Encoding");
  });
});

describe("a page that is not built", () => {
  it("is answered with 503; there are no other files", async () => {
    const [page, ...others] = createStaticRoutes("/nowhere");
    expect([page?.path, others]).toEqual(["/", []]);
    const outcomes: unknown[] = [];
    const server = createServer((request, response) => {
      try {
        void page?.handle(new Context(request, response, peer));
      } catch (error) {
        outcomes.push(error);
      }
      response.end();
    });
    await raw(`http://127.0.0.1:${await listen(server)}/`);
    expect(outcomes).toEqual([new HttpError(503, "The page is not built: npm run build makes it.")]);
  });
});
