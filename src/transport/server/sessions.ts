import {
  constants,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from "node:http2";
import { Http2Request, Http2Response } from "../http/http2-messages.ts";
import type { Handler } from "../http/message.ts";
import { messageLimits } from "../limits.ts";
import { watchChunks } from "./body-chunks.ts";
import type { Connection } from "./connection.ts";
import type { Connections } from "./connections.ts";
import type { ResponseTimeouts } from "./response-timeouts.ts";
import { TokenBucket } from "./token-bucket.ts";

/** NGHTTP2_ERR_PROTO: reported for protocol violations and for exceeding the rate of resets. */
const PROTOCOL_ERROR = -505;

/** Bytes that every connection may bring: a TLS handshake and the preface with SETTINGS. */
const OPENING_BYTES = 8_192;

/** The open sessions of an HTTP/2 server. */
export interface Sessions {
  /**
   * Sends GOAWAY to sessions with open streams at once, and to idle sessions on their next stream: a request in flight to an
   * idle session would be lost, and not every load balancer retries it.
   */
  drain(): void;
  /** Sends GOAWAY to all sessions: open streams finish, no new ones begin. */
  close(): void;
  /** Open streams. */
  readonly streams: number;
}

interface Session {
  readonly connection: Connection;
  streams: number;
  /** When the last stream ended. */
  idleSince: number;
  /** Bytes attributed to streams, and further ones that were charged to the client as frames without requests. */
  attributed: number;
  charged: number;
  readonly smallFrames: TokenBucket;
  isClosing: boolean;
}

interface SessionsOptions {
  readonly connections: Connections;
  readonly timeouts: ResponseTimeouts;
}

/**
 * Handles HTTP/2 requests in turns and closes sessions that are idle, whatever frames they send: Node has no timeout of
 * its own for that. Clients that abuse the protocol as no correct one does are banned.
 */
export function createSessions(
  server: Pick<Http2Server, "on">,
  handler: Handler,
  { connections, timeouts }: SessionsOptions,
): Sessions {
  const { limits } = connections;
  /** Bytes of frames attributed to a stream besides its body: its headers, and frames of flow control. */
  const streamBytes = limits.headerBytes / 2;
  const sessions = new Map<ServerHttp2Session, Session>();
  let streams = 0;
  let isDraining = false;

  server.on("session", (session: ServerHttp2Session) => {
    const connection = connections.of(session.socket);
    if (connection === undefined) return session.destroy();
    const open: Session = {
      connection,
      streams: 0,
      idleSince: performance.now(),
      attributed: OPENING_BYTES,
      charged: 0,
      smallFrames: new TokenBucket(limits.smallFrames, limits.smallFramesPerSecond),
      isClosing: false,
    };
    sessions.set(session, open);
    connection.goAway = () => session.goaway();
    session.once("close", () => {
      audit(open);
      sessions.delete(session);
    });
    // Node does not clear a session's timer when it closes: the timer would retain the session until it fires.
    session.setTimeout(0);
    session.on("error", ({ code, errno }: NodeJS.ErrnoException) => {
      // ERR_HTTP2_SESSION_ERROR is the client's own GOAWAY with a code. A few protocol errors may be a client's bug.
      if (code === "ERR_HTTP2_SESSION_ERROR" || !code?.startsWith("ERR_HTTP2_")) return;
      if (errno !== PROTOCOL_ERROR || !connection.takeProtocolError()) connection.ban(`HTTP/2 ${code}`);
    });
    session.on("stream", (stream, headers, _flags, rawHeaders) => {
      if (begin(session, open, stream)) handle(connection, stream, headers, rawHeaders);
    });
  });
  // The session's own listener above has handled it; an event without a listener would end the process.
  server.on("sessionError", () => {});

  /** False if the stream is refused. */
  function begin(session: ServerHttp2Session, open: Session, stream: ServerHttp2Stream): boolean {
    open.attributed += streamBytes;
    // An error is followed by `close`, which is handled below.
    stream.on("error", () => {});
    // More streams than the limit are open only after many resets in one read, which Node reports after all new streams.
    if (open.streams >= limits.streamsPerConnection + limits.resetBurst) {
      open.connection.ban("HTTP/2 resets");
      return false;
    }
    if (!open.connection.begin()) {
      // Delayed if it happens again: clients retry a refused stream at once.
      const delayed = open.connection.delayRefusal(performance.now());
      void delayed.then(() => stream.close(constants.NGHTTP2_REFUSED_STREAM));
      return false;
    }
    open.streams++;
    streams++;
    if (isDraining) session.close();
    timeouts.watch(stream, () => {
      open.connection.end();
      open.idleSince = performance.now();
      open.streams--;
      streams--;
    });
    if (stream.endAfterHeaders) return true;
    // Only small DATA frames are counted: each is an object in memory until it is read.
    let frames = 0;
    watchChunks(stream, (arrived, bytes) => {
      open.attributed += bytes;
      frames += arrived;
      const isSmall = bytes < arrived * limits.smallChunk && frames > limits.smallFramesOfStream;
      if (isSmall && !open.smallFrames.take(arrived)) open.connection.ban("HTTP/2 small frames");
    });
    // The rest of a request that is answered already is discarded, but not for long.
    stream.once("finish", () => {
      if (stream.readableEnded || stream.destroyed) return;
      stream.resume();
      const timer = setTimeout(() => {
        // Data in flight still arrives, and belongs to this stream.
        open.attributed += limits.streamWindow;
        stream.close(constants.NGHTTP2_NO_ERROR);
      }, messageLimits.discardTimeout);
      stream.once("close", () => clearTimeout(timer));
    });
    return true;
  }

  function handle(
    connection: Connection,
    stream: ServerHttp2Stream,
    headers: IncomingHttpHeaders,
    rawHeaders: readonly string[],
  ): void {
    if (stream.closed || stream.destroyed) return;
    if (headers.expect === "100-continue") stream.additionalHeaders({ ":status": 100 });
    connection.inTurn(() => {
      if (!stream.closed && !stream.destroyed) {
        handler(new Http2Request(stream, headers, rawHeaders), new Http2Response(stream), connection);
      }
    });
  }

  function audit(open: Session): void {
    const frames = Math.max(0, open.connection.socket.bytesRead - open.attributed - open.charged);
    open.charged += frames;
    if (!open.connection.takeFrames(frames)) open.connection.ban("HTTP/2 frames without requests");
  }

  const auditor = setInterval(() => sessions.forEach(audit), limits.auditInterval);
  auditor.unref();

  const sweeper = setInterval(() => {
    const now = performance.now();
    for (const [session, open] of sessions) {
      if (open.connection.msSinceLastByte(now) > limits.sessionSilence) session.destroy();
      if (!session.destroyed && (open.streams > 0 || now - open.idleSince < limits.sessionIdle)) continue;
      // Node ends a session only when its client has read everything.
      if (open.isClosing) open.connection.socket.destroy();
      else session.close();
      open.isClosing = true;
    }
  }, limits.sweepInterval);
  sweeper.unref();

  return {
    drain() {
      isDraining = true;
      for (const [session, open] of sessions) if (open.streams > 0) session.close();
    },
    close() {
      for (const session of sessions.keys()) session.close();
    },
    get streams() {
      return streams;
    },
  };
}
