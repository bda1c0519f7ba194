import { type DescEnum, type DescField, type DescMessage, type Message, toJson } from "@bufbuild/protobuf";
import { FeatureSet_FieldPresence as Presence } from "@bufbuild/protobuf/wkt";
import {
  GenderSchema,
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
import { record } from "../schema/record.ts";
import { householdRequest, personRequest, placesRequest, rulesRequest, verifyRequest } from "../schema/request.ts";

/** Reads the fields of a message that are set, under their published names. */
type FieldsOf = (message: Message | undefined) => Given;

/** The value of a field in plain JSON; undefined for the default of the schema, which is a field that was not sent. */
type PlainOf = (value: unknown) => unknown;

/** The readers of the messages that ask for something. */
export const personFields = fieldsReader(GenerateIdentityRequestSchema, personRequest);
export const householdFields = fieldsReader(GenerateHouseholdRequestSchema, householdRequest);
export const placesFields = fieldsReader(ListPlacesRequestSchema, placesRequest);
export const rulesFields = fieldsReader(ListRulesRequestSchema, rulesRequest);
const checkFields = fieldsReader(VerifyIdentityRequestSchema, verifyRequest);
const genderOf = wordOf(GenderSchema, record.gender);

/**
 * A message with a record as the fields that the service reads. Parts that are not set are left out, and in those that are
 * the numbers that are `optional` in the schema; the others of proto3 are 0 where they were not set, and a height of 5 ft
 * 0 in has one. Empty texts count as missing for the verifier.
 */
export function verificationFields(request: VerifyIdentityRequest): Given {
  const { identity } = request;
  if (identity === undefined) return checkFields(request);
  // cast: the JSON form of a message is an object.
  const plain = toJson(IdentitySchema, identity, { useProtoFieldName: true, alwaysEmitImplicit: true }) as object;
  return { ...checkFields(request), identity: { ...plain, gender: genderOf(identity.gender) } };
}

/**
 * The reader of a message with the fields of a request, made once from its descriptor. The fields of a nested template
 * are those of the request itself.
 */
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
    const properties = message as Message & Readonly<Record<string, unknown>>;
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

/** The word of an enum's number. Enums of proto3 are open: an unknown number stays a number, which validation refuses. */
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

/** The message whose fields count as those of a message too. */
function templateOf({ fields }: DescMessage): DescMessage | undefined {
  return fields.find(({ name }) => name === "template")?.message;
}

/** The enums of the fields of all requests, by the name of the field. */
const enums: ReadonlyMap<string, DescEnum> = new Map(IdentityService.methods.flatMap(({ input }) => enumsOf(input)));

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
