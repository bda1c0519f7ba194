import { describe, expect, it } from "vitest";
import { post, serve } from "../serve.ts";

describe("the limit", () => {
  it("lets exactly 100 of 250 concurrent calls pass", async () => {
    const { url } = await serve();
    const responses = await Promise.all(Array.from({ length: 250 }, () => post(`${url}/generate`, { gender: "male" })));
    const count = (status: number): number => responses.filter((response) => response.status === status).length;
    expect([count(200), count(429)]).toEqual([100, 150]);
    const remaining = responses
      .filter(({ status }) => status === 200)
      .map(({ headers }) => Number(/r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]));
    expect(remaining.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, left) => left));
  });

  it("says with a refusal when to come back, as a problem", async () => {
    const { url, advance } = await serve({ RATE_LIMIT: "1", RATE_WINDOW_SECONDS: "30" });
    await post(`${url}/generate`, { gender: "male" });
    advance(10_500);
    const response = await post(`${url}/generate`, { gender: "male" });
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("20");
    expect(response.headers.get("ratelimit-policy")).toBe('"default";q=1;w=30');
    expect(response.headers.get("ratelimit")).toBe('"default";r=0;t=20');
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({
      type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
      status: 429,
      "violated-policies": ["default"],
    });
  });

  it("begins a new window sixty seconds after the first call of the last", async () => {
    const { url, advance } = await serve({ RATE_LIMIT: "2" });
    const status = async (): Promise<number> => (await post(`${url}/generate`, { gender: "male" })).status;
    expect(await status()).toBe(200);
    advance(59_000);
    expect([await status(), await status()]).toEqual([200, 429]);
    advance(999);
    expect(await status()).toBe(429);
    advance(1);
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
  });

  it("counts what it refuses as bad, and not what has another path or method", async () => {
    const { url } = await serve({ RATE_LIMIT: "2" });
    await fetch(`${url}/generate`, { method: "PUT" });
    await fetch(`${url}/nothing`);
    await fetch(`${url}/generate`, {
      method: "OPTIONS",
      headers: { origin: "https://a.example", "access-control-request-method": "POST" },
    });
    expect((await post(`${url}/generate`, "nonsense")).headers.get("ratelimit")).toBe('"default";r=1;t=60');
    expect((await post(`${url}/generate`, "{}", { "content-type": "text/plain" })).status).toBe(415);
    expect((await post(`${url}/generate`, { gender: "male" })).status).toBe(429);
  });

  it("can be switched off", async () => {
    const { url } = await serve({ RATE_LIMIT: "0" });
    const responses = await Promise.all(Array.from({ length: 150 }, () => post(`${url}/generate`, { gender: "male" })));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(responses[0]?.headers.get("ratelimit")).toBeNull();
  });

  it("believes X-Forwarded-For from trusted proxies alone", async () => {
    const direct = await serve({ RATE_LIMIT: "1" });
    const call = async (url: string, forwarded: string): Promise<number> =>
      (await post(`${url}/generate`, { gender: "male" }, { "x-forwarded-for": forwarded })).status;
    expect([await call(direct.url, "192.0.2.1"), await call(direct.url, "192.0.2.2")]).toEqual([200, 429]);

    const behind = await serve({ RATE_LIMIT: "1", TRUSTED_PROXIES: "127.0.0.0/8, 10.0.0.0/8" });
    expect([await call(behind.url, "192.0.2.1"), await call(behind.url, "192.0.2.2")]).toEqual([200, 200]);
    expect(await call(behind.url, "198.51.100.7, 192.0.2.1")).toBe(429);
    expect(await call(behind.url, "192.0.2.1, 10.1.2.3")).toBe(429);
    expect([await call(behind.url, "2001:db8:1:2::1"), await call(behind.url, "2001:db8:1:2:ffff::9")]).toEqual([
      200, 429,
    ]);
  });

  it("is readable for browsers of other origins", async () => {
    const { url } = await serve({ RATE_LIMIT: "1" });
    for (const status of [200, 429]) {
      const response = await post(`${url}/generate`, { gender: "male" }, { origin: "https://a.example" });
      expect(response.status).toBe(status);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      const exposed = response.headers.get("access-control-expose-headers")?.split(", ") ?? [];
      expect(exposed).toEqual(
        expect.arrayContaining(["RateLimit", "RateLimit-Policy", "Retry-After", "Identity-Seed"]),
      );
    }
  });
});

describe("CORS", () => {
  const preflight = (url: string, origin: string): Promise<Response> =>
    fetch(url, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "content-type" },
    });

  it.each(["/generate", "/identity.v1.IdentityService/GenerateIdentity"])(
    "answers a preflight for %s",
    async (path) => {
      const { url } = await serve();
      const response = await preflight(url + path, "https://a.example");
      expect(response.status).toBe(204);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(response.headers.get("access-control-allow-methods")).toContain("POST");
      expect(response.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("content-type");
    },
  );

  it("allows every header field that a preflight asks for, and none that is not a name", async () => {
    const { url } = await serve();
    const allowed = async (fields: string) => {
      const asked = { "access-control-request-method": "POST", "access-control-request-headers": fields };
      const answer = await fetch(`${url}/identity.v1.IdentityService/GenerateIdentity`, {
        method: "OPTIONS",
        headers: { origin: "https://a.example", ...asked },
      });
      return answer.headers.get("access-control-allow-headers");
    };
    const fields = "authorization,baggage,content-type,sentry-trace,traceparent,x-grpc-web";
    expect(await allowed(fields)).toBe(fields);
    expect(await allowed("a, b")).toBe("a, b");
    expect(await allowed("\u00e9")).toBeNull();
    expect(await allowed("a: b")).toBeNull();
  });

  it("lets pages read the methods of a path and the tag of an answer, and send the tag", async () => {
    const { url } = await serve();
    const path = "/avatar/female-adult/1";
    const origin = "https://a.example";
    const { headers } = await fetch(url + path, { headers: { origin } });
    const exposed = headers.get("access-control-expose-headers")?.split(", ");
    expect(exposed).toEqual(expect.arrayContaining(["Allow", "ETag", "RateLimit", "Retry-After", "X-Request-Id"]));
    const asked = { "access-control-request-method": "GET", "access-control-request-headers": "if-none-match" };
    const answer = await fetch(url + path, { method: "OPTIONS", headers: { origin, ...asked } });
    expect(answer.headers.get("access-control-allow-headers")).toBe("if-none-match");
  });

  it("lets everyone read an answer that shared caches keep, whoever asked for it first", async () => {
    const { url } = await serve();
    for (const path of ["/rules", "/avatar/female-adult/1", "/nothing", "/healthz"]) {
      const { headers } = await fetch(url + path);
      expect([headers.get("access-control-allow-origin"), headers.get("vary")?.includes("Origin") ?? false]).toEqual([
        "*",
        false,
      ]);
    }
    const some = await serve({ CORS_ORIGINS: "https://a.example" });
    const { headers } = await fetch(`${some.url}/rules`);
    expect([headers.get("access-control-allow-origin"), headers.get("vary")]).toEqual([
      null,
      "Origin, Accept-Encoding",
    ]);
  });

  it("names one origin where only some may call", async () => {
    const { url } = await serve({ CORS_ORIGINS: "https://a.example, https://b.example" });
    const allowed = await preflight(`${url}/generate`, "https://b.example");
    expect(allowed.headers.get("access-control-allow-origin")).toBe("https://b.example");
    expect(allowed.headers.get("vary")).toContain("Origin");
    const other = await preflight(`${url}/generate`, "https://c.example");
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
    expect(other.headers.get("access-control-allow-methods")).toBeNull();
  });
});
