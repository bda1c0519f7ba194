import { schemaName } from "../request/constraints.ts";
import type { Query } from "../request/query.ts";

/** A field's value in JSON; false is never written, because it is the default. */
export type Value = string | number | true | readonly string[];

export type Fields = readonly (readonly [name: string, value: Value])[];

/** The enums of the schema by the fields that have them. */
export const enumNames: ReadonlyMap<string, string> = new Map([
  ["gender", "Gender"],
  ["country", "Country"],
  ["card_brand", "CardBrand"],
  ["phone_range", "PhoneRange"],
  ["script", "Script"],
]);

/** The fields of the request that are not omitted. */
export function plainFields(query: Query): Fields {
  const all: readonly (readonly [string, string | number | boolean | readonly string[] | undefined])[] = [
    ["gender", query.gender],
    ["country", query.country],
    ["min_age", query.minAge],
    ["max_age", query.maxAge],
    ["state", query.state],
    ["city", query.city],
    ["postal_code", query.postalCode],
    ["born_from", query.bornFrom],
    ["born_to", query.bornTo],
    ["card_brand", query.cardBrand],
    ["blood_type", query.bloodType],
    ["phone_range", query.phoneRange],
    ["script", query.script],
    ["details", query.details],
    ["extra", query.extra],
    ["violate", query.violate],
    ["seed", query.seed],
    ["reference_date", query.referenceDate],
  ];
  return all.flatMap(([name, value]) => {
    const isOmitted = value === undefined || value === "" || value === false;
    return isOmitted || (typeof value === "object" && value.length === 0) ? [] : [[name, value] as const];
  });
}

/** The fields of the request that are not omitted, with the names that enum values have in the schema. */
export function schemaFields(query: Query): Fields {
  return plainFields(query).map(([name, value]) => [
    name,
    enumNames.has(name) ? schemaName(name, String(value)) : value,
  ]);
}

/** A field's name in JavaScript: `min_age` is `minAge`. */
export function camelName(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
