import { groups } from "../../avatar/group.ts";
import { extraNames } from "../../extra/methods.ts";
import { breakableHouseholdRules } from "../../household/broken.ts";
import type { Shape } from "../../schema/field.ts";
import { earlierRequest, householdRequest, personRequest } from "../../schema/request.ts";
import type { JsonObject } from "./json-schema.ts";

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
