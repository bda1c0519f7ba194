import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createHttp2Server, createSecureServer, type Http2Server, type Http2Stream } from "node:http2";
import { type AddressInfo, type Server, type Socket, Server as TcpServer } from "node:net";
import { setImmediate } from "node:timers/promises";
import type { Admission } from "./admission.ts";
import { bounds } from "./bounds.ts";
import type { Handler } from "./exchange.ts";
import { type Exchanges, watchExchanges } from "./exchanges.ts";
import type { FastPath } from "./fast-path/fast-path.ts";
import { greet } from "./greet.ts";
import { boundHttp1, createHttp1Watch, http1Options } from "./http1.ts";
import { type IsUnary, serveBare } from "./lane/bare.ts";
import { http2Options, watchSessions } from "./sessions.ts";

/** Certificate chain and private key in PEM. */
export interface Tls {
  readonly cert: string;
  readonly key: string;
}

export interface ListenerOptions {
  readonly admission: Admission;
  /** Undefined: clear text. */
  readonly tls: Tls | undefined;
  /** Of clear text alone. Undefined: node:http gets every connection of HTTP/1.1. */
  readonly fastPath: FastPath | undefined;
  /** Undefined: all requests of HTTP/2 take the usual way. */
  readonly isUnary: IsUnary | undefined;
}

/** One port for HTTP/1.1 and HTTP/2. */
export interface Listener {
  /** Begins to listen and tells the port. Rejects if it cannot. */
  listen(port: number, host: string | undefined): Promise<number>;
  /**
   * Takes no more connections, says so, and tells those that rest to go; settles when the last one is gone. Who is told
   * to come back on another connection before that would find the door just as it closes, and be cut off.
   */
  close(shut: () => void): Promise<void>;
  /** Ends whatever is still open. */
  destroy(): void;
  connections(): number;
  /** Open HTTP/2 streams. */
  streams(): number;
}

/** HTTP/1.1 and HTTP/2 in clear text, told apart by the preface; with TLS the same by ALPN. */
export function createListener(handler: Handler, { admission, tls, fastPath, isUnary }: ListenerOptions): Listener {
  const exchanges = watchExchanges();
  const watched = watch(handler, admission, exchanges);
  return tls === undefined
    ? createClearListener(watched, admission, exchanges, { fastPath, isUnary })
    : createTlsListener(watched, admission, exchanges, { tls, isUnary });
}

/** Leaves those alone that are refused already, and counts calls on HTTP/1.1; `sessions.ts` counts those on HTTP/2. */
function watch(handler: Handler, admission: Admission, exchanges: Exchanges): Handler {
  const watchHttp1 = createHttp1Watch(admission, exchanges);
  return (request, response) => {
    if ("stream" in request) return isOver(request.stream) ? undefined : handler(request, response);
    // The compiler does not see that the response to such a request is of the same HTTP.
    return watchHttp1(request, response as ServerResponse) ? handler(request, response) : undefined;
  };
}

function isOver({ closed, destroyed }: Http2Stream): boolean {
  return closed || destroyed;
}

function createClearListener(
  handler: Handler,
  admission: Admission,
  exchanges: Exchanges,
  { fastPath, isUnary }: Pick<ListenerOptions, "fastPath" | "isUnary">,
): Listener {
  // Handler takes either kind of request; each server only ever passes its own.
  const http1 = createServer(http1Options, handler as RequestListener);
  const http2 = createHttp2Server(http2Options, handler);
  if (isUnary !== undefined) serveBare(http2, handler, isUnary);
  boundHttp1(http1);

  // The HTTP/1.1 server owns the port, because its timeouts only run while it listens itself. Its own listener for
  // connections gets those that do not begin with the preface of HTTP/2.
  const [serveHttp1] = http1.listeners("connection");
  http1.removeAllListeners("connection");
  http1.on("connection", (socket: Socket) => {
    if (!admission.admit(socket)) return;
    greet(socket, (isHttp2, read) => {
      if (isHttp2) {
        // An HTTP/1.1 server's sockets may stay half open; those of HTTP/2 must not.
        socket.allowHalfOpen = false;
        socket.unshift(read);
        http2.emit("connection", socket);
        return;
      }
      const handOver = (rest: Buffer): void => {
        socket.unshift(rest);
        serveHttp1?.call(http1, socket);
      };
      if (fastPath === undefined) handOver(read);
      else fastPath.serve(socket, admission.guestOf(socket), read, handOver);
    });
  });
  return listenerOf(http1, http2, { admission, exchanges, closeIdle: fastPath?.closeIdle });
}

function createTlsListener(
  handler: Handler,
  admission: Admission,
  exchanges: Exchanges,
  { tls, isUnary }: { readonly tls: Tls; readonly isUnary: IsUnary | undefined },
): Listener {
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
  if (isUnary !== undefined) serveBare(server, handler, isUnary);
  server.on("connection", (socket: Socket) => void admission.admit(socket));
  server.on("tlsClientError", (_error, socket) => socket.destroy());
  boundHttp1(server);
  return listenerOf(server, server, { admission, exchanges, closeIdle: undefined });
}

/** What looks after connections besides the server. */
interface Watches {
  readonly admission: Admission;
  readonly exchanges: Exchanges;
  /** Ends connections that rest and that the server does not know. */
  readonly closeIdle: (() => void) | undefined;
}

/** The listener of the server that owns the port; `http2` is the one whose sessions are told to go. */
function listenerOf(
  server: Server & { closeIdleConnections?(): void },
  http2: Pick<Http2Server, "on">,
  { admission, exchanges, closeIdle }: Watches,
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
    async close(shut) {
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
          closeIdle?.();
        }, bounds.settlingInterval);
        TcpServer.prototype.close.call(server, () => {
          clearInterval(again);
          resolve();
        });
        shut();
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
