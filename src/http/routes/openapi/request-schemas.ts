import { groups } from "../../../avatar/group.ts";
import { extraNames } from "../../../extra/methods.ts";
import { breakableHouseholdRules } from "../../../household/broken.ts";
import { dataVersion } from "../../../person/field.ts";
import { householdExample, personExample } from "../../../schema/examples.ts";
import type { Field, Shape } from "../../../schema/field.ts";
import { listOf, propertyOf } from "../../../schema/json-schema.ts";
import { earlierRequest, householdRequest, personRequest, requiredOf } from "../../../schema/request.ts";
import { type JsonObject, named, ref, requestObject } from "./json-schema.ts";

/** The requests of people and households. */
export function requestSchemas(): JsonObject {
  const version = { data_version: dataVersion };
  const person = fieldsOf(personRequest, { ...personExample, ...version }, { extra: "ExtraName" });
  const names = { extra: "ExtraName", violate: "HouseholdRule" };
  const household = fieldsOf(householdRequest, { ...householdExample, ...version }, names);
  return {
    GenerateRequest: requestObject("The requested person.", person, requiredOf.person),
    EarlierGenerateRequest: requestObject(
      "The requested person in the earlier form.",
      fieldsOf(earlierRequest, { gender: personExample.gender }),
      requiredOf.person,
    ),
    HouseholdRequest: requestObject(
      "The requested household. The fields of a person are those of the first member.",
      household,
      [],
    ),
  };
}

/** The properties of a request, with examples that fit each other; `names` has the types of names in lists. */
export function fieldsOf(shape: Shape, examples: JsonObject, names: Readonly<Record<string, string>> = {}): JsonObject {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      { ...schemaOf(field, names[name]), ...exampleOf(name, examples) },
    ]),
  );
}

/** The fields of a request as parameters of a query. */
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
      ...(required.includes(name) ? { required: true } : {}),
      schema: field.kind === "word" && field.title !== undefined ? ref("schemas", field.title) : schema,
      ...exampleOf(name, examples),
    };
  });
}

function schemaOf(field: Field, names: string | undefined): JsonObject {
  if (field.kind === "word" && field.title !== undefined) return named(field.about, field.title);
  if (field.kind === "words" && names !== undefined) return listOf(field, ref("schemas", names));
  return propertyOf(field);
}

function exampleOf(name: string, examples: JsonObject): JsonObject {
  const example = examples[name];
  return example === undefined ? {} : { example };
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

/** The words of requests as types with a name, so that a generated client has each once. */
export function enumSchemas(): JsonObject {
  return {
    ...titled(personRequest),
    ...titled(householdRequest),
    ...titled(earlierRequest),
    ExtraName: enumeration("Name of a further value.", extraNames),
    HouseholdRule: enumeration("Rule of a household that can be broken on purpose.", breakableHouseholdRules),
    AvatarGroup: enumeration("Gender and age of the person.", groups),
  };
}

function titled(shape: Shape): JsonObject {
  return Object.fromEntries(
    Object.values(shape).flatMap((field) =>
      field.kind === "word" && field.title !== undefined ? [[field.title, enumeration(field.about, field.words)]] : [],
    ),
  );
}

function enumeration(description: string, words: readonly string[]): JsonObject {
  return { type: "string", description, enum: words, "x-enum-varnames": words.map(variableName) };
}
