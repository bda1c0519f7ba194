import type { DescEnum, DescField, DescMessage, Message } from "@bufbuild/protobuf";
import { FeatureSet_FieldPresence as Presence } from "@bufbuild/protobuf/wkt";
import type { Shape } from "../schema/field.ts";
import type { Given } from "../schema/read.ts";
import { numbersOf } from "./field-names.ts";

/** Reads the fields of a message that are set, under their published names. */
type FieldsOf = (message: Message | undefined) => Given;

/** The value of a field in plain JSON; undefined for the default of the schema, which is a field that was not sent. */
type PlainOf = (value: unknown) => unknown;

/**
 * The reader of a message with the fields of a request, made once from its descriptor. The fields of a nested template
 * are those of the request itself.
 */
export function fieldsReader(desc: DescMessage, shape: Shape): FieldsOf {
  const nested = desc.fields.flatMap((field) =>
    field.fieldKind === "message" && field.name === "template"
      ? [{ localName: field.localName, read: fieldsReader(field.message, shape) }]
      : [],
  );
  const fields = desc.fields.flatMap((field) => {
    const value = plainOf(field, shape);
    return value === undefined ? [] : [{ name: field.name, localName: field.localName, value }];
  });
  return (message) => {
    const given: Record<string, unknown> = {};
    if (message === undefined) return given;
    // casts: the local names of a descriptor are the properties of its messages, and a template is a message.
    const properties = message as Message & Readonly<Record<string, unknown>>;
    for (const { localName, read } of nested) Object.assign(given, read(properties[localName] as Message | undefined));
    for (const { name, localName, value } of fields) {
      const found = value(properties[localName]);
      if (found !== undefined) given[name] = found;
    }
    return given;
  };
}

function plainOf(field: DescField, shape: Shape): PlainOf | undefined {
  switch (field.fieldKind) {
    case "enum":
      return wordOf(field.enum, shape[field.name]);
    case "list":
      return (value) => (Array.isArray(value) && value.length > 0 ? value : undefined);
    case "scalar":
      // A field that is `optional` in the schema is undefined where it was not sent.
      return (value) =>
        field.presence === Presence.EXPLICIT || (value !== "" && value !== 0 && value !== false) ? value : undefined;
    default:
      return undefined;
  }
}

/** The word of an enum's number. Enums of proto3 are open: an unknown number stays a number, which validation refuses. */
export function wordOf(desc: DescEnum, field: Shape[string] | undefined): PlainOf {
  const words = field?.kind === "word" ? field.words : [];
  const byNumber = new Map<unknown, string | undefined>(
    Object.entries(numbersOf(desc)).map(([plain, number]) => [
      number,
      number === 0 ? undefined : (words.find((word) => word.toLowerCase() === plain) ?? plain),
    ]),
  );
  return (number) => (byNumber.has(number) ? byNumber.get(number) : number);
}
