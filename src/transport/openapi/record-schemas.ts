import { groups } from "../../avatar/group.ts";
import { extraNames } from "../../extra/methods.ts";
import { propertyOf } from "../../schema/json-schema.ts";
import { asked, identity, record } from "../../schema/record.ts";
import { type Part, part, type RecordField, type RecordShape } from "../../schema/record-field.ts";
import type { CountryInfo } from "../../service/countries.ts";
import { type JsonObject, object, ref, string } from "./json-schema.ts";

const { photo_url: _, ...earlier } = record;
const earlierIdentity = part("One fictitious person in the earlier form, which has no photo.", earlier);

/** Records and their parts. */
export function recordSchemas(countries: readonly CountryInfo[]): JsonObject {
  const more = furtherKeywords(countries);
  return {
    Identity: partSchema(identity, more),
    EarlierIdentity: partSchema(earlierIdentity, more),
    ...titledParts(record),
    ...titledParts(asked),
  };
}

/** What other parts of the service know of fields of a record. */
function furtherKeywords(countries: readonly CountryInfo[]): Readonly<Record<string, JsonObject>> {
  const byCountry = (name: "national_id" | "phone"): JsonObject => ({
    description: [record[name].about, "", ...countries.map((info) => `- ${info.name}: ${ruleOf(info, name)}`)].join(
      "\n",
    ),
  });
  return {
    national_id: byCountry("national_id"),
    phone: byCountry("phone"),
    // As the fields of the record are below the avatars, they do not know the groups.
    photo_url: { pattern: `^/avatar/(${groups.join("|")})/(0|[1-9][0-9]{0,2})$` },
    extra: { propertyNames: { enum: extraNames } },
  };
}

function ruleOf({ fields }: CountryInfo, field: string): string {
  return fields.find((info) => info.field === field)?.rule ?? "";
}

function partSchema({ about, fields }: Part, more: Readonly<Record<string, JsonObject>> = {}): JsonObject {
  const entries = Object.entries(fields);
  const properties = entries.map(([name, field]) => [name, { ...fieldSchema(field), ...more[name] }]);
  const required = entries.filter(([, { isOptional }]) => isOptional === undefined).map(([name]) => name);
  return object(about, Object.fromEntries(properties), required);
}

function fieldSchema(field: RecordField): JsonObject {
  const { about: description } = field;
  switch (field.kind) {
    case "part":
      return field.title === undefined ? partSchema(field) : ref("schemas", field.title);
    case "texts":
      return { type: "array", description, items: string(field.each) };
    case "dictionary":
      return { type: "object", description, additionalProperties: { type: "string" } };
    default:
      return propertyOf(field);
  }
}

/** The schemas of the parts that have a name of their own, at any depth. */
function titledParts(fields: RecordShape): JsonObject {
  const parts = Object.values(fields).filter((field) => field.kind === "part");
  return Object.assign(
    {},
    ...parts.map((each) => ({
      ...(each.title === undefined ? {} : { [each.title]: partSchema(each) }),
      ...titledParts(each.fields),
    })),
  );
}
