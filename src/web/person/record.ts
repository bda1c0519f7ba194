import { toJson } from "@bufbuild/protobuf";
import { Gender, type Identity, IdentityDetailsSchema, IdentitySchema } from "../../gen/identity/v1/identity_pb.ts";

/** Fields that only some requests ask for. */
const optional = ["details", "extra", "violated"];

/** A person under the published field names, as POST /generate answers. */
export function plainRecord(identity: Identity): object {
  const { details, extra, violated } = identity;
  const json = toJson(IdentitySchema, identity, { useProtoFieldName: true, alwaysEmitImplicit: true });
  return {
    ...Object.fromEntries(Object.entries(Object(json)).filter(([name]) => !optional.includes(name))),
    gender: identity.gender === Gender.MALE ? "male" : "female",
    ...(violated.length === 0 ? {} : { violated }),
    ...(details === undefined ? {} : { details: toJson(IdentityDetailsSchema, details, { useProtoFieldName: true }) }),
    ...(Object.keys(extra).length === 0 ? {} : { extra }),
  };
}

/** A person as a table row, without details and broken rules, whose shapes differ between people. */
export function flatRecord(identity: Identity): object {
  const { details: _, ...rest } = identity;
  return plainRecord({ ...rest, violated: [] });
}
