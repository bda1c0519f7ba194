import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { IdentityService } from "../../src/gen/identity/v1/identity_pb.ts";
import { at, contractOf, expectDocumented, members } from "./conformance.ts";
import { answerOf, post, serve } from "./serve.ts";

const codes = ["us", "uk", "ca", "au", "de", "fr", "jp", "cn", "in", "mx", "ru"];
const limits = { policy: { limit: 100, windowSeconds: 60 }, maxBodyBytes: 4096 };

/** The answer to a call, checked against the document. */
async function call(url: string, method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url + path, { method, redirect: "manual", ...init });
  await expectDocumented(response, method, path);
  return response;
}

/** `post` checks likewise. */
const generate = (url: string, body: unknown, path = "/generate"): Promise<Response> => post(url + path, body);

describe("GET /openapi.json", () => {
  it("is the description, valid by OpenAPI 3.1", async () => {
    const { url } = await serve();
    const response = await call(url, "GET", "/openapi.json");
    expect(response.status).toBe(200);
    const document: unknown = await response.json();
    expect(document).toEqual(contractOf(limits).document);
    const validator = new Validator();
    expect(await validator.validate(members(document))).toMatchObject({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  it("has schemas that are strict JSON Schema of 2020-12", () => {
    const text = JSON.stringify(at(contractOf(limits).document, "/components/schemas"));
    const $defs: Record<string, object> = JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/"));
    const ajv = new Ajv2020({ strict: true, validateFormats: false });
    for (const name of Object.keys($defs))
      expect(() => ajv.compile({ $defs, $ref: `#/$defs/${name}` }), name).not.toThrow();
  });

  it("closes every object, and describes every field", () => {
    const visit = (value: unknown, path: string): void => {
      for (const [name, inner] of Object.entries(members(value))) visit(inner, `${path}/${name}`);
      if (members(value).type !== "object" || path.includes("/examples/")) return;
      if (path.startsWith("/paths/~openapi.json")) return;
      expect(members(value).additionalProperties, path).toBe(false);
      for (const [name, property] of Object.entries(members(members(value).properties))) {
        const { $ref, const: only, description } = members(property);
        expect($ref ?? only ?? description, `${path}/${name}`).toBeTruthy();
      }
    };
    visit(at(contractOf(limits).document, "/components"), "");
  });

  it("has examples that its own schemas take, of every country and every refusal", () => {
    const contract = contractOf(limits);
    let examples = 0;
    const visit = (value: unknown, pointer: string): void => {
      const { schema, examples: named } = members(value);
      for (const [name, example] of Object.entries(schema === undefined ? {} : members(named))) {
        examples++;
        expect(contract.faults(`${pointer}/schema`, members(example).value), `${pointer} ${name}`).toEqual([]);
      }
      for (const [name, inner] of Object.entries(members(value))) {
        visit(inner, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
      }
    };
    visit(contract.document, "");
    expect(examples).toBeGreaterThan(2 * codes.length);
    const answers = at(contract.document, "/paths/~1generate/post/responses/200/content/application~1json/examples");
    expect(Object.keys(members(answers))).toEqual(codes);
  });

  it("has examples that are what the service answers to them", async () => {
    const { url } = await serve();
    const { document } = contractOf(limits);
    const operation = "/paths/~1generate/post";
    for (const code of codes) {
      const example = (where: string): unknown =>
        at(document, `${operation}/${where}/content/application~1json/examples/${code}/value`);
      const response = await generate(url, example("requestBody"));
      expect(await response.json()).toEqual(example("responses/200"));
    }
    const problem = (name: string): unknown =>
      at(document, `/components/responses/${name}/content/application~1problem+json/examples/problem/value`);
    const answers = {
      BadRequest: await generate(url, { country: "germany", min_age: 17 }),
      NotFound: await call(url, "GET", "/nothing"),
      PostAlone: await call(url, "GET", "/generate"),
      ReadAlone: await call(url, "DELETE", "/openapi.json"),
      TooLarge: await generate(url, " ".repeat(5_000)),
      UnsupportedMediaType: await call(url, "POST", "/generate", { body: "gender=male" }),
    };
    for (const [name, response] of Object.entries(answers)) expect(await response.json(), name).toEqual(problem(name));
  });

  it("does not take a person with a field more, a field less or a field of another kind", async () => {
    const { url } = await serve();
    const person: Record<string, unknown> = JSON.parse(await (await generate(url, { gender: "female" })).text());
    const { faults } = contractOf(limits);
    const schema = "/components/schemas/Identity";
    expect(faults(schema, person)).toEqual([]);
    expect(faults(schema, { ...person, nickname: "x" })).toHaveLength(1);
    for (const field of Object.keys(person)) {
      const { [field]: _, ...less } = person;
      expect(faults(schema, less), field).toHaveLength(1);
      expect(faults(schema, { ...person, [field]: null }), field).not.toEqual([]);
    }
    for (const [field, wrong] of Object.entries({
      blood_type: "O",
      gender: "random",
      phone: "12",
      photo_url: "/avatar/x/1",
    })) {
      expect(faults(schema, { ...person, [field]: wrong }), field).toHaveLength(1);
    }
  });

  it("describes the limit as it is set, and none where it is switched off", async () => {
    const small = await serve({ RATE_LIMIT: "7", RATE_WINDOW_SECONDS: "5", MAX_BODY_BYTES: "300" });
    const text = await (await call(small.url, "GET", "/openapi.json")).text();
    expect(text).toContain("7 calls in 5 seconds");
    expect(text).toContain("300 bytes");
    const free = await serve({ RATE_LIMIT: "0" });
    const open = await (await call(free.url, "GET", "/openapi.json")).text();
    expect(/.{60}(RateLimit|"429")/.exec(open)).toBeNull();
    expect((await generate(free.url, { gender: "male" })).status).toBe(200);
  });

  it("is asked for again at no cost, and takes no other method", async () => {
    const { url } = await serve();
    const first = await call(url, "GET", "/openapi.json");
    const etag = first.headers.get("etag") ?? "";
    expect((await call(url, "GET", "/openapi.json", { headers: { "if-none-match": etag } })).status).toBe(304);
    expect((await call(url, "GET", "/openapi.json", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    expect((await call(url, "HEAD", "/openapi.json")).headers.get("etag")).toBe(etag);
    const refused = await call(url, "POST", "/openapi.json");
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("may be read by pages of other origins", async () => {
    const { url } = await serve();
    const response = await call(url, "GET", "/openapi.json", { headers: { origin: "https://a.example" } });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });
});

describe("every answer is as documented", () => {
  it.each(codes)("200 for people of %s", async (country) => {
    const { url } = await serve({ RATE_LIMIT: "1000" });
    for (let i = 0; i < 120; i++) {
      const gender = i % 2 === 0 ? "male" : "female";
      const ages = i % 3 === 0 ? { min_age: 18, max_age: 20 } : i % 3 === 1 ? { min_age: 88, max_age: 90 } : {};
      const response = await generate(url, { gender, country, seed: `${country}-${i}`, ...ages });
      expect(response.status).toBe(200);
    }
  });

  it("200 without a country, with every seed and in the earlier form", async () => {
    const { url } = await serve();
    for (const seed of ["a", "100%", "naïve", "山田", "a\tb", " outer ", "😀".repeat(64)]) {
      expect((await generate(url, { gender: "random", seed })).status).toBe(200);
    }
    for (const gender of ["male", "female"]) {
      expect((await generate(url, { gender }, "/v1/generate")).status).toBe(200);
    }
  });

  it("takes what the document says that it takes, and refuses with 400 what it says that it does not", async () => {
    const { url } = await serve();
    const { faults } = contractOf(limits);
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
        const taken = faults(`/components/schemas/${schema}`, body).length === 0;
        expect((await generate(url, body, path)).status, JSON.stringify(body)).toBe(taken ? 200 : 400);
      }
    }
  });

  it("400 for bodies that are none", async () => {
    const { url } = await serve();
    for (const body of ["", "nonsense", "[]", "null", '{"gender":"male","gender":"male"}']) {
      const response = await generate(url, body);
      expect(response.status).toBe(400);
      expect((await answerOf(response)).errors).toHaveLength(1);
    }
  });

  it("404, 405, 413 and 415", async () => {
    const { url } = await serve({ MAX_BODY_BYTES: "300" });
    expect((await call(url, "GET", "/generates")).status).toBe(404);
    expect((await call(url, "POST", `/${IdentityService.typeName}/Nothing`)).status).toBe(404);
    for (const path of ["/generate", "/v1/generate"]) {
      for (const method of ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]) {
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

  it("429 with the wait", async () => {
    const { url } = await serve({ RATE_LIMIT: "1" });
    expect((await generate(url, { gender: "male" })).status).toBe(200);
    for (const path of ["/generate", "/v1/generate"]) {
      expect((await generate(url, { gender: "male" }, path)).status).toBe(429);
    }
  });

  it("500 where the service fails itself", async () => {
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

  it("health: 200 while serving, and 503 while draining, when calls are still answered", async () => {
    const { url, identikit } = await serve({ SHUTDOWN_GRACE_SECONDS: "2" });
    expect((await call(url, "GET", "/healthz")).status).toBe(200);
    const closed = identikit.close();
    expect((await call(url, "GET", "/healthz")).status).toBe(503);
    expect((await generate(url, { gender: "male" })).status).toBe(200);
    await closed;
  });

  it("503 with the wait where calls cannot be counted and none may pass uncounted", async () => {
    const { url } = await serve({ REDIS_URL: "redis://127.0.0.1:1", REDIS_FAILURE: "closed" });
    for (const path of ["/generate", "/v1/generate"]) {
      const response = await generate(url, { gender: "male" }, path);
      expect(response.status).toBe(503);
      expect((await answerOf(response)).detail).toBe(
        at(
          contractOf(limits).document,
          "/components/responses/Unavailable/content/application~1problem+json/examples/problem/value/detail",
        ),
      );
    }
  });

  it("pictures: 200 as SVG and PNG, 304, 400, 404 and 405", async () => {
    const { url } = await serve();
    const path = "/avatar/female-adult/412";
    const picture = await call(url, "GET", path);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    const headers = { "if-none-match": picture.headers.get("etag") ?? "" };
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

  it("with the caller's own request id", async () => {
    const { url } = await serve();
    const headers = { "x-request-id": "a.b:c-1" };
    expect((await call(url, "GET", "/healthz", { headers })).headers.get("x-request-id")).toBe("a.b:c-1");
  });
});
