import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../src/app/config.ts";
import { titleOf } from "../../src/http/message/problem.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import { identity, record } from "../../src/schema/record.ts";
import { earlierRequest, householdRequest, personRequest, verifyRequest } from "../../src/schema/request.ts";
import { countryCodes } from "../contract/country-codes.ts";
import { at, contract, members } from "./conformance.ts";
import { generate } from "./documented-calls.ts";
import { serve, today } from "./serve.ts";

/** All values of a document with their JSON pointers. */
function* valuesOf(value: unknown, pointer = ""): Generator<readonly [pointer: string, value: unknown]> {
  yield [pointer, value];
  for (const [name, inner] of Object.entries(members(value))) {
    yield* valuesOf(inner, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  }
}

/** The schemas of a document, and not what examples have. */
function schemasOf(
  document: unknown,
): readonly (readonly [pointer: string, schema: Readonly<Record<string, unknown>>])[] {
  return [...valuesOf(document)]
    .filter(([pointer, value]) => !/\/examples?\//.test(pointer) && /string|object/.test(typeof members(value).type))
    .map(([pointer, value]) => [pointer, members(value)]);
}

describe("the OpenAPI document, as generators of clients read it,", () => {
  const { document } = contract();

  it("has schemas that are strict JSON Schema of 2020-12", () => {
    const text = JSON.stringify(at(document, "/components/schemas"));
    const $defs: Record<string, object> = JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/"));
    const ajv = new Ajv2020({ strict: true, validateFormats: false });
    // Those of OpenAPI, and of its extensions.
    for (const keyword of ["example", "x-enum-varnames", "x-extensible-enum"]) ajv.addKeyword(keyword);
    for (const name of Object.keys($defs))
      expect(() => ajv.compile({ $defs, $ref: `#/$defs/${name}` }), name).not.toThrow();
  });

  it("describes every operation, parameter and property", () => {
    for (const [path, operations] of Object.entries(members(document.paths))) {
      for (const operation of Object.values(members(operations))) {
        const { summary, description, operationId } = members(operation);
        expect([summary, description, operationId].every(Boolean), path).toBe(true);
        for (const parameter of Object.values(members(members(operation).parameters))) {
          expect(members(parameter).description, path).toBeTruthy();
        }
      }
    }
    for (const [pointer, { properties }] of schemasOf(document)) {
      for (const [name, property] of Object.entries(members(properties))) {
        const { $ref, description } = members(property);
        expect($ref ?? description, `${pointer}/${name}`).toBeTruthy();
      }
    }
  });

  it("has no choice but that between a type and null, no default, no constant and no empty list of required fields", () => {
    for (const [pointer, value] of valuesOf(document)) {
      const name = pointer.split("/").at(-1) ?? "";
      if (/\/examples?\/|\/properties\/[^/]+$/.test(pointer)) continue;
      if (name === "type" && Array.isArray(value)) expect(value.toSpliced(0, 1), pointer).toEqual(["null"]);
      if (name === "anyOf") expect(value, pointer).toEqual([{ $ref: expect.any(String) }, { type: "null" }]);
      expect(["oneOf", "default", "const", "propertyNames"], pointer).not.toContain(name);
      if (name === "required") expect([true, undefined], pointer).not.toContain(members(value).length === 0);
      if (name === "required" && pointer.startsWith("/components/headers")) expect(value, pointer).toBeUndefined();
      if (members(value).$ref !== undefined) expect(Object.keys(members(value)), pointer).toEqual(["$ref"]);
    }
  });

  it("has each list of words once, as a component whose names are valid in every language", () => {
    const lists = schemasOf(document).filter(([, schema]) => schema.enum !== undefined);
    for (const [pointer, schema] of lists) {
      expect(pointer).toMatch(/^\/components\/schemas\/[A-Z][A-Za-z]+$/);
      const names: readonly unknown[] = Object.values(members(schema["x-enum-varnames"]));
      expect(names).toHaveLength(Object.keys(members(schema.enum)).length);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/);
    }
    expect(new Set(lists.map(([, schema]) => String(schema.enum))).size).toBe(lists.length);
    expect(lists.map(([pointer]) => pointer.split("/").at(-1))).toEqual(
      expect.arrayContaining(["Gender", "Country", "BloodType", "CardBrand", "ExtraName", "HouseholdKind"]),
    );
    expect(at(document, "/components/schemas/BloodType/x-enum-varnames")).toEqual(
      ["O", "A", "B", "AB"]
        .map((group) => `${group}_POSITIVE`)
        .concat(["O", "A", "B", "AB"].map((g) => `${g}_NEGATIVE`)),
    );
  });

  it("lets responses grow, and gives a record neither patterns nor ranges, which a broken rule would break", () => {
    const requests = /Request$|^MemberToVerify$/;
    for (const [pointer, schema] of schemasOf(at(document, "/components/schemas"))) {
      const [, name = ""] = pointer.split("/");
      if (schema.type !== "object" || pointer.split("/").length > 2) continue;
      expect(schema.additionalProperties, name).toBe(requests.test(name) ? false : undefined);
    }
    for (const name of ["Identity", "Address", "CreditCard", "DateOfBirth", "Height", "Weight", "Details", "Card"]) {
      for (const [pointer, value] of valuesOf(at(document, `/components/schemas/${name}`))) {
        for (const keyword of ["enum", "pattern", "format", "minimum", "maximum", "minLength"]) {
          expect(Object.keys(members(value)), `${name}${pointer}`).not.toContain(keyword);
        }
      }
    }
  });

  it("says what is sent as text and as bytes", () => {
    const types = (path: string): unknown => at(document, `/paths/${path}/get/responses/200/content`);
    const image = { schema: { type: "string", format: "binary" } };
    expect(types("~1avatar~1{group}~1{number}")).toMatchObject({ "image/svg+xml": image, "image/png": image });
    expect(types("~1identity.proto")).toMatchObject({ "text/plain; charset=utf-8": { schema: { type: "string" } } });
    expect(at(document, "/components/schemas/Serving/properties/status")).toMatchObject({ type: "string" });
  });

  it("has the fields of src/schema, in their order", () => {
    const fieldsOf = (schema: string): readonly string[] =>
      Object.keys(members(at(document, `/components/schemas/${schema}/properties`)));
    expect(fieldsOf("GenerateRequest")).toEqual(Object.keys(personRequest));
    expect(fieldsOf("EarlierGenerateRequest")).toEqual(Object.keys(earlierRequest));
    expect(fieldsOf("HouseholdRequest")).toEqual(Object.keys(householdRequest));
    expect(fieldsOf("VerifyRequest")).toEqual(["identity", ...Object.keys(verifyRequest)]);
    for (const schema of ["Identity", "RecordToVerify"]) expect(fieldsOf(schema)).toEqual(Object.keys(identity.fields));
    expect(fieldsOf("EarlierIdentity")).toEqual(Object.keys(record).filter((name) => name !== "photo_url"));
  });

  it("gives every example of an error the title of its status", () => {
    const problems = [...valuesOf(document)].filter(([pointer]) => pointer.endsWith("/examples/problem"));
    expect(problems.length).toBeGreaterThan(10);
    for (const [pointer, problem] of problems) {
      const { summary, value } = members(problem);
      const { status, title } = members(value);
      expect([summary, title], pointer).toEqual(Array(2).fill(titleOf(Number(status))));
      const [, responded = status] = /\/responses\/([0-9]+)\//.exec(pointer) ?? [];
      expect(String(status), pointer).toBe(String(responded));
    }
  });

  it("names the usual limits, and for records their own", () => {
    const { rateLimit, rateWindowSeconds, maxBodyBytes } = readConfig({});
    expect(at(document, "/tags/0/description")).toContain(`make ${rateLimit} calls in ${rateWindowSeconds} seconds`);
    expect(at(document, "/components/responses/TooLarge/description")).toContain(` usually ${maxBodyBytes} bytes.`);
    const tooLarge = (path: string): unknown => at(document, `/paths/${path}/post/responses/413/$ref`);
    expect(tooLarge("~1generate")).toBe("#/components/responses/TooLarge");
    for (const path of ["~1verify", "~1verify~1batch", "~1verify~1household"]) {
      expect(tooLarge(path)).toBe("#/components/responses/TooManyRecords");
    }
  });
});

it("people who break a rule on purpose are as documented, whatever the rule", () => {
  const service = createIdentityService({ newSeed: () => "broken", today: () => today });
  let people = 0;
  for (const country of countryCodes) {
    for (const { rule, can_be_violated: isBreakable, fields } of service.rules({ country })) {
      if (!isBreakable || fields.includes("members")) continue;
      for (const seed of ["1", "2", "3"]) {
        const fields = { gender: "random", country, seed, violate: [rule], details: true, script: "latin" };
        const { identity } = service.generate(fields);
        expect(contract().errors("/components/schemas/Identity", identity), `${country} ${rule}`).toEqual([]);
        people++;
      }
    }
  }
  expect(people).toBeGreaterThan(900);
});

it("a person is refused by the schema without a field, and accepted with one that a later version has", async () => {
  const { url } = await serve();
  const person: Record<string, unknown> = JSON.parse(await (await generate(url, { gender: "female" })).text());
  const ajv = new Ajv2020({ strictSchema: false, formats: { "uri-reference": true, binary: true } });
  ajv.addSchema(contract().document, "openapi");
  const isValid = (value: object): unknown => ajv.validate("openapi#/components/schemas/Identity", value);
  expect(isValid(person)).toBe(true);
  expect(isValid({ ...person, nickname: "x", blood_type: "Bombay", gender: "other" })).toBe(true);
  for (const field of Object.keys(person)) {
    const { [field]: _, ...less } = person;
    expect(isValid(less), field).toBe(false);
    expect(isValid({ ...person, [field]: null }), field).toBe(false);
  }
});
