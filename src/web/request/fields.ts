import { fromJsonString } from "@bufbuild/protobuf";
import {
  Country,
  type GenerateIdentityRequest,
  GenerateIdentityRequestSchema,
} from "../../gen/identity/v1/identity_pb.ts";
import { type Input, type Shape, word } from "../../schema/field.ts";
import { personRequestWith } from "../../schema/person-request.ts";

const countries: ReadonlyMap<string, Country> = new Map(
  Object.entries(Country)
    .filter(([, number]) => number !== Country.UNSPECIFIED)
    .map(([name, number]) => [name.toLowerCase(), number]),
);

// The page has the service's own data version.
const { data_version: _, ...requestFields } = personRequestWith((about) => word(about, [...countries.keys()]));

/** The form and its link: the request, and how it is sent. */
export const queryFields = { ...requestFields, protocol: word("Protocol of the calls.", ["connect", "grpc-web"]) };

/** The fields of the form that are set, under their published names. */
export type Query = Input<typeof queryFields>;

export type Value = string | number | boolean | readonly string[];

/** The fields of a shape that a query sets, in the shape's order, without false and empty lists. */
export function fieldsOf(
  query: Readonly<Record<string, Value | undefined>>,
  shape: Shape = requestFields,
): readonly (readonly [name: string, value: Value])[] {
  return Object.keys(shape).flatMap((name) => {
    const value = query[name];
    const isOmitted = value === undefined || value === "" || value === false;
    return isOmitted || (typeof value === "object" && value.length === 0) ? [] : [[name, value] as const];
  });
}

export function queryOf(values: Readonly<Record<string, Value | undefined>>, shape: Shape = queryFields): Query {
  // cast: the values are what `readText` read of the fields of these names.
  return Object.fromEntries(fieldsOf(values, shape)) as Query;
}

const descriptors = new Map(GenerateIdentityRequestSchema.fields.map((field) => [field.name, field]));

interface SchemaField {
  readonly name: string;
  /** In JavaScript: `min_age` is `minAge`. */
  readonly localName: string;
  /** Its enum, if any, such as `CardBrand`. */
  readonly type: string | undefined;
  /** The enum value's name, such as `CARD_BRAND_VISA`, or the value itself. */
  readonly value: Value;
}

export function schemaFields(query: Query): readonly SchemaField[] {
  return fieldsOf(query).map(([name, value]) => {
    const { localName = name, enum: type } = descriptors.get(name) ?? {};
    const inSchema = type === undefined ? value : `${type.sharedPrefix ?? ""}${value}`.toUpperCase();
    return { name, localName, type: type?.name, value: inSchema };
  });
}

/** The number of a published code; unspecified if empty. */
export function countryNumber(code: string): Country {
  return countries.get(code) ?? Country.UNSPECIFIED;
}

/** The request of a query in Protobuf's JSON. */
export function schemaJson(query: Query): string {
  return JSON.stringify(Object.fromEntries(schemaFields(query).map(({ name, value }) => [name, value])));
}

export function requestOf(query: Query): GenerateIdentityRequest {
  return fromJsonString(GenerateIdentityRequestSchema, schemaJson(query));
}
