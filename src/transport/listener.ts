import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createHttp2Server, createSecureServer, type Http2Server, type Http2Stream } from "node:http2";
import { type AddressInfo, type Server, type Socket, Server as TcpServer } from "node:net";
import { setImmediate } from "node:timers/promises";
import type { Admission } from "./admission.ts";
import { bounds } from "./bounds.ts";
import type { Handler } from "./exchange.ts";
import { type Exchanges, watchExchanges } from "./exchanges.ts";
import { greet } from "./greet.ts";
import { http2Options, watchSessions } from "./sessions.ts";

/** Certificate chain and private key in PEM. */
export interface Tls {
  readonly cert: string;
  readonly key: string;
}

/** One port for HTTP/1.1 and HTTP/2. */
export interface Listener {
  /** Begins to listen and tells the port. Rejects if it cannot. */
  listen(port: number, host: string | undefined): Promise<number>;
  /** Takes no more connections and tells those that rest to go; settles when the last one is gone. */
  close(): Promise<void>;
  /** Ends whatever is still open. */
  destroy(): void;
  connections(): number;
  /** Open HTTP/2 streams. */
  streams(): number;
}

const http1Options = {
  headersTimeout: bounds.headersTimeout,
  requestTimeout: bounds.requestTimeout,
  keepAliveTimeout: bounds.keepAliveTimeout,
  connectionsCheckingInterval: bounds.checkingInterval,
  maxHeaderSize: bounds.headerBytes,
  // A missing Host is answered by the guard, like a malformed one.
  requireHostHeader: false,
  noDelay: true,
} as const;

/** HTTP/1.1 and HTTP/2 in clear text, told apart by the preface; with TLS the same by ALPN. */
export function createListener(handler: Handler, admission: Admission, tls?: Tls): Listener {
  const exchanges = watchExchanges();
  const watched = watch(handler, admission, exchanges);
  return tls === undefined
    ? createClearListener(watched, admission, exchanges)
    : createTlsListener(watched, admission, exchanges, tls);
}

/** Counts calls on HTTP/1.1, and leaves those alone that are refused already; `sessions.ts` counts those on HTTP/2. */
function watch(handler: Handler, admission: Admission, exchanges: Exchanges): Handler {
  return (request, response) => {
    if ("stream" in request) return isOver(request.stream) ? undefined : handler(request, response);
    const guest = admission.guestOf(request.socket);
    if (guest?.enter() === false) return void request.socket.destroy();
    // The compiler does not see that the response to such a request is of the same HTTP.
    exchanges.add(response as ServerResponse);
    response.once("close", () => guest?.leave());
    response.once("finish", () => drop(request));
    return handler(request, response);
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

function isOver({ closed, destroyed }: Http2Stream): boolean {
  return closed || destroyed;
}

function createClearListener(handler: Handler, admission: Admission, exchanges: Exchanges): Listener {
  // Handler takes either kind of request; each server only ever passes its own.
  const http1 = createServer(http1Options, handler as RequestListener);
  const http2 = createHttp2Server(http2Options, handler);
  boundHttp1(http1);

  // The HTTP/1.1 server owns the port, because its timeouts only run while it listens itself. Its own listener for
  // connections gets those that do not begin with the preface of HTTP/2.
  const [serveHttp1] = http1.listeners("connection");
  http1.removeAllListeners("connection");
  http1.on("connection", (socket: Socket) => {
    if (!admission.admit(socket)) return;
    greet(socket, (isHttp2) => {
      if (isHttp2) {
        // An HTTP/1.1 server's sockets may stay half open; those of HTTP/2 must not.
        socket.allowHalfOpen = false;
        http2.emit("connection", socket);
      } else serveHttp1?.call(http1, socket);
    });
  });
  return listenerOf(http1, http2, admission, exchanges);
}

function createTlsListener(handler: Handler, admission: Admission, exchanges: Exchanges, tls: Tls): Listener {
  const server = createSecureServer(
    {
      ...http1Options,
      ...http2Options,
      ...tls,
      allowHTTP1: true,
      minVersion: "TLSv1.2",
      handshakeTimeout: bounds.handshakeTimeout,
    },
    handler,
  );
  server.on("connection", (socket: Socket) => void admission.admit(socket));
  server.on("tlsClientError", (_error, socket) => socket.destroy());
  boundHttp1(server);
  return listenerOf(server, server, admission, exchanges);
}

/** A server of HTTP/2 that takes HTTP/1.1 too reads the same properties, though its typings do not name them. */
function boundHttp1(server: Server): void {
  Object.assign(server, {
    maxHeadersCount: bounds.headerCount,
    maxRequestsPerSocket: bounds.requestsPerConnection,
    timeout: bounds.stallTimeout,
  });
  server.on("checkExpectation", (_request: unknown, response: ServerResponse) => response.writeHead(417).end());
}

/** The listener of the server that owns the port; `http2` is the one whose sessions are told to go. */
function listenerOf(
  server: Server & { closeIdleConnections?(): void },
  http2: Pick<Http2Server, "on">,
  admission: Admission,
  exchanges: Exchanges,
): Listener {
  const sessions = watchSessions(http2, admission, exchanges);
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    if (socket.destroyed) return;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen({ port, ...(host === undefined ? {} : { host }), backlog: bounds.backlog }, () => {
          server.off("error", reject);
          // A TCP server has an AddressInfo, not the name of a pipe.
          resolve((server.address() as AddressInfo).port);
        });
      }),
    async close() {
      // Whoever has knocked has just been let in then, and is not cut off as the door closes.
      await setImmediate();
      await new Promise<void>((resolve) => {
        // The TCP server's own close: that of HTTP would also cut connections that rest, maybe just as a request comes.
        // They hear with their next answer that it is the last, or are closed after a while.
        const begun = performance.now();
        const again = setInterval(() => {
          if (performance.now() - begun < bounds.settling) return;
          sessions.close();
          server.closeIdleConnections?.();
        }, bounds.settlingInterval);
        TcpServer.prototype.close.call(server, () => {
          clearInterval(again);
          resolve();
        });
        sessions.leave();
      });
    },
    destroy() {
      // Not the sessions: one that is closing already would wait for its client.
      for (const socket of sockets) socket.destroy();
    },
    connections: () => sockets.size,
    streams: exchanges.streams,
  };
}
