import { verifyLimits } from "../../src/schema/bounds.ts";
import type { Json, JsonObject } from "../../src/schema/json-schema.ts";
import { identity, record } from "../../src/schema/record.ts";
import type { Nested, RecordField, RecordShape } from "../../src/schema/record-field.ts";
import type { CountryInfo } from "../../src/service/countries.ts";
import { isObject } from "./fill.ts";
import { orNull, ref } from "./requests.ts";

/** How the schemas of a record are written. */
interface Style {
  /** What the names of the schemas of parts end with. */
  readonly suffix: string;
  /** Whether fields are required and never null, words listed, and numbers whole. */
  readonly isDrawn: boolean;
  /** Keywords of texts and of lists. */
  readonly text: JsonObject;
  readonly list: JsonObject;
}

/** Records as the service generates them. */
const drawn: Style = { suffix: "", isDrawn: true, text: {}, list: {} };

/** Records of others, of which any field may be missing and any value wrong. */
const toVerify: Style = {
  suffix: "ToVerify",
  isDrawn: false,
  text: { maxLength: verifyLimits.text },
  list: { maxItems: verifyLimits.list },
};

/** The schemas of records, and of their parts by name; the examples are the fields of a person. */
export function recordSchemas(countries: readonly CountryInfo[], person: JsonObject): JsonObject {
  const fields = {
    ...identity.fields,
    national_id: withRules("national_id", countries),
    phone: withRules("phone", countries),
  };
  const earlier = Object.entries(fields).filter(([name]) => name in record && name !== "photo_url");
  return {
    drawn: partSchema({ ...identity, fields }, drawn, person),
    earlier: partSchema({ ...identity, fields: Object.fromEntries(earlier) }, drawn, person),
    parts: partsOf(identity.fields, drawn, person),
    toVerify: partSchema(identity, toVerify, person),
    partsToVerify: partsOf(identity.fields, toVerify, person),
  };
}

/** A field whose form is the country's, with the rule of each. */
function withRules(name: "national_id" | "phone", countries: readonly CountryInfo[]): RecordField {
  const rules = countries.map((country) => {
    const rule = country.fields.find(({ field }) => field === name)?.rule ?? "";
    return `- ${country.name}: ${rule}`;
  });
  return { ...record[name], about: [record[name].about, "", ...rules].join("\n") };
}

function partSchema({ about, fields }: Nested, style: Style, example: JsonObject): JsonObject {
  const entries = Object.entries(fields);
  const required = entries.filter(([, { isOptional }]) => isOptional === undefined).map(([name]) => name);
  return {
    type: "object",
    description: about,
    ...(style.isDrawn && required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(entries.map(([name, field]) => [name, propertySchema(field, style, example[name])])),
  };
}

function propertySchema(field: RecordField, style: Style, given: Json | undefined): JsonObject {
  if (field.kind === "object" && field.title !== undefined) {
    const part = ref(field.title + style.suffix);
    return style.isDrawn ? part : orNull({ description: field.about, allOf: [part] });
  }
  const schema = fieldSchema(field, style, given);
  return style.isDrawn ? schema : orNull(schema);
}

function fieldSchema(field: RecordField, style: Style, given: Json | undefined): JsonObject {
  const { about: description } = field;
  if (field.kind === "object") return partSchema(field, style, isObject(given) ? given : {});
  const example: JsonObject = given === undefined ? {} : { example: given };
  switch (field.kind) {
    case "word": {
      const words: JsonObject = style.isDrawn ? { "x-extensible-enum": field.words } : style.text;
      return { type: "string", description, ...words, ...example };
    }
    case "text":
    case "day":
      return { type: "string", description, ...style.text, ...example };
    case "whole":
      return { type: style.isDrawn ? "integer" : "number", description, ...example };
    case "decimal":
      return { type: "number", description, ...example };
    case "texts": {
      const items = { type: "string", description: field.each, ...style.text };
      return { type: "array", description, items, ...style.list, ...example };
    }
    case "dictionary": {
      const values = style.isDrawn ? { type: "string" } : orNull({ type: "string" });
      return { type: "object", description, additionalProperties: values, ...example };
    }
  }
}

/** The schemas of the parts that have a name of their own, at any depth. */
function partsOf(fields: RecordShape, style: Style, example: JsonObject): JsonObject {
  const parts = Object.entries(fields).flatMap(([name, field]): readonly JsonObject[] => {
    if (field.kind !== "object") return [];
    const given = example[name];
    const inner = isObject(given) ? given : {};
    const own = field.title === undefined ? {} : { [field.title + style.suffix]: partSchema(field, style, inner) };
    return [partsOf(field.fields, style, inner), own];
  });
  // A part that the person does not have has no example: what is described first has.
  return Object.assign({}, ...parts.reverse());
}
