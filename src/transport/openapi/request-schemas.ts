import { extraNames } from "../../extra/methods.ts";
import { breakableHouseholdRules } from "../../household/broken.ts";
import { oneOrMore, propertiesOf } from "../../schema/json-schema.ts";
import { earlierRequest, householdRequest, personRequest } from "../../schema/request.ts";
import { type JsonObject, object } from "./json-schema.ts";

/** The requests of people and households. */
export function requestSchemas(): JsonObject {
  const person = { ...propertiesOf(personRequest), ...extra };
  const household = { ...propertiesOf(householdRequest), ...extra, violate: householdRules };
  return {
    HouseholdRequest: object(
      "The requested household. The fields of a person are those of the first member.",
      household,
      [],
    ),
    GenerateRequest: object("The requested person.", person, ["gender"]),
    EarlierGenerateRequest: object("The requested person in the earlier form.", propertiesOf(earlierRequest)),
  };
}

const names = (field: { readonly about: string; readonly most: number }, words: readonly string[]): JsonObject =>
  oneOrMore(`${field.about} One, or a list of up to ${field.most}.`, { type: "string", enum: words }, field.most);

const extra = { extra: names(personRequest.extra, extraNames) };
const householdRules = names(householdRequest.violate, breakableHouseholdRules);
