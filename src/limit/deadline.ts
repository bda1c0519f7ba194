import { clearTimeout, setImmediate, setTimeout } from "node:timers";

/**
 * Settles as the promise, or rejects after some ms; unlike ioredis' `commandTimeout`, never once an answer is there.
 */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = new Error(`no answer within ${milliseconds} ms`);
    // Between a timer and an immediate, the event loop reads what has arrived.
    const timer = setTimeout(() => setImmediate(reject, late), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
