import { Code, createClient } from "@connectrpc/connect";
import { describe, expect, it } from "vitest";
import { Health } from "../../../src/gen/grpc/health/v1/health_pb.ts";
import { ServerReflection } from "../../../src/gen/grpc/reflection/v1/reflection_pb.ts";
import { Country, IdentityService } from "../../../src/gen/identity/v1/identity_pb.ts";
import { limits } from "../../../src/http/limits.ts";
import { failureOf, matrix } from "../matrix/transport-matrix.ts";
import { post, serve } from "../serve.ts";

const preflight = { origin: "https://a.example", "access-control-request-method": "POST" };

describe("what is outside the rate limit", () => {
  it("may be requested 600 times in 60 seconds by default", () => {
    expect([limits.freeCalls, limits.freeSeconds]).toEqual([600, 60]);
  });

  it("names the path of the health check at the paths that others have it at", async () => {
    const { url } = await serve();
    for (const path of ["/health", "/livez"]) {
      const response = await fetch(url + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ detail: "There is nothing at this path. Health is at /healthz." });
    }
  });

  it("has a quota of its own, which pages, lists, preflights and mistakes share", async () => {
    const { url, advance } = await serve({ RATE_LIMIT: "2" }, { limits: { freeCalls: 5 } });
    expect((await fetch(`${url}/rules`)).headers.get("ratelimit")).toBeNull();
    expect((await fetch(`${url}/places?country=de&limit=1`)).status).toBe(200);
    expect((await fetch(`${url}/nothing`)).status).toBe(404);
    expect((await fetch(`${url}/generate`, { method: "PUT" })).status).toBe(405);
    expect((await fetch(`${url}/generate`, { method: "OPTIONS", headers: preflight })).status).toBe(204);
    const refused = await fetch(`${url}/avatar/female-adult/1`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(refused.headers.get("ratelimit-policy")).toBe('"free";q=5;w=60');
    expect(refused.headers.get("ratelimit")).toBe('"free";r=0;t=60');
    expect(await refused.json()).toMatchObject({ status: 429, "violated-policies": ["free"] });
    for (const path of ["/", "/nothing", "/openapi.json"]) expect((await fetch(url + path)).status).toBe(429);
    expect((await fetch(`${url}/generate`, { method: "OPTIONS", headers: preflight })).status).toBe(429);
    expect((await post(`${url}/generate`, { gender: "male" })).headers.get("ratelimit")).toBe('"default";r=1;t=60');
    advance(60_000);
    expect((await fetch(`${url}/rules`)).status).toBe(200);
  });

  it("is left alone where calls over the rate limit are refused", async () => {
    const { url } = await serve({ RATE_LIMIT: "1" }, { limits: { freeCalls: 1 } });
    for (const status of [200, 429, 429])
      expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(status);
    expect((await fetch(`${url}/rules`)).status).toBe(200);
  });

  it("is not limited where the rate limit is switched off", async () => {
    const { url } = await serve({ RATE_LIMIT: "0" }, { limits: { freeCalls: 1 } });
    for (let call = 0; call < 3; call++) expect((await fetch(`${url}/rules`)).status).toBe(200);
  });

  it("does not include health, on any protocol", async () => {
    const { url } = await serve({}, { limits: { freeCalls: 1 } });
    for (let call = 0; call < 3; call++) expect((await fetch(`${url}/healthz`)).status).toBe(200);
    for (const [protocol, http, transport] of matrix) {
      const { status } = await createClient(Health, transport(url)).check({});
      expect(status, `${protocol} over HTTP/${http}`).toBe(1);
    }
  });

  it.each(matrix)("is refused with RESOURCE_EXHAUSTED on %s over HTTP/%s", async (_protocol, http, transport) => {
    const { url, advance } = await serve({}, { limits: { freeCalls: 1 } });
    const list = () =>
      Array.fromAsync(createClient(IdentityService, transport(url)).listPlaces({ country: Country.DE, limit: 1 }));
    expect(await list()).toHaveLength(1);
    const error = await failureOf(list());
    expect(error.code).toBe(Code.ResourceExhausted);
    expect(error.metadata.get("ratelimit-policy")).toBe('"free";q=1;w=60');
    if (http === "1.1") return;
    const reflect = () => Array.fromAsync(createClient(ServerReflection, transport(url)).serverReflectionInfo(asks(1)));
    expect((await failureOf(reflect())).code).toBe(Code.ResourceExhausted);
    advance(60_000);
    expect(await reflect()).toHaveLength(1);
  });
});

describe("a stream of server reflection", () => {
  it("takes a hundred requests", async () => {
    const { url } = await serve();
    const [, , transport] = matrix.find(([protocol, http]) => protocol === "gRPC" && http === "2") ?? expect.fail();
    const client = createClient(ServerReflection, transport(url));
    const answers = await Array.fromAsync(client.serverReflectionInfo(asks(100)));
    expect(answers).toHaveLength(100);
    // The files are encoded once.
    expect(answers[1]?.messageResponse).toEqual(answers[0]?.messageResponse);
    const received: unknown[] = [];
    const error = await failureOf(
      (async () => {
        for await (const answer of client.serverReflectionInfo(asks(101))) received.push(answer);
      })(),
    );
    expect([error.code, received.length]).toEqual([Code.ResourceExhausted, 100]);
  });
});

async function* asks(count: number) {
  for (let ask = 0; ask < count; ask++) {
    yield { messageRequest: { case: "fileContainingSymbol", value: IdentityService.typeName } } as const;
  }
}
