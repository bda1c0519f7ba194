import { createServer, type Server as HttpServer, type RequestListener } from "node:http";
import {
  createServer as createHttp2Server,
  createSecureServer,
  type Http2Server,
  type ServerHttp2Session,
  type ServerOptions,
} from "node:http2";
import type { AddressInfo, Server, Socket } from "node:net";
import { bounds } from "./bounds.ts";
import type { Handler } from "./exchange.ts";

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

const http2Options: ServerOptions = {
  maxSessionMemory: bounds.sessionMemory,
  maxHeaderListPairs: bounds.headerCount,
  maxSendHeaderBlockLength: bounds.headerBytes,
  // An HTTP/2 client that resets streams faster than this is attacking (CVE-2023-44487); Node wants both.
  streamResetBurst: 200,
  streamResetRate: 20,
  settings: {
    maxConcurrentStreams: bounds.streamsPerConnection,
    initialWindowSize: bounds.streamWindow,
    maxHeaderListSize: bounds.headerBytes,
    enablePush: false,
  },
};

/** HTTP/1.1 and HTTP/2 in clear text, told apart by the preface; with TLS the same by ALPN. */
export function createListener(handler: Handler, tls?: Tls): Listener {
  return tls === undefined ? createClearListener(handler) : createTlsListener(handler, tls);
}

function createClearListener(handler: Handler): Listener {
  // Handler takes either kind of request; each server only ever passes its own.
  const http1 = createServer(http1Options, handler as RequestListener);
  const http2 = createHttp2Server(http2Options, handler);
  boundHttp1(http1);

  // The HTTP/1.1 server owns the port, because its timeouts only run while it listens itself. Its own listener for
  // connections gets those that do not begin with the preface of HTTP/2.
  const [serveHttp1] = http1.listeners("connection");
  http1.removeAllListeners("connection");
  http1.on("connection", (socket: Socket) => {
    greet(socket, (isHttp2) => {
      if (isHttp2) {
        // An HTTP/1.1 server's sockets may stay half open; those of HTTP/2 must not.
        socket.allowHalfOpen = false;
        http2.emit("connection", socket);
      } else serveHttp1?.call(http1, socket);
    });
  });

  return listenerOf(http1, http2);
}

function createTlsListener(handler: Handler, { cert, key }: Tls): Listener {
  const server = createSecureServer(
    {
      ...http1Options,
      ...http2Options,
      cert,
      key,
      allowHTTP1: true,
      minVersion: "TLSv1.2",
      handshakeTimeout: bounds.handshakeTimeout,
    },
    handler,
  );
  server.on("tlsClientError", (_error, socket) => socket.destroy());
  server.maxConnections = bounds.connections;
  return listenerOf(server, server);
}

function boundHttp1(server: HttpServer): void {
  server.maxConnections = bounds.connections;
  server.maxHeadersCount = bounds.headerCount;
  server.maxRequestsPerSocket = bounds.requestsPerConnection;
  server.on("checkExpectation", (_request, response) => response.writeHead(417).end());
}

/** The open sessions; each is told to go when it has rested too long, and no error of one is anybody else's. */
function watchSessions(server: Pick<Http2Server, "on">): Set<ServerHttp2Session> {
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session: ServerHttp2Session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
    session.setTimeout(bounds.sessionIdleTimeout, () => session.close());
  });
  // A client's protocol error ends its own session; there is nothing to tell.
  server.on("sessionError", () => {});
  return sessions;
}

/** The listener of the server that owns the port; `http2` is the one whose sessions are told to go. */
function listenerOf(server: Server, http2: Pick<Http2Server, "on">): Listener {
  const sessions = watchSessions(http2);
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen({ port, ...(host === undefined ? {} : { host }), backlog: 4_096 }, () => {
          server.off("error", reject);
          // A TCP server has an AddressInfo, not the name of a pipe.
          resolve((server.address() as AddressInfo).port);
        });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // GOAWAY: running streams finish, no new ones begin.
        for (const session of sessions) session.close();
      }),
    destroy() {
      // Not the sessions: one that is closing already would wait for its client.
      for (const socket of sockets) socket.destroy();
    },
  };
}

const PREFACE = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");

/**
 * Reads just enough of a new connection to know which HTTP it speaks, puts that back and tells. Bytes are held until
 * then and put back once: put back early, they would be announced again at once, for ever.
 */
function greet(socket: Socket, tell: (isHttp2: boolean) => void): void {
  let held: Buffer = Buffer.alloc(0);
  const destroy = (): void => void socket.destroy();
  const read = (): void => {
    const chunk: Buffer | null = socket.read();
    if (chunk === null) return;
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const seen = Math.min(held.length, PREFACE.length);
    const isHttp2 = held.compare(PREFACE, 0, seen, 0, seen) === 0;
    if (isHttp2 && seen < PREFACE.length) return;
    done();
    socket.unshift(held);
    tell(isHttp2);
  };
  const done = (): void => {
    socket.setTimeout(0);
    socket.off("readable", read).off("timeout", destroy).off("end", destroy).off("error", destroy);
  };
  socket.setTimeout(bounds.greetingTimeout);
  socket.on("readable", read).on("timeout", destroy).on("end", destroy).on("error", destroy);
}
