import type { Field, Shape } from "../../src/schema/field.ts";
import { type JsonObject, listOf, propertyOf } from "../../src/schema/json-schema.ts";

/**
 * The properties of a request, with examples that fit each other; `names` has the types of names in lists. Null stands for
 * a field that is left out, which a required one may not be.
 */
export function fieldsOf(
  shape: Shape,
  examples: JsonObject,
  required: readonly string[],
  names: Readonly<Record<string, string>> = {},
): JsonObject {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      const schema = schemaOf(field, names[name]);
      return [name, { ...(required.includes(name) ? schema : orNull(schema)), ...exampleOf(name, examples) }];
    }),
  );
}

/** The fields of a request as parameters of a query. An empty one is one that is left out. */
export function parametersOf(
  shape: Shape,
  examples: JsonObject,
  required: readonly string[] = [],
): readonly JsonObject[] {
  return Object.entries(shape).map(([name, field]) => {
    const { description = field.about, ...schema } = propertyOf(field);
    return {
      name,
      in: "query",
      description,
      ...(required.includes(name) ? { required: true } : { allowEmptyValue: true }),
      schema: field.kind === "word" && field.title !== undefined ? ref(field.title) : schema,
      ...exampleOf(name, examples),
    };
  });
}

function schemaOf(field: Field, names: string | undefined): JsonObject {
  // OpenAPI 3.0 ignores a description beside a `$ref`.
  if (field.kind === "word" && field.title !== undefined)
    return { description: field.about, allOf: [ref(field.title)] };
  if (field.kind !== "words") return propertyOf(field);
  const items = names === undefined ? propertyOf(field) : listOf(field, ref(names));
  return { ...items, description: `${items.description} A name is taken without a list, too.` };
}

/** A schema that takes null, too. */
export function orNull({ allOf, ...schema }: JsonObject): JsonObject {
  if (Array.isArray(allOf)) return { ...schema, anyOf: [...allOf, { type: "null" }] };
  return { ...schema, type: [String(schema.type), "null"] };
}

function exampleOf(name: string, examples: JsonObject): JsonObject {
  const example = examples[name];
  return example === undefined ? {} : { example };
}

/** A reference to a schema of the document. */
export function ref(schema: string): JsonObject {
  return { $ref: `#/components/schemas/${schema}` };
}

/** The schemas of the fields of one word whose type has a name. */
export function titledWords(shape: Shape): JsonObject {
  return Object.fromEntries(
    Object.values(shape).flatMap((field) =>
      field.kind === "word" && field.title !== undefined
        ? [[field.title, { type: "string", description: field.about, ...wordsOf(field.words) }]]
        : [],
    ),
  );
}

/** The keywords of one of some words. */
export function wordsOf(words: readonly string[]): JsonObject {
  return { enum: words, "x-enum-varnames": words.map(variableName) };
}

/** The names of words in generated clients: `A_POSITIVE` for `A+`, `PERSON_FIRST_NAME` for `person.firstName`. */
function variableName(word: string): string {
  return word
    .replace(/\+$/, "_POSITIVE")
    .replace(/-$/, "_NEGATIVE")
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_")
    .replace(/[^A-Za-z0-9]/g, "_")
    .toUpperCase();
}
