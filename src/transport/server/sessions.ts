import {
  constants,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from "node:http2";
import { Http2Request, Http2Response } from "../http/http2-messages.ts";
import type { Handler } from "../http/message.ts";
import { limits } from "../limits.ts";
import { watchChunks } from "./body-chunks.ts";
import type { Connection } from "./connection.ts";
import type { Connections } from "./connections.ts";
import type { ResponseTimeouts } from "./response-timeouts.ts";
import { TokenBucket } from "./token-bucket.ts";

/** NGHTTP2_ERR_PROTO: of one that errs, or of many resets. */
const PROTOCOL_ERROR = -505;

/** Bytes of frames that one stream explains besides its body: its headers, and frames of flow control. */
const STREAM_BYTES = limits.headerBytes / 2;

/** Bytes that every connection may bring: a TLS handshake and the preface with SETTINGS. */
const OPENING_BYTES = 8_192;

/** The open sessions of an HTTP/2 server. */
export interface Sessions {
  /**
   * GOAWAY to every session that has a stream, and to each other one with its next: a request may be on its way to one
   * that is idle, would be lost with GOAWAY, and not every balancer sends it again.
   */
  drain(): void;
  /** GOAWAY to all: running streams finish, no new ones begin. */
  close(): void;
  /** Open streams. */
  readonly streams: number;
}

interface Session {
  readonly connection: Connection;
  streams: number;
  /** When the last stream ended. */
  idleSince: number;
  /** Bytes that streams explain, and that were counted. */
  explained: number;
  counted: number;
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
      explained: OPENING_BYTES,
      counted: 0,
      smallFrames: new TokenBucket(limits.smallFrames, limits.smallFramesPerSecond),
      isClosing: false,
    };
    sessions.set(session, open);
    session.once("close", () => {
      audit(open);
      sessions.delete(session);
    });
    // Node never clears a session's own timer once it is closed: it would keep all of it in memory until then.
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
    open.explained += STREAM_BYTES;
    // What an error says, the end of the stream says as well.
    stream.on("error", () => {});
    // Only resets, many in one read, make room for so many streams. Node would hand out all of them first.
    if (open.streams >= limits.streamsPerConnection + limits.resetBurst) {
      open.connection.ban("HTTP/2 resets");
      return false;
    }
    if (!open.connection.begin()) {
      // Later if it happens again: clients send a refused stream anew at once.
      setTimeout(() => stream.close(constants.NGHTTP2_REFUSED_STREAM), open.connection.hold());
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
    // A body is no flood, however large and late it is, unless it comes in small frames, each of which is an object until it
    // is read.
    let frames = 0;
    watchChunks(stream, (arrived, bytes) => {
      open.explained += bytes;
      frames += arrived;
      const isSmall = bytes < arrived * limits.smallChunk && frames > limits.smallFramesOfStream;
      if (isSmall && !open.smallFrames.take(arrived)) open.connection.ban("HTTP/2 small frames");
    });
    // The rest of a request that is answered already is discarded, but not for long.
    stream.once("finish", () => {
      if (stream.readableEnded || stream.destroyed) return;
      stream.resume();
      const timer = setTimeout(() => {
        // What the client has sent by now arrives unread.
        open.explained += limits.streamWindow;
        stream.close(constants.NGHTTP2_NO_ERROR);
      }, limits.discardTimeout);
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
    const frames = Math.max(0, open.connection.socket.bytesRead - open.explained - open.counted);
    open.counted += frames;
    if (!open.connection.takeFrames(frames)) open.connection.ban("HTTP/2 frames without requests");
  }

  const auditor = setInterval(() => sessions.forEach(audit), limits.auditInterval);
  auditor.unref();

  const sweeper = setInterval(() => {
    const now = performance.now();
    for (const [session, open] of sessions) {
      if (open.connection.silentFor(now) > limits.sessionSilence) session.destroy();
      if (!session.destroyed && (open.streams > 0 || now - open.idleSince < limits.sessionIdle)) continue;
      // Node ends a session only once the client has read all of it, which may be never.
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
