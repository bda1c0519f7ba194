import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { IdentityService } from "../../src/gen/identity/v1/identity_pb.ts";
import { Health } from "../../src/http/health.ts";
import { Context } from "../../src/http/message/context.ts";
import { readHead } from "../../src/http/message/request-head.ts";
import { createHealthRoute } from "../../src/http/routes/health.ts";
import { countryCodes } from "../contract/country-codes.ts";
import { at, contract, expectDocumented } from "./conformance.ts";
import { call, generate } from "./documented-calls.ts";
import { listen } from "./listen.ts";
import { peer } from "./peer.ts";
import { answerOf, serve } from "./serve.ts";

describe("every response is as documented", () => {
  it("200 for people of every country, gender and age", async () => {
    const { url } = await serve({ RATE_LIMIT: "0" });
    const requestAll = async (country: string): Promise<void> => {
      // Each gender in each of the ages, twice.
      for (let i = 0; i < 12; i++) {
        const gender = i % 2 === 0 ? "male" : "female";
        const ages = i % 3 === 0 ? { min_age: 18, max_age: 20 } : i % 3 === 1 ? { min_age: 88, max_age: 90 } : {};
        const response = await generate(url, { gender, country, seed: `${country}-${i}`, ...ages });
        expect(response.status, country).toBe(200);
      }
    };
    await Promise.all(countryCodes.map(requestAll));
  });

  it("200 for requests that are valid by the document's schema, 400 for all others", async () => {
    const { url } = await serve();
    const { errors } = contract();
    const bodies: Record<string, unknown>[] = [
      { gender: "male" },
      { gender: "random", country: "in", seed: "x", reference_date: "1900-01-01", min_age: 18, max_age: 90 },
      { gender: "female", seed: "😀".repeat(64), reference_date: "2199-12-31" },
      {},
      { gender: "Male" },
      { gender: null },
      { gender: "male", country: "US" },
      { gender: "male", nat: "us" },
      { gender: "male", seed: "" },
      { gender: "male", seed: "x".repeat(65) },
      { gender: "male", reference_date: "2025-02-29" },
      { gender: "male", reference_date: "1899-12-31" },
      { gender: "male", reference_date: "2200-01-01" },
      { gender: "male", min_age: 17 },
      { gender: "male", max_age: 91 },
      { gender: "male", min_age: 20.5 },
      { gender: "random", country: "us", x: 1 },
    ];
    for (const [path, schema] of [
      ["/generate", "GenerateRequest"],
      ["/v1/generate", "EarlierGenerateRequest"],
    ] as const) {
      for (const body of bodies) {
        const isValid = errors(`/components/schemas/${schema}`, body).length === 0;
        expect((await generate(url, body, path)).status, JSON.stringify(body)).toBe(isValid ? 200 : 400);
      }
    }
  });

  it("404, 405, 413 and 415", async () => {
    const { url } = await serve({ MAX_BODY_BYTES: "300" });
    expect((await call(url, "GET", "/generates")).status).toBe(404);
    expect((await call(url, "POST", `/${IdentityService.typeName}/Nothing`)).status).toBe(404);
    for (const path of ["/generate", "/v1/generate"]) {
      for (const method of ["PUT", "DELETE"]) {
        const response = await fetch(url + path, { method });
        expect(response.status).toBe(405);
        if (method !== "HEAD") await expectDocumented(response, method, path);
      }
      expect((await generate(url, { gender: "male", seed: "x".repeat(400) }, path)).status).toBe(413);
      expect((await call(url, "POST", path, { body: '{"gender":"male"}' })).status).toBe(415);
      const headers = { "content-type": "application/json", "content-encoding": "gzip" };
      expect((await call(url, "POST", path, { body: "x", headers })).status).toBe(415);
    }
  });

  it("200 and 400 for people by GET", async () => {
    const { url } = await serve({ RATE_LIMIT: "0" });
    for (const ending of ["json", "csv", "tsv", "ndjson", "jsonl", "parquet", ""]) {
      const path = ending === "" ? "/generate" : `/people.${ending}`;
      expect((await call(url, "GET", path)).status).toBe(200);
      expect((await call(url, "HEAD", path)).status).toBe(200);
      const refused = await fetch(`${url}${path}?gender=x`);
      await expectDocumented(refused, "GET", path);
      expect(refused.status).toBe(400);
    }
  });

  it("429 with Retry-After", async () => {
    const { url } = await serve({ RATE_LIMIT: "1" });
    expect((await generate(url, { gender: "male" })).status).toBe(200);
    for (const path of ["/generate", "/v1/generate"]) {
      expect((await generate(url, { gender: "male" }, path)).status).toBe(429);
    }
  });

  it("500 if the service fails", async () => {
    const { url } = await serve(
      {},
      {
        newSeed() {
          throw new Error("secret");
        },
      },
    );
    for (const path of ["/generate", "/v1/generate"]) {
      expect((await generate(url, { gender: "male" }, path)).status).toBe(500);
    }
  });

  it("health: 200 while serving, and 503 while overload is near or draining, during which calls are still answered", async () => {
    const { url, identikit } = await serve({ SHUTDOWN_GRACE_SECONDS: "2" });
    expect((await call(url, "GET", "/healthz")).status).toBe(200);
    const closed = identikit.close();
    expect((await call(url, "GET", "/healthz")).status).toBe(503);
    expect((await generate(url, { gender: "male" })).status).toBe(200);
    await closed;
    const versions = { version: "1.0.0", dataVersion: "2027.1" };
    const busy = { status: "busy", version: "1.0.0", data_version: "2027.1" };
    expect(contract().errors("/components/schemas/Unready", busy)).toEqual([]);
    const server = createServer((request, response) => {
      const context = new Context(request, response, { ...peer, isBusy: true });
      readHead(context);
      void createHealthRoute(new Health(), versions).handle(context);
    });
    const overloaded = await fetch(`http://127.0.0.1:${await listen(server)}/healthz`);
    expect([overloaded.status, await overloaded.json()]).toEqual([503, busy]);
  });

  it("503 with Retry-After if Redis is unavailable and REDIS_FAILURE is closed", async () => {
    const { url } = await serve({ REDIS_URL: "redis://127.0.0.1:1", REDIS_FAILURE: "closed" });
    for (const path of ["/generate", "/v1/generate"]) {
      const response = await generate(url, { gender: "male" }, path);
      expect(response.status).toBe(503);
      expect((await answerOf(response)).detail).toBe(
        at(
          contract().document,
          "/components/responses/Unavailable/content/application~1problem+json/examples/problem/value/detail",
        ),
      );
    }
  });

  it("avatars: 200 as SVG and PNG, 304, 400, 404 and 405", async () => {
    const { url } = await serve();
    const path = "/avatar/female-adult/412";
    const image = await call(url, "GET", path);
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    const headers = { "if-none-match": image.headers.get("etag") ?? "" };
    expect((await call(url, "GET", path, { headers })).status).toBe(304);
    expect((await call(url, "GET", `${path}.png`)).headers.get("content-type")).toBe("image/png");
    expect((await call(url, "HEAD", path)).status).toBe(200);
    expect((await call(url, "POST", path)).status).toBe(405);
    for (const missing of ["/avatar/female-adult/1000", "/avatar/nobody-adult/1", "/avatar/male-young/01"]) {
      expect((await call(url, "GET", missing)).status).toBe(404);
    }
    const response = await fetch(`${url}${path}?size=31`);
    expect(response.status).toBe(400);
    await expectDocumented(response, "GET", path);
  });

  it("the caller's own request id is returned", async () => {
    const { url } = await serve();
    const headers = { "x-request-id": "a.b:c-1" };
    expect((await call(url, "GET", "/healthz", { headers })).headers.get("x-request-id")).toBe("a.b:c-1");
  });
});
