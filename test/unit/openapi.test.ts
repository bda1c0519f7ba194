// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of proto/openapi.yaml
import { describe, expect, it } from "vitest";
import { fill } from "../../scripts/openapi/fill.ts";

describe("the text of the OpenAPI document is filled", () => {
  const values = { limit: 1_000, words: ["a", "b"], fields: { name: { type: "string" }, age: { type: "integer" } } };

  it("within texts, and with a value where a text is all of its name", () => {
    expect(fill("Up to ${limit} records, ${limit} bytes.", values)).toBe("Up to 1000 records, 1000 bytes.");
    expect(fill({ maxItems: "${limit}", schema: "${fields.name}", pattern: "^a$" }, values)).toEqual({
      maxItems: 1_000,
      schema: { type: "string" },
      pattern: "^a$",
    });
  });

  it("with the elements of a list and the members of an object, in their places", () => {
    expect(fill(["first", "${words}", "last"], values)).toEqual(["first", "a", "b", "last"]);
    const filled = fill({ id: 1, "${fields}": null, last: null }, values);
    expect(filled).toEqual({ id: 1, ...values.fields, last: null });
    expect(Object.keys(filled)).toEqual(["id", "name", "age", "last"]);
  });

  it("unless a value is unknown, or has no members and is a key", () => {
    const unknown = "there is no value of ${limits}";
    expect(() => fill("Up to ${limits}.", values)).toThrow(unknown);
    expect(() => fill({ a: ["${limits}"] }, values)).toThrow(unknown);
    expect(() => fill({ "${fields.address}": null }, values)).toThrow("there is no value of ${fields.address}");
    expect(() => fill({ "${words}": null }, values)).toThrow("${words} is a key, and its value no object");
  });
});
