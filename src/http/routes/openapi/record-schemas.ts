import { verifyLimits } from "../../../schema/bounds.ts";
import { asked, identity, record } from "../../../schema/record.ts";
import { type Part, part, type RecordField, type RecordShape } from "../../../schema/record-field.ts";
import type { CountryInfo } from "../../../service/countries.ts";
import { extensible, integer, type Json, type JsonObject, list, object, ref, string } from "./json-schema.ts";

const { photo_url: _, ...earlier } = record;
const earlierIdentity = part("One fictitious person in the earlier form, which has no photo.", earlier);

/** How the schemas of a record are written. */
interface Style {
  /** The name of the schema of a part. */
  readonly nameOf: (title: string) => string;
  /** Whether fields are required, and words listed. */
  readonly isDrawn: boolean;
  readonly text: JsonObject;
  readonly list: JsonObject;
  /** Further keywords of fields of the record, by name. */
  readonly more: Readonly<Record<string, JsonObject>>;
}

/**
 * Records and their parts as the service generates them. Without patterns and ranges, which a rule that is broken on
 * purpose may break, and with words to which a later version may add.
 */
export function recordSchemas(countries: readonly CountryInfo[], example: JsonObject): JsonObject {
  const style: Style = { nameOf: (title) => title, isDrawn: true, text: {}, list: {}, more: byCountry(countries) };
  return {
    Identity: partSchema(identity, style, example),
    EarlierIdentity: partSchema(earlierIdentity, style, example),
    ...titledParts({ ...record, ...asked }, style, example),
  };
}

/** Records of others: fields of the same types, of which any may be missing and any value wrong. */
export function looseRecordSchemas(example: JsonObject): JsonObject {
  const style: Style = {
    nameOf: (title) => `${title}ToVerify`,
    isDrawn: false,
    text: { maxLength: verifyLimits.text },
    list: { maxItems: verifyLimits.list },
    more: {},
  };
  const about =
    "A record of the published shape. Fields may be missing, and values may be wrong; what else it has is ignored.";
  return {
    RecordToVerify: partSchema({ ...identity, about }, style, example),
    ...titledParts(identity.fields, style, example),
  };
}

/** The rules of the fields whose form is the country's. */
function byCountry(countries: readonly CountryInfo[]): Readonly<Record<string, JsonObject>> {
  const rules = (name: "national_id" | "phone"): JsonObject => ({
    description: [record[name].about, "", ...countries.map((info) => `- ${info.name}: ${ruleOf(info, name)}`)].join(
      "\n",
    ),
  });
  return { national_id: rules("national_id"), phone: rules("phone") };
}

function ruleOf({ fields }: CountryInfo, field: string): string {
  return fields.find((info) => info.field === field)?.rule ?? "";
}

function partSchema({ about, fields }: Part, style: Style, example: JsonObject): JsonObject {
  const entries = Object.entries(fields);
  const properties = entries.map(([name, field]) => {
    return [name, { ...fieldSchema(field, style, example[name]), ...style.more[name] }];
  });
  const required = entries.filter(([, { isOptional }]) => style.isDrawn && isOptional === undefined);
  return object(
    about,
    Object.fromEntries(properties),
    required.map(([name]) => name),
  );
}

function fieldSchema(field: RecordField, style: Style, given: Json | undefined): JsonObject {
  const { about } = field;
  if (field.kind === "part") {
    if (field.title !== undefined) return ref("schemas", style.nameOf(field.title));
    return partSchema(field, style, membersOf(given));
  }
  const example: JsonObject = given === undefined ? {} : { example: given };
  switch (field.kind) {
    case "word":
      return { ...(style.isDrawn ? extensible(about, field.words) : string(about, style.text)), ...example };
    case "text":
    case "day":
      return string(about, { ...style.text, ...example });
    case "whole":
      return integer(about, example);
    case "decimal":
      return { type: "number", description: about, ...example };
    case "texts":
      return list(about, string(field.each, style.text), { ...style.list, ...example });
    case "dictionary":
      return { type: "object", description: about, additionalProperties: { type: "string" }, ...example };
  }
}

/** The schemas of the parts that have a name of their own, at any depth. */
function titledParts(fields: RecordShape, style: Style, example: JsonObject): JsonObject {
  const parts = Object.entries(fields).flatMap(([name, field]): readonly JsonObject[] => {
    if (field.kind !== "part") return [];
    const given = membersOf(example[name]);
    const own = field.title === undefined ? {} : { [style.nameOf(field.title)]: partSchema(field, style, given) };
    return [titledParts(field.fields, style, given), own];
  });
  // A part that the person does not have has no example: what is described first has.
  return Object.assign({}, ...parts.reverse());
}

function membersOf(value: Json | undefined): JsonObject {
  // cast: what is an object and no list has members.
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}
