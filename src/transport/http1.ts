import type { IncomingMessage, ServerResponse } from "node:http";
import type { Server, Socket } from "node:net";
import type { Admission, Guest } from "./admission.ts";
import { bounds } from "./bounds.ts";
import type { Exchanges } from "./exchanges.ts";

/** Options of every HTTP/1.1 server. */
export const http1Options = {
  headersTimeout: bounds.headersTimeout,
  requestTimeout: bounds.requestTimeout,
  keepAliveTimeout: bounds.keepAliveTimeout,
  connectionsCheckingInterval: bounds.checkingInterval,
  maxHeaderSize: bounds.headerBytes,
  // A missing Host is answered by the guard, like a malformed one.
  requireHostHeader: false,
  noDelay: true,
} as const;

/** A server of HTTP/2 that takes HTTP/1.1 too reads the same properties, though its typings do not name them. */
export function boundHttp1(server: Server): void {
  Object.assign(server, {
    maxHeadersCount: bounds.headerCount,
    maxRequestsPerSocket: bounds.requestsPerConnection,
    timeout: bounds.stallTimeout,
  });
  server.on("checkExpectation", (_request: unknown, response: ServerResponse) => response.writeHead(417).end());
}

/** Begins to watch over a call on HTTP/1.1. False if its address has too many: its connection is gone. */
export function createHttp1Watch(
  admission: Admission,
  exchanges: Exchanges,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  // One connection makes many calls.
  const guests = new WeakMap<Socket, Guest>();
  const guestOf = (socket: Socket): Guest | undefined => {
    const known = guests.get(socket);
    if (known !== undefined) return known;
    const guest = admission.guestOf(socket);
    if (guest !== undefined) guests.set(socket, guest);
    return guest;
  };

  return (request, response) => {
    const guest = guestOf(request.socket);
    if (guest?.enter() === false) {
      request.socket.destroy();
      return false;
    }
    exchanges.add(response, () => {
      guest?.leave();
      drop(request);
    });
    return true;
  };
}

/**
 * Reads on what is left of a request that is answered: else the next one on its connection would wait behind it, and
 * where a proxy shares connections that is somebody else's.
 */
function drop(request: IncomingMessage): void {
  if (request.readableEnded) return;
  request.removeAllListeners("readable");
  request.resume();
}
