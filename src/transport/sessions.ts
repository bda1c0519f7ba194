import { constants, type Http2Server, type ServerHttp2Session, type ServerOptions } from "node:http2";
import type { Admission, Guest } from "./admission.ts";
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

/** NGHTTP2_ERR_PROTO: floods have numbers of their own. */
const PROTOCOL_ERROR = -505;

/** The open sessions of an HTTP/2 server. */
export interface Sessions {
  /**
   * GOAWAY to every session that has a stream, and to each other one with its next: a request may be on its way to one
   * that rests, would be lost with GOAWAY, and not every balancer sends it again.
   */
  leave(): void;
  /** GOAWAY to all: running streams finish, no new ones begin. */
  close(): void;
}

interface Open {
  readonly guest: Guest | undefined;
  streams: number;
  /** When the last stream ended. */
  since: number;
  /** Whether it was told to go. */
  told: boolean;
}

/**
 * Watches over sessions: what rests is told to go, what does not go is ended, and an address that abuses the protocol
 * is shut out. Node has no timeout of its own for HTTP/2, and one that counts any frame would be kept off by PING.
 */
export function watchSessions(server: Pick<Http2Server, "on">, admission: Admission, exchanges: Exchanges): Sessions {
  const sessions = new Map<ServerHttp2Session, Open>();
  let leaving = false;

  server.on("session", (session: ServerHttp2Session) => {
    // Asked now: once the session has failed its socket cannot be read any more.
    const guest = admission.guestOf(session.socket);
    const open: Open = { guest, streams: 0, since: performance.now(), told: false };
    sessions.set(session, open);
    session.once("close", () => sessions.delete(session));
    session.setTimeout(bounds.sessionSilence, () => session.destroy());
    session.on("error", ({ code, errno }: NodeJS.ErrnoException) => {
      // The client's own GOAWAY with a code comes from one that fails, not from one that attacks.
      if (code === "ERR_HTTP2_SESSION_ERROR" || !code?.startsWith("ERR_HTTP2_")) return;
      if (errno === PROTOCOL_ERROR) guest?.warn();
      else guest?.punish();
    });
    // Before the listener that hands the stream to its handler.
    session.prependListener("stream", (stream) => {
      if (open.streams >= bounds.streamsPerConnection + bounds.resetBurst) {
        // Only resets, many in one read, make room for so many. Node would hand out all of them first.
        guest?.punish();
        return session.destroy();
      }
      if (guest?.enter() === false) return stream.close(constants.NGHTTP2_REFUSED_STREAM);
      open.streams++;
      if (leaving) session.close();
      exchanges.add(stream, () => {
        guest?.leave();
        open.since = performance.now();
        open.streams--;
      });
    });
  });
  // Told to the session above already; unheard it would end the process.
  server.on("sessionError", () => {});

  const sweeper = setInterval(() => {
    const now = performance.now();
    for (const [session, open] of sessions) {
      if (!session.destroyed && (open.streams > 0 || now - open.since < bounds.sessionRest)) continue;
      // Node lets a session go only once all is read that it had to say, which may be never.
      if (open.told) open.guest?.end();
      else session.close();
      open.told = true;
    }
  }, bounds.sweepInterval);
  sweeper.unref();

  return {
    leave() {
      leaving = true;
      for (const [session, { streams }] of sessions) if (streams > 0) session.close();
    },
    close() {
      for (const session of sessions.keys()) session.close();
    },
  };
}
