import { toBinary } from "@bufbuild/protobuf";
import { system } from "../../src/app/system.ts";
import {
  type GenerateIdentityResponse,
  GenerateIdentityResponseSchema,
} from "../../src/gen/identity/v1/identity_pb.ts";
import { createIdentityService, type RequestFields } from "../../src/service/service.ts";
import { responseMessage } from "../../src/transport/rpc/messages.ts";

const service = createIdentityService(system);

/** The response of the service's own operation to a request. */
export function answerMessage(fields: RequestFields): GenerateIdentityResponse {
  return responseMessage(service.generate(fields));
}

/** One response as bytes, for servers that do no work. */
export function answerBytes(): Uint8Array {
  return toBinary(GenerateIdentityResponseSchema, answerMessage({ gender: "random" }));
}
