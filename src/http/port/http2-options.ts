import type { ServerOptions } from "node:http2";
import type { Limits } from "../limits.ts";

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
