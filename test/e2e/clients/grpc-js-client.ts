import { fileURLToPath } from "node:url";
import {
  type ChannelCredentials,
  type ChannelOptions,
  Client,
  type ClientReadableStream,
  credentials,
  Metadata,
  type MethodDefinition,
  type ServiceDefinition,
  type ServiceError,
} from "@grpc/grpc-js";
import { loadSync } from "@grpc/proto-loader";
import protobuf from "protobufjs";
import { onTestFinished } from "vitest";

const proto = fileURLToPath(new URL("../../../proto", import.meta.url));

/** Messages as protobufjs makes them: the tests check every field that they read. */
export type Message = Readonly<Record<string, unknown>>;

/** What a unary call came to. */
export interface Outcome {
  readonly answer: Message | undefined;
  readonly error: ServiceError | undefined;
  readonly headers: Metadata;
}

/** How a call ends early. */
export interface CallOptions {
  readonly deadline?: number;
  readonly signal?: AbortSignal;
}

/** A client of the service with stubs of its own, made from the schema's files by another implementation of protobuf. */
export interface ForeignClient {
  readonly channel: ReturnType<Client["getChannel"]>;
  /** Calls a method such as `identity.v1.IdentityService/GenerateIdentity`. */
  call(path: string, request: Message, options?: CallOptions): Promise<Outcome>;
  /** All that a streaming method answers. */
  stream(path: string, request: Message): Promise<readonly Message[]>;
  /** The stream of a streaming method, to be read or cancelled. */
  open(path: string, request: Message): ClientReadableStream<Message>;
}

const definitions = loadSync(["identity/v1/identity.proto", "grpc/health/v1/health.proto"], {
  includeDirs: [proto],
  keepCase: true,
  defaults: true,
  enums: String,
  longs: String,
});

/** Connects to `127.0.0.1:port`; closed when the test is finished. */
export function grpcJs(
  port: number,
  options: ChannelOptions = {},
  channel: ChannelCredentials = credentials.createInsecure(),
): ForeignClient {
  const client = new Client(`127.0.0.1:${port}`, channel, options);
  onTestFinished(() => client.close());
  const open = (path: string, request: Message): ClientReadableStream<Message> => {
    const { requestSerialize, responseDeserialize } = methodOf(path);
    return client.makeServerStreamRequest(`/${path}`, requestSerialize, responseDeserialize, request);
  };
  return {
    channel: client.getChannel(),
    call: (path, request, { deadline, signal } = {}) =>
      new Promise((resolve) => {
        const { requestSerialize, responseDeserialize } = methodOf(path);
        let headers = new Metadata();
        const options = deadline === undefined ? {} : { deadline };
        const call = client
          .makeUnaryRequest(
            `/${path}`,
            requestSerialize,
            responseDeserialize,
            request,
            new Metadata(),
            options,
            (error, answer) => resolve({ answer, error: error ?? undefined, headers }),
          )
          .on("metadata", (metadata) => {
            headers = metadata;
          });
        signal?.addEventListener("abort", () => call.cancel());
      }),
    stream: async (path, request) => Array.fromAsync<Message>(open(path, request)),
    open,
  };
}

function methodOf(path: string): MethodDefinition<Message, Message> {
  const [service = "", method = ""] = path.split("/");
  // Both names are given in full, and a service's definition holds its methods by name.
  const definition = (definitions[service] as ServiceDefinition | undefined)?.[method];
  if (definition === undefined) throw new Error(`the schema has no ${path}`);
  return definition;
}

const details = new protobuf.Root();
details.resolvePath = (_origin, target) => (target.startsWith("google/protobuf/") ? target : `${proto}/${target}`);
details.loadSync(["google/rpc/status.proto", "google/rpc/error_details.proto"], { keepCase: true });

/** The details of an error by the name of their type, decoded from `grpc-status-details-bin`. */
export function detailsOf(error: ServiceError | undefined): Readonly<Record<string, Message>> {
  const [bytes] = error?.metadata.get("grpc-status-details-bin") ?? [];
  if (!Buffer.isBuffer(bytes)) return {};
  const status = decode("google.rpc.Status", bytes);
  const list = Array.isArray(status.details) ? status.details : [];
  return Object.fromEntries(
    list.map(({ type_url, value }: { readonly type_url: string; readonly value: string }) => {
      const name = type_url.slice(type_url.lastIndexOf("/") + 1);
      return [name, decode(name, Buffer.from(value, "base64"))];
    }),
  );
}

function decode(name: string, bytes: Uint8Array): Message {
  const type = details.lookupType(name);
  return type.toObject(type.decode(bytes), { longs: String, bytes: String });
}
