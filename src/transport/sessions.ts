import { constants, type Http2Server, type ServerHttp2Session, type ServerOptions } from "node:http2";
import type { Admission } from "./admission.ts";
import { bounds } from "./bounds.ts";
import type { Exchanges } from "./exchanges.ts";

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
}

interface Rest {
  streams: number;
  /** When the last stream ended. */
  since: number;
}

/**
 * Watches over sessions: what rests is told to go, what does not go is ended, and an address that abuses the protocol
 * is shut out. Node has no timeout of its own for HTTP/2, and one that counts any frame would be kept off by PING.
 */
export function watchSessions(server: Pick<Http2Server, "on">, admission: Admission, exchanges: Exchanges): Sessions {
  const sessions = new Map<ServerHttp2Session, Rest>();

  server.on("session", (session: ServerHttp2Session) => {
    // Asked now: once the session has failed its socket cannot be read any more.
    const guest = admission.guestOf(session.socket);
    const rest: Rest = { streams: 0, since: performance.now() };
    sessions.set(session, rest);
    session.once("close", () => sessions.delete(session));
    session.setTimeout(bounds.sessionSilence, () => session.destroy());
    session.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code?.startsWith("ERR_HTTP2_")) guest?.punish();
    });
    // Before the listener that hands the stream to its handler.
    session.prependListener("stream", (stream) => {
      if (rest.streams >= bounds.streamsPerConnection + bounds.resetBurst) {
        // Only resets, many in one read, make room for so many. Node would hand out all of them first.
        guest?.punish();
        return session.destroy();
      }
      if (guest?.enter() === false) return stream.close(constants.NGHTTP2_REFUSED_STREAM);
      rest.streams++;
      exchanges.add(stream);
      stream.once("close", () => {
        guest?.leave();
        rest.since = performance.now();
        rest.streams--;
      });
    });
  });
  // Told to the session above already; unheard it would end the process.
  server.on("sessionError", () => {});

  const sweeper = setInterval(() => {
    const now = performance.now();
    for (const [session, { streams, since }] of sessions) {
      if (streams > 0 || now - since < bounds.sessionRest) continue;
      // One that was told to go and still is there waits for a client that does not listen.
      if (session.closed) session.destroy();
      else session.close();
    }
  }, bounds.sweepInterval);
  sweeper.unref();

  return {
    close() {
      for (const session of sessions.keys()) session.close();
    },
  };
}
