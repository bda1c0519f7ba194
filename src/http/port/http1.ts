import type { IncomingMessage, ServerResponse } from "node:http";
import type { Server } from "node:net";
import type { Limits } from "../limits.ts";
import { discardRest } from "../message/body.ts";
import { type Handler, header, type Request } from "../message/message.ts";
import { Gate } from "./gate.ts";
import { refuseUnparsed } from "./parser-refusals.ts";

/** Options of every HTTP/1.1 server. */
export const http1Options = (limits: Limits) =>
  ({
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    connectionsCheckingInterval: limits.checkingInterval,
    maxHeaderSize: limits.headerBytes,
    // The router answers a missing Host like a malformed one.
    requireHostHeader: false,
    noDelay: true,
  }) as const;

type Http1Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Sets properties that are no options (secure HTTP/2 reads them, untyped), and handles expectations and parse errors.
 */
export function configureHttp1(server: Server, handler: Http1Handler, limits: Limits): void {
  Object.assign(server, {
    maxHeadersCount: limits.headerCount,
    maxRequestsPerSocket: limits.requestsPerConnection,
    timeout: limits.abandonTimeout,
  });
  server.on("checkContinue", handler).on("checkExpectation", handler);
  server.on("clientError", (error, socket) => refuseUnparsed(error, socket, limits));
}

/** Handles the first request of a slice in the turn of its parsing, pipelined ones each in their own. */
export function createHttp1Handler(handler: Handler): Http1Handler {
  return (request, response) => {
    const { socket } = request;
    // Only a connection that is closed already has no gate.
    if (!(socket instanceof Gate)) return void socket.destroy();
    const { connection } = socket;
    const isPipelined = connection.requests > 0;
    connection.incoming = request;
    if (request.headers.expect !== undefined) {
      Object.assign(request, { askForBody: () => response.writeContinue() } satisfies Pick<Request, "askForBody">);
    }
    const caller = connection.callerOf(header(request, "x-forwarded-for"));
    const call = connection.arrive(response, caller);
    if (call === undefined) return void socket.destroy();
    response.once("close", () => {
      if (!request.complete && !socket.destroyed) discardRest(request, () => socket.destroy());
    });
    const start = (): void => {
      connection.begin(call);
      handler(request, response, caller);
    };
    // The time of the first request of a slice counts with that of its parsing.
    caller.schedule(start, { isCall: true, isFirst: !isPipelined, isOver: () => response.destroyed });
  };
}
