import { create, toBinary } from "@bufbuild/protobuf";
import {
  BatchGenerateIdentitiesRequestSchema,
  Gender,
  GenerateIdentityRequestSchema,
  StreamIdentitiesRequestSchema,
} from "../src/gen/identity/v1/identity_pb.ts";

/** One person of either gender and any country, as each door is asked for it. */
export const plainRequest = '{"gender":"random"}';
export const connectRequest = '{"gender":"GENDER_RANDOM"}';

export const service = "/identity.v1.IdentityService";

const template = create(GenerateIdentityRequestSchema, { gender: Gender.RANDOM });

/** Messages of gRPC in base64. */
export const messages = {
  one: () => base64(toBinary(GenerateIdentityRequestSchema, template)),
  batch: (count: number) =>
    base64(
      toBinary(BatchGenerateIdentitiesRequestSchema, create(BatchGenerateIdentitiesRequestSchema, { template, count })),
    ),
  stream: (count: number) =>
    base64(toBinary(StreamIdentitiesRequestSchema, create(StreamIdentitiesRequestSchema, { template, count }))),
} as const;

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
