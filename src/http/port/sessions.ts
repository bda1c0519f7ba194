import {
  constants,
  type Http2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
  type ServerOptions,
} from "node:http2";
import { performance } from "node:perf_hooks";
import { setInterval } from "node:timers";
import type { Limits } from "../limits.ts";
import { discardRest } from "../message/body.ts";
import { Http2Request, Http2Response } from "../message/http2-messages.ts";
import { type Handler, header } from "../message/message.ts";
import type { Clients } from "./clients.ts";
import type { Connection } from "./connection.ts";
import { Session } from "./session.ts";

/** NGHTTP2_ERR_PROTO: reported for protocol violations, and for the odd stream id in the GOAWAY of grpc-go's Close. */
const PROTOCOL_ERROR = -505;

/** GOAWAY with NO_ERROR whose last stream, 2^31 - 1, excludes none (RFC 9113 section 6.8). */
const GOAWAY_NOTICE = Buffer.from([0, 0, 8, 7, 0, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0]);

/** NGHTTP2_ERR_CALLBACK_FAILURE: too many streams were rejected, which resets of many calls in one read bring about. */
const TOO_MANY_STREAMS = -902;

export type Sessions = ReturnType<typeof createSessions>;

/** Options of every HTTP/2 server. Node bounds none of this by itself, or far too widely. */
export const http2Options = (limits: Limits): ServerOptions => ({
  maxSessionMemory: limits.sessionMemory,
  maxHeaderListPairs: limits.headerCount,
  maxSendHeaderBlockLength: limits.headerBytes,
  maxOutstandingPings: limits.pings,
  maxSettings: limits.settings,
  maxSessionInvalidFrames: limits.invalidFrames,
  maxSessionRejectedStreams: limits.rejectedStreams,
  streamResetBurst: limits.resets,
  streamResetRate: limits.resetsPerSecond,
  settings: {
    maxConcurrentStreams: limits.streamsPerConnection,
    initialWindowSize: limits.streamWindow,
    maxHeaderListSize: limits.headerBytes,
    enablePush: false,
  },
});

/**
 * Handles HTTP/2 requests in turns, closes sessions without an answer to a PING, and bans clients that abuse HTTP/2.
 */
export function createSessions(server: Pick<Http2Server, "on">, handler: Handler, clients: Clients) {
  const { limits } = clients;
  const sessions = new Map<ServerHttp2Session, Session>();
  let streams = 0;
  let isDraining = false;

  server.on("session", (session: ServerHttp2Session) => {
    const connection = clients.of(session.socket);
    if (connection === undefined) return session.destroy();
    const open = new Session(connection);
    sessions.set(session, open);
    connection.goAway = () => session.goaway();
    if (isDraining) session.once("localSettings", () => announceGoAway(connection));
    session.once("close", () => {
      open.audit();
      sessions.delete(session);
    });
    // Node does not clear a session's timer when it closes: the timer would retain the session until it fires.
    session.setTimeout(0);
    session.on("error", ({ code, errno }: NodeJS.ErrnoException) => {
      // ERR_HTTP2_SESSION_ERROR is the client's own GOAWAY with a code.
      if (code === "ERR_HTTP2_SESSION_ERROR" || !code?.startsWith("ERR_HTTP2_")) return;
      if (errno === PROTOCOL_ERROR && !open.isFlood && connection.client.take("protocolErrors")) return;
      if (errno === PROTOCOL_ERROR || errno === TOO_MANY_STREAMS) connection.strike("protocolErrors");
      else connection.ban("invalidFrames");
    });
    session.on("stream", (stream, headers, _flags, rawHeaders) => {
      // An error is followed by `close`, which is handled below.
      stream.on("error", () => {});
      if (session.pendingSettingsAck && open.streams + 1 >= limits.streamsPerConnection) connection.ban("earlyStreams");
      if (!connection.isClosing) arrive(open, stream, headers, rawHeaders);
      else if (!stream.endAfterHeaders) stream.destroy();
    });
  });
  // The session's own listener above has handled it; an event without a listener would end the process.
  server.on("sessionError", () => {});

  function arrive(
    open: Session,
    stream: ServerHttp2Stream,
    headers: IncomingHttpHeaders,
    rawHeaders: readonly string[],
  ): void {
    const { connection } = open;
    open.heardAt = performance.now();
    streams++;
    stream.once("close", () => {
      open.heardAt = performance.now();
      streams--;
      // Or by the client's RST_STREAM with NO_ERROR before it was answered.
      const isReset = stream.rstCode !== constants.NGHTTP2_NO_ERROR || stream.aborted;
      if (isReset && !connection.client.take("resets")) connection.ban("resets");
    });
    const isFirst = open.streams === 0;
    open.watch(stream);
    if (!stream.endAfterHeaders) stream.once("finish", () => discard(open, stream));
    const request = new Http2Request(stream, headers, rawHeaders);
    const caller = connection.callerOf(header(request, "x-forwarded-for"));
    const call = connection.arrive(stream, caller);
    const answer = (): void => {
      // In a turn: clients retry a refused stream at once.
      if (call === undefined) return void stream.close(constants.NGHTTP2_REFUSED_STREAM);
      connection.begin(call);
      handler(request, new Http2Response(stream), caller);
    };
    // The first has waited with its connection, and most come with it: its call is as late.
    // A flood of streams that are reset leaves thousands that are over.
    const isCall = call !== undefined;
    caller.schedule(answer, { isCall, isFirst: isFirst && isCall, isOver: () => stream.closed || stream.destroyed });
  }

  setInterval(() => {
    for (const open of sessions.values()) open.audit();
  }, limits.auditInterval).unref();

  setInterval(() => {
    const now = performance.now();
    for (const [session, open] of sessions) {
      const { askedAt } = open;
      if (askedAt !== undefined) {
        const patience = open.connection.mayBeUnread ? limits.abandonTimeout : limits.pingTimeout;
        if (now - askedAt > patience) open.connection.socket.destroy();
      } else if (now - open.heardAt >= limits.sessionIdle && !session.destroyed) {
        open.askedAt = now;
        session.ping(() => {
          open.askedAt = undefined;
          open.heardAt = performance.now();
        });
      }
    }
  }, limits.sweepInterval).unref();

  return {
    /** Sends GOAWAY to all sessions, those that begin later too, which excludes no stream: calls in flight are answered. */
    drain(): void {
      isDraining = true;
      for (const { connection } of sessions.values()) announceGoAway(connection);
    },
    /** Sends GOAWAY with the last stream to all sessions: open streams finish, no new ones begin. */
    close(): void {
      for (const session of sessions.keys()) session.close();
    },
    get streams(): number {
      return streams;
    },
  };
}

/** Sends GOAWAY past nghttp2, between whole frames: after its own it ignores all streams that arrive. */
function announceGoAway({ transport }: Connection): void {
  if (transport.writable) transport.write(GOAWAY_NOTICE);
}

function discard(open: Session, stream: ServerHttp2Stream): void {
  if (stream.readableEnded || stream.destroyed) return;
  discardRest(stream, () => {
    // Data in flight still arrives, and belongs to this stream.
    open.closeEarly();
    stream.close(constants.NGHTTP2_NO_ERROR);
  });
}
