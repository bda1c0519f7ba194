import { type DescFile, toBinary } from "@bufbuild/protobuf";
import { nestedTypes } from "@bufbuild/protobuf/reflect";
import { FileDescriptorProtoSchema } from "@bufbuild/protobuf/wkt";
import { Code, ConnectError, type ConnectRouter, type ServiceImpl } from "@connectrpc/connect";
import { file_google_rpc_error_details } from "../gen/google/rpc/error_details_pb.ts";
import { Health } from "../gen/grpc/health/v1/health_pb.ts";
import { ServerReflection, type ServerReflectionRequest } from "../gen/grpc/reflection/v1/reflection_pb.ts";
import { ServerReflection as ServerReflectionAlpha } from "../gen/grpc/reflection/v1alpha/reflection_pb.ts";
import { IdentityService } from "../gen/identity/v1/identity_pb.ts";
import { limitGate } from "./begin.ts";
import { nextTurn } from "./methods/call.ts";

const services = [IdentityService, Health, ServerReflection, ServerReflectionAlpha];

/** A file with all that it imports, itself first. */
function closureOf(file: DescFile): ReadonlySet<DescFile> {
  const closure = new Set([file]);
  // A set is iterated in the order of insertion, entries added meanwhile included.
  for (const { dependencies } of closure) for (const dependency of dependencies) closure.add(dependency);
  return closure;
}

/** Requests on one stream: clients ask for each file once, and some for each symbol. */
const MOST_REQUESTS = 100;

const files: ReadonlyMap<string, DescFile> = new Map(
  [...services.map(({ file }) => file), file_google_rpc_error_details]
    .flatMap((file) => [...closureOf(file)])
    .map((file) => [file.proto.name, file]),
);

const encoded: ReadonlyMap<DescFile, Uint8Array> = new Map(
  [...files.values()].map((file) => [file, toBinary(FileDescriptorProtoSchema, file.proto)]),
);

const fileOfSymbol: ReadonlyMap<string, string> = new Map(
  [...files.values()].flatMap((file) =>
    [...nestedTypes(file)].flatMap((type) => {
      const methods = type.kind === "service" ? type.methods.map(({ name }) => `${type.typeName}.${name}`) : [];
      return [type.typeName, ...methods].map((symbol) => [symbol, file.proto.name] as const);
    }),
  ),
);

/** grpc.reflection.v1 and v1alpha from the descriptors that the generated code carries. */
export function reflectionRoutes(router: ConnectRouter): void {
  for (const service of [ServerReflection, ServerReflectionAlpha] as const) {
    // Both versions have the same messages under two names.
    const versioned = service as typeof ServerReflection;
    const implementation: ServiceImpl<typeof ServerReflection> = {
      async *serverReflectionInfo(requests, context) {
        let answered = 0;
        for await (const request of requests) {
          if (answered++ >= MOST_REQUESTS) throw tooManyRequests();
          await nextTurn(context);
          yield { validHost: request.host, originalRequest: request, messageResponse: answer(request) };
        }
      },
    };
    router.service(versioned, implementation, { requestGate: limitGate });
  }
}

function tooManyRequests(): ConnectError {
  return new ConnectError(`A stream takes ${MOST_REQUESTS} requests; open another one.`, Code.ResourceExhausted);
}

function answer({ messageRequest: asked }: ServerReflectionRequest) {
  switch (asked.case) {
    case "listServices":
      return {
        case: "listServicesResponse",
        value: { service: services.map(({ typeName: name }) => ({ name })) },
      } as const;
    case "fileByFilename":
      return fileAnswer(asked.value);
    case "fileContainingSymbol":
      return fileAnswer(fileOfSymbol.get(asked.value) ?? "");
    case "allExtensionNumbersOfType":
      return { case: "allExtensionNumbersResponse", value: { baseTypeName: asked.value } } as const;
    default:
      return failure(Code.NotFound, "there are no extensions");
  }
}

function fileAnswer(name: string) {
  const file = files.get(name);
  if (file === undefined) return failure(Code.NotFound, "no such file or symbol");
  const fileDescriptorProto = [...closureOf(file)].flatMap((one) => encoded.get(one) ?? []);
  return { case: "fileDescriptorResponse", value: { fileDescriptorProto } } as const;
}

function failure(errorCode: Code, errorMessage: string) {
  return { case: "errorResponse", value: { errorCode, errorMessage } } as const;
}
