import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { ORIGIN } from "../../src/http/routes/docs.ts";
import { at, contract, members } from "./conformance.ts";
import { call } from "./documented-calls.ts";
import { serve } from "./serve.ts";
import { callHttp1 } from "./unary/http1-call.ts";

describe.each([
  ["/openapi.json", "3.1.1"],
  ["/openapi-3.0.json", "3.0.4"],
] as const)("GET %s", (path, version) => {
  it("is valid OpenAPI", async () => {
    const { url } = await serve();
    const response = await call(url, "GET", path);
    expect(response.status).toBe(200);
    const document: unknown = await response.json();
    expect(await new Validator().validate(members(document))).toMatchObject({ valid: true });
    const made = JSON.stringify(contract(version).document).replaceAll(ORIGIN, url);
    expect(Object.keys(members(document))).toEqual(Object.keys(JSON.parse(made)));
    const { info: _, ...rest } = JSON.parse(made);
    expect(document).toMatchObject(rest);
    expect(members(document).openapi).toBe(version);
  });

  it("has the address that was asked, with the scheme that a trusted proxy names", async () => {
    const asked = async (port: number, host: string, scheme?: string): Promise<unknown> => {
      const forwarded = scheme === undefined ? {} : { "x-forwarded-proto": scheme };
      const { body } = await callHttp1(port, { method: "GET", path, headers: { host, ...forwarded }, pieces: [] });
      return at(JSON.parse(body.toString()), "/servers/0/url");
    };
    const { port } = await serve();
    expect(await asked(port, `localhost:${port}`)).toBe(`http://localhost:${port}`);
    expect(await asked(port, "People.example")).toBe("http://people.example");
    expect(await asked(port, "people.example", "https")).toBe("http://people.example");
    const proxied = await serve({ TRUSTED_PROXIES: "127.0.0.1/32" });
    expect(await asked(proxied.port, "people.example", "https")).toBe("https://people.example");
  });

  it("has every document that the page links, and the pages", async () => {
    const { url } = await serve();
    const page = await (await call(url, "GET", "/")).text();
    const texts = [...page.matchAll(/href="(?<path>docs|[\w.-]+\.(?:md|txt|proto|json))"/g)].map(
      ({ groups }) => `/${groups?.path}`,
    );
    expect(texts.length).toBeGreaterThan(5);
    texts.push("/extras.html");
    expect(Object.keys(members(at(contract().document, "/paths")))).toEqual(expect.arrayContaining(texts));
    for (const text of texts) expect((await call(url, "GET", text)).status, text).toBe(200);
  });

  it("is the same whatever the configuration", async () => {
    const environments = [
      {},
      { RATE_LIMIT: "0" },
      { RATE_LIMIT: "7", RATE_WINDOW_SECONDS: "5", MAX_BODY_BYTES: "300" },
    ];
    const texts = environments.map(async (environment) => {
      const { url } = await serve(environment);
      return (await (await call(url, "GET", path)).text()).replaceAll(url, ORIGIN);
    });
    expect(new Set(await Promise.all(texts)).size).toBe(1);
  });

  it("answers 304 to a caller with a current copy, and 405 to other methods", async () => {
    const { url } = await serve();
    const first = await call(url, "GET", path);
    const etag = first.headers.get("etag") ?? "";
    expect((await call(url, "GET", path, { headers: { "if-none-match": etag } })).status).toBe(304);
    expect((await call(url, "GET", path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    expect((await call(url, "HEAD", path)).headers.get("etag")).toBe(etag);
    const refused = await call(url, "POST", path);
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  it("may be read by pages of other origins", async () => {
    const { url } = await serve();
    const response = await call(url, "GET", path, { headers: { origin: "https://a.example" } });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });
});
