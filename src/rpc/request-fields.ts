import { toJson } from "@bufbuild/protobuf";
import {
  GenderSchema,
  GenerateHouseholdRequestSchema,
  GenerateIdentityRequestSchema,
  IdentitySchema,
  ListPlacesRequestSchema,
  ListRulesRequestSchema,
  type VerifyIdentityRequest,
  VerifyIdentityRequestSchema,
} from "../gen/identity/v1/identity_pb.ts";
import type { Given } from "../schema/read.ts";
import { record } from "../schema/record.ts";
import { householdRequest, personRequest, placesRequest, rulesRequest, verifyRequest } from "../schema/request.ts";
import { fieldsReader, wordOf } from "./fields-reader.ts";

/** The readers of the messages that ask for something. */
export const personFields = fieldsReader(GenerateIdentityRequestSchema, personRequest);
export const householdFields = fieldsReader(GenerateHouseholdRequestSchema, householdRequest);
export const placesFields = fieldsReader(ListPlacesRequestSchema, placesRequest);
export const rulesFields = fieldsReader(ListRulesRequestSchema, rulesRequest);
const checkFields = fieldsReader(VerifyIdentityRequestSchema, verifyRequest);

/** A message with a record as the fields that the service reads. */
export function verificationFields(request: VerifyIdentityRequest): Given {
  const { identity } = request;
  return { ...checkFields(request), ...(identity === undefined ? {} : { identity: recordOf(identity) }) };
}

const genderOf = wordOf(GenderSchema, record.gender);

/**
 * A record under its published names. Messages that are not set are left out, and in those that are the numbers that are
 * `optional` in the schema; the others of proto3 are 0 where they were not set, and a height of 5 ft 0 in has one. Empty
 * texts count as missing for the verifier.
 */
function recordOf(identity: NonNullable<VerifyIdentityRequest["identity"]>): object {
  const plain = toJson(IdentitySchema, identity, { useProtoFieldName: true, alwaysEmitImplicit: true });
  // cast: the JSON form of a message is an object
  return { ...(plain as object), gender: genderOf(identity.gender) };
}
