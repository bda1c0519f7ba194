import { once } from "node:events";
import { createServer } from "node:http";
import { createServer as createHttp2Server, createSecureServer } from "node:http2";
import { type AddressInfo, type Server, type Socket, Server as TcpServer } from "node:net";
import { performance } from "node:perf_hooks";
import type { Duplex } from "node:stream";
import { clearInterval, setInterval } from "node:timers";
import { setImmediate } from "node:timers/promises";
import type { TLSSocket } from "node:tls";
import type { Handler } from "../message/message.ts";
import type { Clients } from "./clients.ts";
import { Gate } from "./gate.ts";
import { configureHttp1, createHttp1Handler, http1Options } from "./http1.ts";
import { detectHttpVersion } from "./protocol-detection.ts";
import { watchResponses } from "./response-timeouts.ts";
import { createSessions, http2Options, type Sessions } from "./sessions.ts";

/** Certificate chain and private key in PEM. */
interface Tls {
  readonly cert: string;
  readonly key: string;
}

interface ListenerOptions {
  readonly clients: Clients;
  /** Undefined: clear text. */
  readonly tls: Tls | undefined;
}

interface Listener {
  /** Begins to listen; resolves to the port, rejects if it cannot. */
  listen(port: number, host: string | undefined): Promise<number>;
  /** Closes the port, then calls `onClosed` and sends GOAWAY, at which clients reconnect; resolves when all are closed. */
  close(onClosed: () => void): Promise<void>;
  /** Ends whatever is still open. */
  destroy(): void;
  /** New connections get this certificate; those that are open keep theirs. Throws what OpenSSL refuses. */
  renew(tls: Tls): void;
  readonly streams: number;
}

/** HTTP/1.1 and HTTP/2 on one port: in clear text distinguished by the preface, with TLS by ALPN. */
export function createListener(handler: Handler, { clients, tls }: ListenerOptions): Listener {
  const { limits } = clients;
  watchResponses(clients);
  const handleHttp1 = createHttp1Handler(handler);
  if (tls !== undefined) {
    const contextOf = (pair: Tls) => ({ ...pair, minVersion: "TLSv1.2" }) as const;
    const server = createSecureServer({
      ...http1Options(limits),
      ...http2Options(limits),
      ...contextOf(tls),
      handshakeTimeout: limits.handshakeTimeout,
      allowHTTP1: true,
    });
    const sessions = createSessions(server, handler, clients);
    server.on("request", handleHttp1);
    // Removes Node's listener for streams, which would emit `request` as well.
    server.removeAllListeners("stream");
    server.on("connection", (socket: Socket) => void clients.accept(socket));
    const [serve] = server.listeners("secureConnection");
    server.removeAllListeners("secureConnection");
    server.on("secureConnection", (socket: TLSSocket) => serve?.call(server, gated(socket, server, clients)));
    server.on("tlsClientError", (_error, socket) => socket.destroy());
    configureHttp1(server, handleHttp1, limits);
    return listenerOf(server, { clients, sessions, renew: (pair) => server.setSecureContext(contextOf(pair)) });
  }

  const http1 = createServer(http1Options(limits), handleHttp1);
  const http2 = createHttp2Server(http2Options(limits));
  const sessions = createSessions(http2, handler, clients);
  configureHttp1(http1, handleHttp1, limits);
  // The HTTP/1.1 server owns the port: its timeouts run only while it listens. Its listener gets all but HTTP/2.
  const [serveHttp1] = http1.listeners("connection");
  http1.removeAllListeners("connection");
  http1.on("connection", (socket: Socket) => {
    const connection = clients.accept(socket);
    if (connection === undefined) return;
    detectHttpVersion(socket, limits, (isHttp2) => {
      const serve = (): void => {
        if (!isHttp2) return void serveHttp1?.call(http1, new Gate(socket, connection));
        // An HTTP/1.1 server's sockets may stay half open; those of HTTP/2 must not.
        socket.allowHalfOpen = false;
        http2.emit("connection", socket);
      };
      // In a turn: creating a session takes longer than accepting a connection.
      connection.caller.schedule(serve, { isCall: true, isOver: () => socket.destroyed });
    });
  });
  return listenerOf(http1, { clients, sessions, renew() {} });
}

/** A TLS socket for Node's server: for HTTP/1.1 behind a gate. */
function gated(socket: TLSSocket, server: Server, clients: Clients): Duplex {
  const { alpnProtocol } = socket;
  const connection = clients.of(socket);
  if (connection === undefined) return socket;
  connection.transport = socket;
  if (alpnProtocol === "h2") return socket;
  const gate = new Gate(socket, connection);
  // By these Node's server knows which HTTP it serves.
  return Object.assign(gate, { alpnProtocol, server });
}

interface Parts extends Pick<Listener, "renew"> {
  readonly clients: Clients;
  readonly sessions: Sessions;
}

function listenerOf(server: Server & { closeIdleConnections?(): void }, { clients, sessions, renew }: Parts): Listener {
  const { limits } = clients;
  return {
    renew,
    async listen(port, host) {
      await once(server.listen(port, host, limits.backlog), "listening");
      // cast: a TCP server has an AddressInfo, not the name of a pipe.
      return (server.address() as AddressInfo).port;
    },
    async close(onClosed) {
      // Accepts the connections that are queued, which closing the port would reset.
      await setImmediate();
      await new Promise<void>((resolve) => {
        // The TCP server's close: that of node:http would also close idle connections, possibly as a request arrives.
        const begun = performance.now();
        const again = setInterval(() => {
          if (performance.now() - begun < limits.idleCloseDelay) return;
          // Not while a kept connection waits to be read, and after the next read: its request would be lost.
          const { hasUnread } = clients;
          void setImmediate().then(() => {
            sessions.close();
            if (!hasUnread && !clients.hasUnread) server.closeIdleConnections?.();
          });
        }, limits.idleCloseInterval);
        TcpServer.prototype.close.call(server, () => {
          clearInterval(again);
          resolve();
        });
        onClosed();
        sessions.drain();
      });
    },
    // Destroys sockets: a session that is already closing would wait for its client.
    destroy: () => clients.destroy(),
    get streams() {
      return sessions.streams;
    },
  };
}

/** Whether a port can be listened at now. */
export function isFree(port: number, host: string | undefined): Promise<boolean> {
  const server = new TcpServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
