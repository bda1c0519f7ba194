/** A request that was sent, as its connection reports it once the response is complete. */
export interface Responded {
  /** When it was due to be sent; milliseconds of `performance.now()`. */
  readonly due: number;
  /** Whether the response is a success. */
  readonly ok: boolean;
  /** Messages in the body. */
  readonly messages: number;
}

/** A client's connection that sends prepared requests. */
export interface Connection {
  /** Sends the next of the prepared requests, at the latest with the next `flush`. */
  send(due: number): void;
  flush(): void;
  close(): void;
}

/** Opens a connection that reports each response. */
export type Connect = (onResponse: (responded: Responded) => void) => Connection;

/** Returns the values in turn, without end. */
export function cycle<Value>(values: readonly Value[]): () => Value {
  let next = 0;
  return () => {
    const value = values[next++ % values.length];
    if (value === undefined) throw new RangeError("nothing to send");
    return value;
  };
}
