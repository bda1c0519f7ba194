import { create, toBinary } from "@bufbuild/protobuf";
import {
  type GenerateIdentityResponse,
  GenerateIdentityResponseSchema,
} from "../../src/gen/identity/v1/identity_pb.ts";
import { createIdentityService, type RequestFields } from "../../src/service/service.ts";
import { surroundings } from "../../src/system.ts";
import { toMessage } from "../../src/transport/proto.ts";

const service = createIdentityService(surroundings);

/** The answer to a request, drawn anew: what the service itself does for a call. */
export function answerMessage(fields: RequestFields): GenerateIdentityResponse {
  const { identity, seed, referenceDate, dataVersion } = service.generate(fields);
  return create(GenerateIdentityResponseSchema, {
    identity: toMessage(identity),
    seed,
    referenceDate,
    dataVersion,
  });
}

/** One answer as bytes, for servers that do no work. */
export function answerBytes(): Uint8Array {
  return toBinary(GenerateIdentityResponseSchema, answerMessage({ gender: "random" }));
}
