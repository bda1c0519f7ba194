import { isUtf8 } from "node:buffer";
import { Code, ConnectError, createContextKey, type HandlerContext } from "@connectrpc/connect";
import { parseTimeout as parseConnectTimeout } from "@connectrpc/connect/protocol-connect";
import { parseTimeout as parseGrpcTimeout } from "@connectrpc/connect/protocol-grpc";
import { compressionGzip } from "@connectrpc/connect-node";
import type { GenerateIdentityRequest } from "../gen/identity/v1/identity_pb.ts";
import { messageLimits } from "../http/limits.ts";
import { cachingOf } from "../http/message/caching.ts";
import type { Context } from "../http/message/context.ts";
import type { LargeBodies } from "../http/message/large-bodies.ts";
import { header } from "../http/message/message.ts";
import { parametersIn } from "../http/message/query.ts";
import { dataVersion } from "../person/field.ts";
import { addViolation, exhausted } from "./errors.ts";
import { refusalOf, requireBinaryWeb } from "./refuse.ts";

/** The HTTP context of a call; undefined in tests of routes without a server. */
export const contextKey = createContextKey<Context | undefined>(undefined, { description: "HTTP context" });

/** Counts a call as good until it fails, prepares its headers. Throws HttpError (415) for gRPC-Web in Base64. */
export function begin(context: Context): void {
  if (context.operation !== undefined) context.operation.code = "ok";
  if (context.isGrpc) prepareGrpc(context);
  requireBinaryWeb(context);
  boundDeadline(context);
}

/** Fields of a gRPC response that say which compressions of messages are read. */
const accepts = { "grpc-accept-encoding": compressionGzip.name };

/**
 * Leaves out parameters of the content type, which Connect's handlers (2.2.0) do not know, and `grpc-accept-encoding`
 * where the request is not compressed, as grpc-go and grpc-java do: gzip is costly.
 */
function prepareGrpc(context: Context): void {
  const { headers } = context.request;
  const [type = "", ...parameters] = context.header("content-type")?.split(";") ?? [];
  if (parameters.length > 0) headers["content-type"] = type.trim();
  if ((context.header("grpc-encoding") ?? "identity") === "identity") delete headers["grpc-accept-encoding"];
  context.set(accepts);
}

const { longestDeadline } = messageLimits;

/** The header fields of a deadline, how each is read, and the longest that a timer can wait for, about 24 days. */
const deadlines = [
  ["connect-timeout-ms", parseConnectTimeout, `${longestDeadline}`],
  ["grpc-timeout", parseGrpcTimeout, `${Math.floor(longestDeadline / 1_000)}S`],
] as const;

/** Cuts longer deadlines, which would fire at once. What is malformed is left for Connect to refuse. */
function boundDeadline({ request }: Context): void {
  for (const [name, parse, longest] of deadlines) {
    const given = header(request, name);
    if (given === undefined) continue;
    const { timeoutMs = 0 } = parse(given, Number.POSITIVE_INFINITY);
    if (timeoutMs > longestDeadline) request.headers[name] = longest;
  }
}

/** Throws ConnectError for a URL not in UTF-8 or a message not in Base64, which handlers (2.2.0) take wrongly. */
export function requireReadable({ requestMethod, url }: HandlerContext): void {
  if (requestMethod !== "GET") return;
  const { search, searchParams } = new URL(url);
  for (const { name, isUtf8: isText } of parametersIn(search)) if (!isText) throw notUtf8(name);
  const message = searchParams.get("message") ?? "";
  // Of either alphabet, padded or not.
  const isBase64 = /^[A-Za-z0-9+/_-]*={0,2}$/.test(message) && message.replace(/=+$/, "").length % 4 !== 1;
  if (searchParams.get("base64") === "1" && !isBase64)
    throw new ConnectError("The parameter message is not Base64.", Code.InvalidArgument);
  const isPlainJson = searchParams.get("encoding") === "json" && !searchParams.get("compression");
  if (isPlainJson && searchParams.get("base64") === "1" && !isUtf8(Buffer.from(message, "base64")))
    throw notUtf8("message");
}

function notUtf8(parameter: string): ConnectError {
  const error = new ConnectError(`The parameter ${parameter} is not UTF-8.`, Code.InvalidArgument);
  return addViolation(error, parameter, "must be UTF-8", "INVALID_FORMAT");
}

/** Refuses a call over the limit before its body is read. */
export function limitGate({ values }: HandlerContext): void {
  const refusal = refusalOf(values.get(contextKey)?.meter);
  if (refusal !== undefined) throw refusal;
}

/** The gate of a method with large messages: also refuses calls while `limits.largeBodies` others are answered. */
export function largeBodyGate(largeBodies: LargeBodies) {
  return (call: HandlerContext): void => {
    limitGate(call);
    const context = call.values.get(contextKey);
    if (context !== undefined && !largeBodies.take(context)) limitGate(call);
  };
}

/** Takes the price of a call, all or none. Throws ConnectError if it is not allowed. */
export async function takePrice(calls: number, { values }: HandlerContext): Promise<void> {
  const meter = values.get(contextKey)?.meter;
  if (meter !== undefined && !(await meter.takePrice(calls))) throw exhausted(meter);
}

/** Takes more for a stream whose header fields are sent. Throws ConnectError if it is not allowed. */
export async function takeMore(calls: number, { values }: HandlerContext): Promise<void> {
  const meter = values.get(contextKey)?.meter;
  if (meter === undefined || (await meter.take(calls))) return;
  throw exhausted(meter, { "retry-after": String(meter.retrySeconds) });
}

/** Lets caches keep the answer to a GET as long as it is the same. */
export function allowCaching(
  { requestMethod, values }: HandlerContext,
  request?: Pick<GenerateIdentityRequest, "seed" | "referenceDate" | "dataVersion">,
): void {
  const http = values.get(contextKey);
  if (requestMethod !== "GET" || http === undefined || request === undefined) return;
  const { seed, referenceDate: reference_date, dataVersion: data_version } = request;
  http.caching = cachingOf(http, { seed, reference_date, data_version }, dataVersion);
}
