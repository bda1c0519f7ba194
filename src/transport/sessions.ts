import {
  constants,
  type Http2Server,
  type ServerHttp2Session,
  type ServerHttp2Stream,
  type ServerOptions,
} from "node:http2";
import type { Socket } from "node:net";
import { bounds } from "./bounds.ts";

/** Options of every HTTP/2 server. Node bounds none of this by itself, or far too widely. */
export const http2Options: ServerOptions = {
  maxSessionMemory: bounds.sessionMemory,
  maxHeaderListPairs: bounds.headerCount,
  maxSendHeaderBlockLength: bounds.headerBytes,
  maxOutstandingPings: bounds.pings,
  maxSettings: bounds.settings,
  maxSessionInvalidFrames: bounds.invalidFrames,
  maxSessionRejectedStreams: bounds.rejectedStreams,
  streamResetBurst: bounds.resetBurst,
  streamResetRate: bounds.resetRate,
  settings: {
    maxConcurrentStreams: bounds.streamsPerConnection,
    initialWindowSize: bounds.streamWindow,
    maxHeaderListSize: bounds.headerBytes,
    enablePush: false,
  },
};

/** The open sessions of an HTTP/2 server. */
export interface Sessions {
  /** GOAWAY to all: running streams finish, no new ones begin. */
  close(): void;
  /** Open streams over all sessions. */
  streams(): number;
}

/**
 * Watches over sessions and streams: what rests is told to go, what does not end is ended, and an address that abuses
 * the protocol is reported. Node has no timeout of its own for HTTP/2.
 */
export function watchSessions(server: Pick<Http2Server, "on">, punish: (socket: Socket | undefined) => void): Sessions {
  const sessions = new Set<ServerHttp2Session>();
  // In the order in which they began.
  const streams = new Map<ServerHttp2Stream, number>();

  server.on("session", (session: ServerHttp2Session) => {
    const { socket } = session;
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
    session.setTimeout(bounds.sessionIdleTimeout, () => {
      session.close();
      // Without streams it is gone by now; with some it has stood still all the time.
      if (!session.destroyed) session.destroy();
    });
    session.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code?.startsWith("ERR_HTTP2_")) punish(socket);
    });
  });
  // Told to the session above already; unheard it would end the process.
  server.on("sessionError", () => {});
  server.on("stream", (stream: ServerHttp2Stream) => {
    streams.set(stream, performance.now());
    stream.once("close", () => streams.delete(stream));
  });

  const sweeper = setInterval(() => sweep(streams), bounds.sweepInterval);
  sweeper.unref();

  return {
    close() {
      for (const session of sessions) session.close();
    },
    streams: () => streams.size,
  };
}

/** Ends streams whose request does not end: neither in time, nor soon after it was answered. */
function sweep(streams: ReadonlyMap<ServerHttp2Stream, number>): void {
  const now = performance.now();
  for (const [stream, begun] of streams) {
    const age = now - begun;
    if (age < bounds.answeredLinger) return;
    if (stream.readableEnded || stream.destroyed) continue;
    if (stream.writableEnded) stream.close(constants.NGHTTP2_NO_ERROR);
    // What is being answered already is a conversation (reflection), and ends with its session.
    else if (age > bounds.requestTimeout && !stream.headersSent) stream.close(constants.NGHTTP2_CANCEL);
  }
}
