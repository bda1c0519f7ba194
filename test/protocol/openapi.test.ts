import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { countryCodes } from "../contract/country-codes.ts";
import { at, contractOf, members } from "./conformance.ts";
import { call, generate, limits } from "./documented-calls.ts";
import { serve } from "./serve.ts";

describe("GET /openapi.json", () => {
  it("is valid OpenAPI 3.1", async () => {
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

  it("allows no undocumented properties, and describes every property", () => {
    const visit = (value: unknown, path: string): void => {
      for (const [name, inner] of Object.entries(members(value))) visit(inner, `${path}/${name}`);
      if (members(value).type !== "object" || path.includes("/examples/")) return;
      // A dictionary lists the names that its members may have; a record to verify may have what is no field of it.
      const isOpen = path.startsWith("/schemas/RecordToVerify/properties/identity");
      if (members(value).propertyNames === undefined) expect(members(value).additionalProperties, path).toBe(isOpen);
      for (const [name, property] of Object.entries(members(members(value).properties))) {
        const { $ref, const: only, description } = members(property);
        expect($ref ?? only ?? description, `${path}/${name}`).toBeTruthy();
      }
    };
    visit(at(contractOf(limits).document, "/components"), "");
  });

  it("has examples that are valid by its own schemas, of every country and every error", () => {
    const contract = contractOf(limits);
    let examples = 0;
    const visit = (value: unknown, pointer: string): void => {
      const { schema, examples: named } = members(value);
      for (const [name, example] of Object.entries(schema === undefined ? {} : members(named))) {
        examples++;
        expect(contract.errors(`${pointer}/schema`, members(example).value), `${pointer} ${name}`).toEqual([]);
      }
      for (const [name, inner] of Object.entries(members(value))) {
        visit(inner, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
      }
    };
    visit(contract.document, "");
    expect(examples).toBeGreaterThan(2 * countryCodes.length);
    const answers = at(contract.document, "/paths/~1generate/post/responses/200/content/application~1json/examples");
    expect(Object.keys(members(answers))).toEqual(countryCodes);
  });

  it("has examples that equal the service's responses", async () => {
    const { url } = await serve();
    const { document } = contractOf(limits);
    const operation = "/paths/~1generate/post";
    for (const code of countryCodes) {
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
      PostOnly: await call(url, "GET", "/generate"),
      GetOnly: await call(url, "DELETE", "/openapi.json"),
      TooLarge: await generate(url, " ".repeat(5_000)),
      UnsupportedMediaType: await call(url, "POST", "/generate", { body: "gender=male" }),
    };
    for (const [name, response] of Object.entries(answers)) expect(await response.json(), name).toEqual(problem(name));
  });

  it("rejects a person with an additional, a missing or an invalid field", async () => {
    const { url } = await serve();
    const person: Record<string, unknown> = JSON.parse(await (await generate(url, { gender: "female" })).text());
    const { errors } = contractOf(limits);
    const schema = "/components/schemas/Identity";
    expect(errors(schema, person)).toEqual([]);
    expect(errors(schema, { ...person, nickname: "x" })).toHaveLength(1);
    for (const field of Object.keys(person)) {
      const { [field]: _, ...less } = person;
      expect(errors(schema, less), field).toHaveLength(1);
      expect(errors(schema, { ...person, [field]: null }), field).not.toEqual([]);
    }
    for (const [field, wrong] of Object.entries({
      blood_type: "O",
      gender: "random",
      phone: "12",
      photo_url: "/avatar/x/1",
    })) {
      expect(errors(schema, { ...person, [field]: wrong }), field).toHaveLength(1);
    }
  });

  it("describes the configured rate limit, and none if it is switched off", async () => {
    const small = await serve({ RATE_LIMIT: "7", RATE_WINDOW_SECONDS: "5", MAX_BODY_BYTES: "300" });
    const text = await (await call(small.url, "GET", "/openapi.json")).text();
    expect(text).toContain("7 calls in 5 seconds");
    expect(text).toContain("300 bytes");
    const unlimited = await serve({ RATE_LIMIT: "0" });
    const other = await (await call(unlimited.url, "GET", "/openapi.json")).text();
    expect(/.{60}(RateLimit|"429")/.exec(other)).toBeNull();
    expect((await generate(unlimited.url, { gender: "male" })).status).toBe(200);
  });

  it("answers 304 to a caller with a current copy, and 405 to other methods", async () => {
    const { url } = await serve();
    const first = await call(url, "GET", "/openapi.json");
    const etag = first.headers.get("etag") ?? "";
    expect((await call(url, "GET", "/openapi.json", { headers: { "if-none-match": etag } })).status).toBe(304);
    expect((await call(url, "GET", "/openapi.json", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    expect((await call(url, "HEAD", "/openapi.json")).headers.get("etag")).toBe(etag);
    const refused = await call(url, "POST", "/openapi.json");
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  it("may be read by pages of other origins", async () => {
    const { url } = await serve();
    const response = await call(url, "GET", "/openapi.json", { headers: { origin: "https://a.example" } });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });
});
