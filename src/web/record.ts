import { toJson } from "@bufbuild/protobuf";
import { Gender, type Identity, IdentitySchema } from "../gen/identity/v1/identity_pb.ts";

/** A value of a record: text, a number, or a nested record. */
export type Value = string | number | PlainRecord;

/** A person under the published names, as POST /generate answers. */
export interface PlainRecord {
  readonly [name: string]: Value;
}

/** The published JSON of a person that came as a message. */
export function plainRecord(identity: Identity): PlainRecord {
  const json = toJson(IdentitySchema, identity, { useProtoFieldName: true, alwaysEmitImplicit: true });
  // The schema has texts, numbers and messages alone; its one enum is replaced by the word of the plain form.
  return { ...(json as unknown as PlainRecord), gender: identity.gender === Gender.MALE ? "male" : "female" };
}

/** The fields of a record in their order, nested ones with a dot. */
export function flatten(record: PlainRecord, prefix = ""): readonly (readonly [name: string, value: string])[] {
  return Object.entries(record).flatMap(([name, value]) =>
    typeof value === "object" ? flatten(value, `${prefix}${name}.`) : [[prefix + name, String(value)] as const],
  );
}
