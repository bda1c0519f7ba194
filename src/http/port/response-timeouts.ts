import { constants } from "node:http2";
import type { Clients } from "./clients.ts";
import type { Caller, Target } from "./connection.ts";

/** Watches responses that have not ended. */
export type ResponseTimeouts = ReturnType<typeof createResponseTimeouts>;

interface Watched {
  readonly target: Target;
  readonly caller: Caller;
  readonly begun: number;
  /** When the response must have been read, once all of it is written. */
  due?: number;
  /** When its client stopped reading, while more is to come. */
  stalledAt?: number | undefined;
}

/** Closes what clients do not finish: requests on HTTP/2, for which Node has no timeout, and responses on both. */
export function createResponseTimeouts(clients: Clients) {
  const { sweepInterval, auditInterval } = clients.limits;
  // In the order in which they began.
  const open = new Set<Watched>();
  setInterval(() => {
    const now = performance.now();
    for (const watched of open) {
      if (now - watched.begun < sweepInterval) return;
      sweep(watched, now);
    }
  }, sweepInterval).unref();
  setInterval(() => clients.audit(open), auditInterval).unref();

  return {
    /** Counts a request as begun, and watches its response until it is closed; then calls `onClose`. */
    watch(target: Target, caller: Caller, onClose?: () => void): void {
      const { connection } = caller;
      const watched = { target, caller, begun: performance.now() };
      open.add(watched);
      connection.begin();
      target.once("close", () => {
        open.delete(watched);
        connection.end();
        onClose?.();
      });
    },
  };
}

function sweep(watched: Watched, now: number): void {
  const { target, begun, caller } = watched;
  const stream = "session" in target ? target : undefined;
  if (isUnread(watched, now)) {
    caller.connection.isAbandoned = true;
    // A closed stream that still exists has an RST_STREAM that its client does not read.
    if (stream === undefined || stream.closed) target.destroy();
    else stream.close(constants.NGHTTP2_CANCEL);
  } else if (stream !== undefined && !stream.readableEnded && !stream.closed) {
    const { requestTimeout, stallTimeout } = caller.limits;
    // A request whose response has begun is a bidirectional stream: reflection.
    if (now - begun > (stream.headersSent ? stallTimeout : requestTimeout)) stream.close(constants.NGHTTP2_CANCEL);
  }
}

/** Whether the client took too long to read: all of a response, or the part that holds up the rest. */
function isUnread(watched: Watched, now: number): boolean {
  const { target, caller } = watched;
  const { readingTimeout, minReadBytesPerSecond, stallTimeout, abandonTimeout } = caller.limits;
  const mayPause = caller.connection.pausable.has(target);
  // A response that waits behind another on HTTP/1.1 has no socket yet.
  if (target.writableFinished || (!("session" in target) && target.socket === null)) return false;
  if (target.writableEnded) {
    watched.due ??=
      now + (mayPause ? abandonTimeout : readingTimeout + (target.writableLength / minReadBytesPerSecond) * 1_000);
    return now > watched.due;
  }
  if (!target.writableNeedDrain) return false;
  if (watched.stalledAt === undefined) {
    watched.stalledAt = now;
    target.once("drain", () => {
      watched.stalledAt = undefined;
    });
  }
  return now - watched.stalledAt > (mayPause ? abandonTimeout : stallTimeout);
}
