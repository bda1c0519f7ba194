import { Code, ConnectError } from "@connectrpc/connect";
import { setTrailerStatus } from "@connectrpc/connect/protocol-grpc";
import type { Context } from "../http/message/context.ts";
import { HttpError } from "../http/message/problem.ts";
import { once } from "../text/memo.ts";
import { refusalOf } from "./limit.ts";
import { refuseOperation } from "./operation.ts";
import { sendTrailersOnly, statusTrailer } from "./trailers-only.ts";

/** gRPC and gRPC-Web with any message format and parameters. */
const GRPC = /^application\/grpc(-web)?(?:[+;]|$)/;

/** Made at the first such call: an error of Connect has a `Headers`, with which Node loads all of undici. */
const unknownMethod = once(() => new ConnectError("There is no such service or method.", Code.Unimplemented));

/**
 * Answers a gRPC or gRPC-Web call of a path that is no method's with UNIMPLEMENTED in one header block; returns false if
 * the request is none. Clients take an HTTP status for a fault of a proxy, and balancers probe with a method that they
 * expect to be unknown, such as `/AWS.ALB/healthcheck`.
 */
export function refuseUnknown(context: Context): boolean {
  if (context.request.method !== "POST") return false;
  requireBinaryWeb(context);
  const error = refusalOf(context.meter) ?? unknownMethod();
  const [type, web] = GRPC.exec(context.header("content-type") ?? "") ?? [];
  if (web !== undefined) {
    const status = Object.fromEntries(setTrailerStatus(statusTrailer(), error));
    context.send(200, { "content-type": "application/grpc-web+proto", ...status });
    return true;
  }
  // gRPC needs HTTP/2: its errors are trailers.
  if (type === undefined || !context.isHttp2) return false;
  sendTrailersOnly(context, error);
  return true;
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
