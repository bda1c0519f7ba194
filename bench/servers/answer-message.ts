import { toBinary } from "@bufbuild/protobuf";
import { system } from "../../src/app/system.ts";
import {
  type GenerateIdentityResponse,
  GenerateIdentityResponseSchema,
} from "../../src/gen/identity/v1/identity_pb.ts";
import { createIdentityService } from "../../src/library/generator.ts";
import { messageWriter } from "../../src/rpc/message-writer.ts";
import type { RequestFields } from "../../src/service/service.ts";

const service = createIdentityService(system);
const response = messageWriter(GenerateIdentityResponseSchema);

/** The response of the service's own operation to a request. */
export function answerMessage(fields: RequestFields): GenerateIdentityResponse {
  const { identity, seed, referenceDate, dataVersion } = service.generate(fields);
  return response({ identity, seed, reference_date: referenceDate, data_version: dataVersion });
}

/** One response as bytes, for servers that do no work. */
export function answerBytes(): Uint8Array {
  return toBinary(GenerateIdentityResponseSchema, answerMessage({ gender: "random" }));
}
