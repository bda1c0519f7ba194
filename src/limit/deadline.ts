import { clearTimeout, setImmediate, setTimeout } from "node:timers";

/**
 * Settles as the promise does, or rejects after some milliseconds. An answer that has arrived by then counts even if the
 * process was too busy to read it: ioredis' `commandTimeout` would report an outage whenever the event loop is delayed.
 */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = new Error(`no answer within ${milliseconds} ms`);
    // Between a timer and an immediate, the event loop reads what has arrived.
    const timer = setTimeout(() => setImmediate(reject, late), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
