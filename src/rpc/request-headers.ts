import { compressionGzip } from "@connectrpc/connect-node";
import { messageLimits } from "../http/limits.ts";
import type { Context } from "../http/message/context.ts";
import { header, type Request } from "../http/message/message.ts";

/** Milliseconds of the units of grpc-timeout that can be too long; the others cannot, with eight digits. */
const longUnits: Readonly<Record<string, number>> = { H: 3_600_000, M: 60_000, S: 1_000 };

/**
 * Cuts a deadline down to the longest that a timer can wait for, about 24 days: longer ones would fire at once. A caller
 * who sends one means "no deadline". What is malformed is left for Connect to refuse.
 */
export function boundDeadline(request: Pick<Request, "headers">): void {
  const connect = header(request, "connect-timeout-ms");
  if (connect !== undefined && /^\d{1,10}$/.test(connect) && Number(connect) > messageLimits.longestDeadline) {
    request.headers["connect-timeout-ms"] = String(messageLimits.longestDeadline);
  }
  const grpc = /^(\d{1,8})([HMS])$/.exec(header(request, "grpc-timeout") ?? "");
  if (grpc !== null && Number(grpc[1]) * (longUnits[grpc[2] ?? ""] ?? 0) > messageLimits.longestDeadline) {
    request.headers["grpc-timeout"] = `${Math.floor(messageLimits.longestDeadline / 1_000)}S`;
  }
}

/** Fields of a gRPC response that say which compressions of messages are read. */
const accepts = { "grpc-accept-encoding": compressionGzip.name };

/**
 * Prepares the header fields of a gRPC or gRPC-Web call for Connect's handlers. Parameters of the content type are left out:
 * gRPC defines none, and handlers (2.2.0) know no type with any. `grpc-accept-encoding` is left out where the request is not
 * compressed: messages are then not compressed either, as in grpc-go and grpc-java. Clients of Java, Python, Node, C++ and
 * Ruby always accept gzip, which takes 1.6 times the CPU time of a stream.
 */
export function prepareGrpc(context: Context): void {
  const { headers } = context.request;
  if (!context.isGrpc) return;
  const [type = "", ...parameters] = context.header("content-type")?.split(";") ?? [];
  if (parameters.length > 0) headers["content-type"] = type.trim();
  if ((context.header("grpc-encoding") ?? "identity") === "identity") delete headers["grpc-accept-encoding"];
  context.set(accepts);
}
