/**
 * What the promise settles to, or a rejection where that takes longer. An answer that is here by then counts, also
 * where this process was too busy to read it: time-outs must not come from that, or a busy process would count wrongly.
 */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = new Error(`no answer within ${milliseconds} ms`);
    // Between a timer and an immediate the event loop reads what has arrived.
    const timer = setTimeout(() => setImmediate(reject, late), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
