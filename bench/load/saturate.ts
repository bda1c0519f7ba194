import type { Connect, Connection } from "./connection.ts";
import { type LoadResult, Recorder } from "./recorder.ts";

export interface Saturation {
  readonly connections: number;
  /** Requests in flight on each connection; HTTP/1.1 allows 1. */
  readonly inFlight: number;
  readonly seconds: number;
  /** Ends after so many calls, if that is sooner. */
  readonly calls?: number;
}

/**
 * Calls at full speed: each response is followed by the next request (closed loop). The event loop polls and never sleeps:
 * to wake the load's core costs a server up to 27 µs a call, and only servers that are slower than the load would pay that.
 */
export function saturate(
  connect: Connect,
  { connections, inFlight, seconds, calls = Number.POSITIVE_INFINITY }: Saturation,
): Promise<LoadResult> {
  return new Promise((resolve) => {
    const recorder = new Recorder();
    const end = recorder.begun + seconds * 1_000;
    let sent = 0;
    let isOver = false;
    const poll = (): void => {
      if (!isOver) setImmediate(poll);
    };
    poll();
    const opened = Array.from({ length: connections }, () => {
      const send = (): void => {
        if (sent === calls) return;
        sent++;
        connection.send(performance.now());
      };
      const connection: Connection = connect((responded) => {
        recorder.add(responded);
        if (recorder.responses < calls && performance.now() < end) return send();
        isOver = true;
        resolve(recorder.result());
        for (const one of opened) one.close();
      });
      for (let open = 0; open < inFlight; open++) send();
      connection.flush();
      return connection;
    });
  });
}
