// The peer of gRPC: @grpc/grpc-js with the same codec (protobuf-es) and the same people. No limit, no request ids.
import { fromBinary, toBinary } from "@bufbuild/protobuf";
import { Server, ServerCredentials } from "@grpc/grpc-js";
import {
  type GenerateIdentityRequest,
  GenerateIdentityRequestSchema,
  type GenerateIdentityResponse,
  GenerateIdentityResponseSchema,
} from "../../src/gen/identity/v1/identity_pb.ts";
import { personFields } from "../../src/rpc/request-fields.ts";
import { answerMessage } from "./answer-message.ts";

const server = new Server();
server.addService(
  {
    generateIdentity: {
      path: "/identity.v1.IdentityService/GenerateIdentity",
      requestStream: false,
      responseStream: false,
      requestSerialize: () => Buffer.alloc(0),
      requestDeserialize: (bytes: Buffer) => fromBinary(GenerateIdentityRequestSchema, bytes),
      responseSerialize: (message: GenerateIdentityResponse) =>
        Buffer.from(toBinary(GenerateIdentityResponseSchema, message)),
      responseDeserialize: () => {},
    },
  },
  {
    generateIdentity(
      call: { readonly request: GenerateIdentityRequest },
      reply: (error: null, message: GenerateIdentityResponse) => void,
    ) {
      reply(null, answerMessage(personFields(call.request)));
    },
  },
);
server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, port) => {
  if (error !== null) throw error;
  console.log(`serves http://localhost:${port}`);
});
