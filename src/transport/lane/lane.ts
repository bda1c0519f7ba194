import { create, type DescMessage, type Message } from "@bufbuild/protobuf";
import { Code, ConnectError, type ConnectRouter, type ContextValues } from "@connectrpc/connect";
import {
  type Compression,
  compressionNegotiate,
  invokeUnaryImplementation,
  type UniversalHandlerOptions,
  validateUniversalHandlerOptions,
} from "@connectrpc/connect/protocol";
import { header, type Request, type Response } from "../exchange.ts";
import { nameField } from "../rpc-error.ts";
import { gone } from "./body.ts";
import { connect } from "./connect.ts";
import { LaneContext } from "./context.ts";
import { grpc } from "./grpc.ts";
import { type UnaryMethod, unaryMethods } from "./methods.ts";
import type { Answer, Timeout, Wire } from "./wire.ts";

export interface LaneOptions {
  readonly routes: readonly ((router: ConnectRouter) => void)[];
  /** The stock adapter's own options, so that both answer alike. */
  readonly options: Partial<UniversalHandlerOptions>;
  readonly contextValues: (request: Request) => ContextValues;
  /** Told once of every bug. */
  readonly report: (error: unknown) => void;
}

/** Answers a call; false, with nothing consumed, if it is none for the lane. */
export type Lane = (request: Request, response: Response) => boolean;

/**
 * A short way for unary calls: gRPC over HTTP/2, and Connect. Connect's node adapter passes each call through a dozen
 * asynchronous iterables and spends five times what the call itself needs; the lane reads one message, calls the method
 * and writes once. Contexts, interceptors, serialization, errors and status are Connect's own. Everything that is not
 * plainly such a call is the stock adapter's: streams, compressed requests, GET, gRPC-Web, other content types.
 *
 * To be deleted when connect-node does a unary call as fast: `npm run bench -- --only grpc,connect` shows both.
 */
export function createLane({ routes, options: given, contextValues, report }: LaneOptions): Lane {
  const options = validateUniversalHandlerOptions(given);
  const methods = unaryMethods(routes, options);
  const wires = new Map<string, Wire>([
    ["application/grpc", grpc(true)],
    ["application/grpc+proto", grpc(true)],
    ["application/grpc+json", grpc(false)],
    ["application/proto", connect(true, options.jsonOptions)],
    ["application/json", connect(false, options.jsonOptions)],
  ]);
  const negotiate = createNegotiation(options.acceptCompression);

  const answer = async (request: Request, response: Response, method: UnaryMethod, wire: Wire): Promise<void> => {
    const timeout: Timeout = wire.parseTimeout(header(request, wire.timeout) ?? null, options.maxTimeoutMs);
    const context = new LaneContext({
      request,
      response,
      method: method.spec.method,
      protocolName: wire.protocolName,
      timeoutMs: timeout.timeoutMs,
      shutdownSignal: options.shutdownSignal,
      contextValues,
    });
    const answerOf = (): Answer => ({
      request,
      response,
      ...context.sent,
      compression: negotiate(header(request, wire.acceptEncoding), wire),
      compressFrom: options.compressMinBytes,
    });
    let message: Uint8Array;
    try {
      const gated = method.gate?.(context);
      if (gated !== undefined) await gated;
      if (timeout.error !== undefined) throw timeout.error;
      const bytes = await wire.read(request, options.readMaxBytes);
      const input = parse(method, wire, bytes);
      const output = await invoke(method, context, input, options.interceptors);
      message = method.serialization.getO(wire.binary).serialize(output);
    } catch (error) {
      context.end(error);
      if (error !== gone) await wire.fail(answerOf(), connectError(error));
      return;
    }
    context.end();
    await wire.succeed(answerOf(), message);
  };

  return (request, response) => {
    if (request.method !== "POST") return false;
    const method = methods.get(request.url ?? "");
    const wire = wires.get(header(request, "content-type") ?? "");
    if (method === undefined || wire === undefined) return false;
    if (wire.needsHttp2 && !("stream" in request)) return false;
    if ((header(request, wire.encoding) ?? "identity") !== "identity") return false;
    answer(request, response, method, wire).catch(report);
    return true;
  };
}

/** Reads a message. That bytes are no message is the client's doing: not INTERNAL, which Connect says. */
function parse({ serialization }: UnaryMethod, { binary }: Wire, bytes: Uint8Array): Message {
  try {
    return serialization.getI(binary).parse(bytes);
  } catch (error) {
    const { code, rawMessage } = ConnectError.from(error);
    if (code !== Code.Internal && code !== Code.InvalidArgument) throw error;
    const refusal = new ConnectError(rawMessage, Code.InvalidArgument);
    nameField(refusal);
    throw refusal;
  }
}

async function invoke(
  { spec }: UnaryMethod,
  context: LaneContext,
  input: Message,
  interceptors: UniversalHandlerOptions["interceptors"],
): Promise<Message> {
  if (interceptors.length > 0) return invokeUnaryImplementation(spec, context.whole(), input, interceptors);
  // What invokeUnaryImplementation does where there are none, without a copy of the context.
  return create<DescMessage>(spec.method.output, await spec.impl(input, context));
}

function connectError(error: unknown): ConnectError {
  if (error instanceof ConnectError) return error;
  return new ConnectError("internal error", Code.Internal, undefined, undefined, error);
}

/** How many distinct headers are remembered: a client sends always the same, and clients are of few kinds. */
const KNOWN_LIMIT = 64;

/** How an answer may be compressed, by what its client accepts. */
function createNegotiation(available: Compression[]) {
  const known = new Map<string, Compression | null>();
  return (accepted: string | undefined, { acceptEncoding }: Wire): Compression | null => {
    if (accepted === undefined) return null;
    let compression = known.get(accepted);
    if (compression === undefined) {
      compression = compressionNegotiate(available, null, accepted, acceptEncoding).response;
      if (known.size >= KNOWN_LIMIT) known.clear();
      known.set(accepted, compression);
    }
    return compression;
  };
}
