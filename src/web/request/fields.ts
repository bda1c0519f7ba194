import { fromJsonString } from "@bufbuild/protobuf";
import {
  Country,
  type GenerateIdentityRequest,
  GenerateIdentityRequestSchema,
} from "../../gen/identity/v1/identity_pb.ts";
import { type Input, type Shape, word } from "../../schema/field.ts";
import { personRequestWith } from "../../schema/person-request.ts";

/** The published codes and the numbers of the schema. */
const countries: ReadonlyMap<string, Country> = new Map(
  Object.entries(Country)
    .filter(([, number]) => number !== Country.UNSPECIFIED)
    .map(([name, number]) => [name.toLowerCase(), number]),
);

// People of the page are of the service's own data version.
const { data_version: _, ...requestFields } = personRequestWith((about) => word(about, [...countries.keys()]));

/** What the form and its link hold: the request, and how it is sent. */
export const queryFields = { ...requestFields, protocol: word("Protocol of the calls.", ["connect", "grpc-web"]) };

/** The state of the form: the fields that are set, under their published names. */
export type Query = Input<typeof queryFields>;

export type Value = string | number | boolean | readonly string[];

/** The fields of a shape that are set in a query, in the order of the shape. False and an empty list are omitted. */
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

/** A query with those of these values that are set. */
export function queryOf(values: Readonly<Record<string, Value | undefined>>, shape: Shape = queryFields): Query {
  // cast: the values are what `readText` read of the fields of these names.
  return Object.fromEntries(fieldsOf(values, shape)) as Query;
}

const descriptors = new Map(GenerateIdentityRequestSchema.fields.map((field) => [field.name, field]));

/** A field of the request as the schema has it. */
interface SchemaField {
  readonly name: string;
  /** Its name in JavaScript: `min_age` is `minAge`. */
  readonly localName: string;
  /** Its enum, such as `CardBrand`; undefined if it has none. */
  readonly type: string | undefined;
  /** The name of the enum's value, such as `CARD_BRAND_VISA`, or the value itself. */
  readonly value: Value;
}

/** The fields of the request that are set in a query. */
export function schemaFields(query: Query): readonly SchemaField[] {
  return fieldsOf(query).map(([name, value]) => {
    const { localName = name, enum: type } = descriptors.get(name) ?? {};
    const inSchema = type === undefined ? value : `${type.sharedPrefix ?? ""}${value}`.toUpperCase();
    return { name, localName, type: type?.name, value: inSchema };
  });
}

/** The number of a published code in the schema; unspecified for an empty one. */
export function countryNumber(code: string): Country {
  return countries.get(code) ?? Country.UNSPECIFIED;
}

/** The request of a query in Protobuf's JSON. */
export function schemaJson(query: Query): string {
  return JSON.stringify(Object.fromEntries(schemaFields(query).map(({ name, value }) => [name, value])));
}

/** The request message of a query. */
export function requestOf(query: Query): GenerateIdentityRequest {
  return fromJsonString(GenerateIdentityRequestSchema, schemaJson(query));
}
