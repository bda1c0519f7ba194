import {
  GenerateHouseholdRequestSchema,
  GenerateIdentityRequestSchema,
  ListPlacesRequestSchema,
  ListRulesRequestSchema,
  VerifyIdentityRequestSchema,
} from "../../gen/identity/v1/identity_pb.ts";
import { householdRequest, personRequest, placesRequest, rulesRequest, verifyRequest } from "../../schema/request.ts";
import { fieldsReader } from "./fields-reader.ts";

/** The readers of the messages that ask for something. */
export const personFields = fieldsReader(GenerateIdentityRequestSchema, personRequest);
export const householdFields = fieldsReader(GenerateHouseholdRequestSchema, householdRequest);
export const placesFields = fieldsReader(ListPlacesRequestSchema, placesRequest);
export const rulesFields = fieldsReader(ListRulesRequestSchema, rulesRequest);
export const checkFields = fieldsReader(VerifyIdentityRequestSchema, verifyRequest);
