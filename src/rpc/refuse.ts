import type { DescMessage } from "@bufbuild/protobuf";
import { Code, ConnectError } from "@connectrpc/connect";
import { headerGrpcMessage, setTrailerStatus } from "@connectrpc/connect/protocol-grpc";
import { isClientAbort } from "../http/message/client-abort.ts";
import type { Context } from "../http/message/context.ts";
import { headerText } from "../http/message/header-text.ts";
import { HttpError } from "../http/message/problem.ts";
import type { Meter } from "../limit/meter.ts";
import type { LogIds } from "../observe/trace-ids.ts";
import { Refusal } from "../service/refusal.ts";
import { once } from "../text/memo.ts";
import { boundError, exhausted, refused } from "./errors.ts";

/** Why a call is not allowed, for RPC; undefined if it is. */
export function refusalOf(meter: Meter | undefined): ConnectError | undefined {
  return meter === undefined || meter.isAllowed ? undefined : exhausted(meter);
}

/** The call that an error ends. */
export interface FailedCall {
  /** Undefined in tests of routes without a server. */
  readonly context: Context | undefined;
  /** The request of its method. */
  readonly request: DescMessage;
  readonly protocolName: string;
  readonly report: (error: unknown, ids: LogIds) => void;
}

/**
 * The error that a client sees: a refusal with the paths of its request, a ConnectError as it is, anything else as
 * INTERNAL, which is reported. A ConnectError is changed in place, and may come again.
 */
export function answerError(thrown: unknown, call: FailedCall): ConnectError {
  const error = boundError(connectError(thrown, call), call.protocolName);
  if (call.context !== undefined) failOperation(call.context, error);
  return error;
}

function connectError(thrown: unknown, { context, request, report }: FailedCall): ConnectError {
  if (thrown instanceof Refusal) return refused(thrown, request);
  if (thrown instanceof ConnectError) return thrown;
  if (isClientAbort(thrown)) return new ConnectError("The client aborted the call.", Code.Canceled);
  report(thrown, context?.ids ?? {});
  return new ConnectError("internal error", Code.Internal);
}

function failOperation({ operation }: Context, { code }: ConnectError): void {
  // `resource_exhausted` for ResourceExhausted, as Connect writes codes.
  if (operation !== undefined) operation.code = (Code[code] ?? "Unknown").replace(/(?<=.)[A-Z]/g, "_$&").toLowerCase();
}

/** Notes a refusal by the HTTP status alone, as of a method or content type that the path does not take. */
export function refuseOperation({ operation }: Context, status: number): void {
  if (operation?.code === "ok" && status >= 400) operation.code = undefined;
}

/** Throws HttpError (415) for gRPC-Web in Base64, which protoc-gen-grpc-web generates by `mode=grpcwebtext`. */
export function requireBinaryWeb(context: Context): void {
  if (context.header("content-type")?.startsWith("application/grpc-web-text") !== true) return;
  refuseOperation(context, 415);
  throw new HttpError(
    415,
    "gRPC-Web in Base64 is not served; generate the client with mode=grpcweb, so that it sends application/grpc-web+proto.",
  );
}

/** gRPC and gRPC-Web with any message format and parameters. */
const ANY_GRPC = /^application\/grpc(-web)?(?:[+;]|$)/;

/** Made at the first such call: an error of Connect has a `Headers`, with which Node loads all of undici. */
const unknownMethod = once(() => new ConnectError("There is no such service or method.", Code.Unimplemented));

/**
 * Answers a gRPC or gRPC-Web call of an unknown path with UNIMPLEMENTED, which balancers probe by paths such as
 * `/AWS.ALB/healthcheck`; returns false if the request is none.
 */
export function refuseUnknown(context: Context): boolean {
  if (context.request.method !== "POST") return false;
  requireBinaryWeb(context);
  const [type, web] = ANY_GRPC.exec(context.header("content-type") ?? "") ?? [];
  // gRPC needs HTTP/2: its errors are trailers.
  if (type === undefined || (web === undefined && !context.isHttp2)) return false;
  const error = refusalOf(context.meter) ?? unknownMethod();
  if (web === undefined) sendTrailersOnly(context, error);
  else {
    const status = Object.fromEntries(setTrailerStatus(statusTrailer(), error));
    context.send(200, { "content-type": "application/grpc-web+proto", ...status });
  }
  return true;
}

const GRPC = /^application\/grpc(?:\+(?:proto|json))?$/;

export function isGrpc(context: Context): boolean {
  return context.isHttp2 && GRPC.test(context.header("content-type") ?? "");
}

/** Ends a gRPC call by Trailers-Only, where clients obey a pushback (gRFC A6); `more` is the method's metadata. */
export function sendTrailersOnly(
  context: Context,
  error: ConnectError,
  more: readonly (Headers | undefined)[] = [],
): void {
  failOperation(context, error);
  const { stream } = context.request;
  if (stream === undefined || stream.destroyed || stream.closed) return;
  const type = context.header("content-type") ?? "";
  const values: Record<string, string[]> = {};
  for (const fields of [...more, setTrailerStatus(statusTrailer(), error)]) {
    for (const [name, value] of fields ?? []) values[name] = [...(values[name] ?? []), value];
  }
  const contentType = type === "application/grpc" ? "application/grpc+proto" : type;
  stream.respond({ ":status": 200, "content-type": contentType, ...context.fields(), ...values }, { endStream: true });
  // The rest of the request is discarded, so that its stream can close.
  stream.resume();
}

/** A copy that encodes `grpc-message` by gRPC's specification; Connect (2.2.0) encodes it as a URI component. */
export function statusTrailer(fields?: Headers): Headers {
  const trailer = new Headers(fields);
  const set = trailer.set.bind(trailer);
  return Object.assign(trailer, {
    set(name: string, value: string) {
      set(name, name === headerGrpcMessage ? headerText(decodeURIComponent(value)) : value);
    },
  });
}
