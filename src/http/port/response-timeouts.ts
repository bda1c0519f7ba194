import { constants } from "node:http2";
import { performance } from "node:perf_hooks";
import { setInterval } from "node:timers";
import type { Clients } from "./clients.ts";
import type { Call } from "./connection.ts";

/** Closes what clients do not finish: requests on HTTP/2, for which Node has no timeout, and responses on both. */
export function watchResponses(clients: Clients): void {
  setInterval(() => {
    const now = performance.now();
    for (const call of clients.calls()) if (call.begunAt !== undefined) sweep(call, now - call.begunAt, now);
  }, clients.limits.sweepInterval).unref();
}

function sweep(call: Call, age: number, now: number): void {
  const { target, caller } = call;
  const stream = "session" in target ? target : undefined;
  if (isUnread(call, now)) {
    caller.connection.isAbandoned = true;
    // A closed stream that still exists has an RST_STREAM that its client does not read.
    if (stream === undefined || stream.closed) target.destroy();
    else stream.close(constants.NGHTTP2_CANCEL);
  } else if (stream !== undefined && !stream.readableEnded && !stream.closed) {
    const { requestTimeout, stallTimeout } = caller.limits;
    // A request whose response has begun is a bidirectional stream: reflection.
    if (age > (stream.headersSent ? stallTimeout : requestTimeout)) stream.close(constants.NGHTTP2_CANCEL);
  }
}

/** Whether the client took too long to read: all of a response, or the part that holds up the rest. */
function isUnread(call: Call, now: number): boolean {
  const { target, caller, mayPause } = call;
  const { readingTimeout, minReadBytesPerSecond, stallTimeout, abandonTimeout } = caller.limits;
  // A response that waits behind another on HTTP/1.1 has no socket yet.
  if (target.writableFinished || (!("session" in target) && target.socket === null)) return false;
  if (target.writableEnded) {
    call.due ??=
      now + (mayPause ? abandonTimeout : readingTimeout + (target.writableLength / minReadBytesPerSecond) * 1_000);
    return now > call.due;
  }
  if (!target.writableNeedDrain) return false;
  if (call.stalledAt === undefined) {
    call.stalledAt = now;
    target.once("drain", () => {
      call.stalledAt = undefined;
    });
  }
  return now - call.stalledAt > (mayPause ? abandonTimeout : stallTimeout);
}
