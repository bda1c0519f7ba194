import { describe, expect, it } from "vitest";
import { post, serve } from "./serve.ts";

const path = "/identity.v1.IdentityService/GenerateIdentity";

describe("the RateLimit fields", () => {
  it("never promise more than a window, whatever the fractions of the clock", async () => {
    let time = 0.1;
    const { url } = await serve({}, { now: () => time });
    for (let window = 0; window < 40; window++) {
      const { headers } = await post(`${url}/generate`, { gender: "male" });
      expect(headers.get("ratelimit")).toBe('"default";r=99;t=60');
      time += 60_000.7;
    }
  });

  it("are sent once with the refusal of a batch", async () => {
    const { url } = await serve({ RATE_LIMIT: "5" });
    const batch = `${url}/identity.v1.IdentityService/BatchGenerateIdentities`;
    const answer = await post(batch, { template: { gender: "GENDER_MALE" }, count: 1_000 });
    expect(answer.status).toBe(429);
    expect(answer.headers.get("ratelimit")).toBe('"default";r=5;t=60');
    expect(answer.headers.get("ratelimit-policy")).toBe('"default";q=5;w=60');
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining("has 5 left, too few for this") });
  });

  it("are sent also where Connect refuses the media type", async () => {
    const { url } = await serve();
    const answer = await fetch(url + path, { method: "POST", headers: { "content-type": "text/plain" }, body: "x" });
    expect(answer.status).toBe(415);
    expect(answer.headers.get("ratelimit")).toBe('"default";r=99;t=60');
  });
});

describe("a refusal", () => {
  it("names the methods that a path takes", async () => {
    const { url } = await serve();
    const answer = await fetch(url + path, { method: "PUT" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST, GET, OPTIONS"]);
  });

  it("of a request without a body names the field that lacks", async () => {
    for (const fastUnary of ["on", "off"]) {
      const { url } = await serve({ FAST_UNARY: fastUnary });
      const answer = await fetch(`${url}/generate`, { method: "POST" });
      expect(answer.status).toBe(400);
    }
  });
});
