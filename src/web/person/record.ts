import { toJson } from "@bufbuild/protobuf";
import { Gender, type Identity, IdentitySchema } from "../../gen/identity/v1/identity_pb.ts";

/** A person under the published field names, as POST /generate answers. */
export function plainRecord(identity: Identity): object {
  const json = toJson(IdentitySchema, identity, { useProtoFieldName: true, alwaysEmitImplicit: true });
  // The plain form has a word for the one enum, gender.
  return Object.assign({}, json, { gender: identity.gender === Gender.MALE ? "male" : "female" });
}
