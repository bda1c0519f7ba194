import { type DescEnum, type DescField, type DescMessage, type Message, ScalarType } from "@bufbuild/protobuf";
import { FeatureSet_FieldPresence as Presence } from "@bufbuild/protobuf/wkt";
import {
  GenerateHouseholdRequestSchema,
  GenerateIdentityRequestSchema,
  IdentitySchema,
  IdentityService,
  ListPlacesRequestSchema,
  ListRulesRequestSchema,
  type VerifyIdentityRequest,
  VerifyIdentityRequestSchema,
} from "../gen/identity/v1/identity_pb.ts";
import type { NamesOf } from "../schema/fault.ts";
import type { Shape } from "../schema/field.ts";
import type { Given } from "../schema/read.ts";
import { identity as record } from "../schema/record.ts";
import { leavesOf } from "../schema/record-field.ts";
import { householdRequest, personRequest, placesRequest, rulesRequest, verifyRequest } from "../schema/request.ts";
import { ByPath } from "../verify/read-record.ts";

/** Reads the fields of a message that are set, under their published names. */
type FieldsOf = (message: Message | undefined) => Given;

/** The value of a field in plain JSON; undefined for the default of the schema, which is a field that was not sent. */
type PlainOf = (value: unknown) => unknown;

type Properties = Readonly<Record<string, unknown>>;

/** The readers of the messages that ask for something. */
export const personFields = fieldsReader(GenerateIdentityRequestSchema, personRequest);
export const householdFields = fieldsReader(GenerateHouseholdRequestSchema, householdRequest);
export const placesFields = fieldsReader(ListPlacesRequestSchema, placesRequest);
export const rulesFields = fieldsReader(ListRulesRequestSchema, rulesRequest);
const checkFields = fieldsReader(VerifyIdentityRequestSchema, verifyRequest);

/** A message with a record as the fields that the service reads. */
export function verificationFields(request: VerifyIdentityRequest): Given {
  const { identity } = request;
  if (identity === undefined) return checkFields(request);
  return { ...checkFields(request), identity: new ByPath((path) => valuesOfRecords.get(path)?.(identity)) };
}

/** What a message has for each field of a record, by its path. */
const valuesOfRecords: ReadonlyMap<string, PlainOf> = new Map(
  leavesOf(record.fields).map(({ path }) => [path, valueAt(IdentitySchema, path.split("."))]),
);

/** Reads a value in a message or its parts; undefined if a part or an `optional` number is not set. Others are 0. */
function valueAt(desc: DescMessage, [name, ...rest]: readonly string[]): PlainOf {
  const field = desc.fields.find((own) => own.name === name);
  if (field === undefined) throw new RangeError(`${desc.typeName} has no ${name}`);
  const read = field.fieldKind === "message" ? valueAt(field.message, rest) : leafOf(field);
  // cast: a message, whose local names are its properties.
  return (message) => (message === undefined ? undefined : read((message as Properties)[field.localName]));
}

function leafOf(field: DescField): PlainOf {
  if (field.fieldKind === "enum") return wordOf(field.enum, record.fields.gender);
  // JSON has no other numbers, and the verifier takes none.
  if (field.scalar === ScalarType.DOUBLE) return (value) => (Number.isFinite(value) ? value : String(value));
  return (value) => value;
}

/** The reader of a message with the fields of a request; those of a nested template are its own. */
export function fieldsReader(desc: DescMessage, shape: Shape): FieldsOf {
  const template = templateOf(desc);
  const readTemplate = template === undefined ? undefined : fieldsReader(template, shape);
  const fields = desc.fields.flatMap((field) => {
    const value = plainOf(field, shape);
    return value === undefined ? [] : [{ name: field.name, localName: field.localName, value }];
  });
  return (message) => {
    const given: Record<string, unknown> = {};
    if (message === undefined) return given;
    // casts: the local names of a descriptor are the properties of its messages, and a template is a message.
    const properties = message as Message & Properties;
    if (readTemplate !== undefined) Object.assign(given, readTemplate(properties.template as Message | undefined));
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
      return field.presence === Presence.EXPLICIT ? (value) => value : (value) => value || undefined;
    default:
      return undefined;
  }
}

/** The word of an enum's number; an unknown number (proto3 enums are open) stays one, which validation refuses. */
function wordOf(desc: DescEnum, field: Shape[string] | undefined): PlainOf {
  const words = field?.kind === "word" ? field.words : [];
  const byNumber = new Map<unknown, string | undefined>(
    Object.entries(numbersOf(desc)).map(([plain, number]) => [
      number,
      number === 0 ? undefined : (words.find((word) => word.toLowerCase() === plain) ?? plain),
    ]),
  );
  return (number) => (byNumber.has(number) ? byNumber.get(number) : number);
}

/** The numbers of the words of an enum, in lower case: `us` of `COUNTRY_US`. */
export function numbersOf({ values, sharedPrefix = "" }: DescEnum): Readonly<Record<string, number>> {
  return Object.fromEntries(values.map(({ name, number }) => [name.slice(sharedPrefix.length).toLowerCase(), number]));
}

function templateOf({ fields }: DescMessage): DescMessage | undefined {
  return fields.find(({ name }) => name === "template")?.message;
}

/** The enums of the fields of all requests, by the name of the field. */
export const enums: ReadonlyMap<string, DescEnum> = new Map(
  IdentityService.methods.flatMap(({ input }) => enumsOf(input)),
);

function enumsOf(desc: DescMessage): readonly (readonly [field: string, desc: DescEnum])[] {
  const template = templateOf(desc);
  const own = desc.fields.flatMap((field) => (field.fieldKind === "enum" ? [[field.name, field.enum] as const] : []));
  return template === undefined ? own : [...enumsOf(template), ...own];
}

/** The names of words in RPC: `COUNTRY_US` for `us`. A word that stands for the default, such as `any`, has none. */
export const enumNames: NamesOf = (field, ...words) => {
  const desc = enums.get(field);
  if (desc === undefined) return words;
  const { values, sharedPrefix = "" } = desc;
  return words.flatMap((word) => {
    const wanted = sharedPrefix + word.toLowerCase();
    return values.filter(({ name }) => name.toLowerCase() === wanted).map(({ name }) => name);
  });
};

/** The path of a field in a message, or in its template: `template.country`. Undefined if neither has it. */
export function pathIn(desc: DescMessage, field: string): string | undefined {
  const [name = ""] = field.split(/[.[]/, 1);
  if (desc.fields.some((own) => own.name === name)) return field;
  const template = templateOf(desc);
  const path = template === undefined ? undefined : pathIn(template, field);
  return path === undefined ? undefined : `template.${path}`;
}
