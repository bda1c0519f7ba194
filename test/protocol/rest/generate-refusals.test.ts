import { describe, expect, it } from "vitest";
import { answerOf, post, serve } from "../serve.ts";

describe("POST /generate", () => {
  it("refuses a body at fault with 400, as problem details that name every field", async () => {
    const { url } = await serve();
    const response = await post(`${url}/generate`, { gender: "x", country: "__proto__", seed: "", z: 1 });
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const problem = await answerOf(response);
    expect(problem).toMatchObject({ title: "Bad Request", status: 400 });
    expect(problem.errors.map(({ field }) => field).sort()).toEqual(["country", "gender", "seed", "z"]);
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{gender:male}"],
    ["half of it", '{"gender":"ma'],
    ["an array", '["male"]'],
    ["a number", "7"],
    ["null", "null"],
    ["a text", '"male"'],
    ["a field named twice", '{"gender":"male","gender":"female"}'],
    ["a field named twice in disguise", '{"gender":"male","\\u0067ender":"female"}'],
    ["a key that would change every object", '{"gender":"male","__proto__":{"country":"us"}}'],
    ["a deep nest", `{"gender":${"[".repeat(1_500)}${"]".repeat(1_500)}}`],
  ])("refuses %s as a body with 400", async (_, body) => {
    const { url, bugs } = await serve();
    const response = await post(`${url}/generate`, body);
    expect(response.status).toBe(400);
    expect((await answerOf(response)).status).toBe(400);
    expect(bugs).toEqual([]);
  });

  it("refuses bytes that are no UTF-8", async () => {
    const { url } = await serve();
    const body = Buffer.concat([
      Buffer.from('{"gender":"male","seed":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ]);
    const response = await fetch(`${url}/generate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(response.status).toBe(400);
  });

  it.each(["PUT", "PATCH", "DELETE"])("answers %s with 405 and what is allowed", async (method) => {
    const { url } = await serve();
    const response = await fetch(`${url}/generate`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/problem+json", "application/jsonx"])(
    "answers a body of type %s with 415",
    async (type) => {
      const { url } = await serve();
      const response = await post(`${url}/generate`, { gender: "male" }, { "content-type": type });
      expect(response.status).toBe(415);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
    },
  );

  it("answers a body over the limit with 413, and one at the limit with 200", async () => {
    const { url } = await serve({ MAX_BODY_BYTES: "1000" });
    const bodyOf = (size: number): string => '{"gender":"male"}'.padEnd(size, " ");
    expect((await post(`${url}/generate`, bodyOf(1_000))).status).toBe(200);
    const response = await post(`${url}/generate`, bodyOf(1_001));
    expect(response.status).toBe(413);
    expect((await answerOf(response)).detail).toContain("1000");
  });

  it("answers a path that is not there with 404", async () => {
    const { url } = await serve();
    const response = await post(`${url}/generates`, { gender: "male" });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });

  it("answers a bug with 500, without its detail, and reports it once", async () => {
    const { url, bugs } = await serve(
      {},
      {
        newSeed() {
          throw new Error("secret");
        },
      },
    );
    const response = await post(`${url}/generate`, { gender: "male" });
    expect(response.status).toBe(500);
    expect(response.headers.get("ratelimit")).toBe('"default";r=99;t=60');
    expect(await response.text()).not.toContain("secret");
    expect(bugs).toHaveLength(1);
  });
});

describe("POST /v1/generate, the earlier form", () => {
  it.each([{ gender: "random" }, { gender: "male", country: "us" }, { gender: "male", seed: "x" }, {}])(
    "refuses %j",
    async (body) => {
      const { url } = await serve();
      expect((await post(`${url}/v1/generate`, body)).status).toBe(400);
    },
  );
});
