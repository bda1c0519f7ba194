// A process that puts load on a gRPC server: prebuilt requests over raw sockets.
import { answer } from "../answer.ts";
import { quantile } from "../statistics.ts";
import { Connection } from "./connection.ts";
import type { Served } from "./http1.ts";

export interface GrpcLoad {
  readonly port: number;
  readonly path: string;
  /** The message in base64, without its prefix. */
  readonly message: string;
  readonly connections: number;
  /** Calls in flight on each connection. */
  readonly inFlight: number;
  readonly seconds: number;
  /** Calls a second over all connections; undefined: as many as are answered. */
  readonly rate?: number;
  /** Ends after so many calls if that is sooner. */
  readonly calls?: number;
}

/** What a load of gRPC came to. */
export interface GrpcServed extends Served {
  readonly messages: number;
  /** Milliseconds of every call, if there were few. */
  readonly each: readonly number[];
}

/** Calls whose times are told one by one. */
const FEW = 100;

/** Streams that servers let one connection have at once. */
const MOST_STREAMS = 100;

answer("load", (load: GrpcLoad): Promise<GrpcServed> => {
  const message = Buffer.from(load.message, "base64");
  const body = Buffer.concat([Buffer.from([0, 0, 0, 0, message.length]), message]);
  const fields = [
    [":path", load.path],
    [":authority", `127.0.0.1:${load.port}`],
    ["content-type", "application/grpc"],
    ["te", "trailers"],
    ["user-agent", "bench"],
    ["grpc-accept-encoding", "identity"],
  ] as const;

  return new Promise((resolve) => {
    const times: number[] = [];
    const begun = performance.now();
    const limit = load.calls ?? Number.POSITIVE_INFINITY;
    let sent = 0;
    let messages = 0;
    let errors = 0;

    const lines = Array.from({ length: load.connections }, () => {
      const due = new Map<number, number>();
      const waiting: number[] = [];
      const connection = new Connection(load.port, fields, body, (ended) => {
        const time = performance.now();
        times.push(time - (due.get(ended.stream) ?? time));
        due.delete(ended.stream);
        const next = waiting.shift();
        if (next !== undefined) due.set(connection.send(), next);
        messages += ended.messages;
        if (ended.reset || ended.messages === 0) errors++;
        if (time - begun >= load.seconds * 1_000 || times.length >= limit) finish();
        else if (load.rate === undefined && sent < limit) send(time);
      });
      // A late call counts from when it was due: waiting to be sent is waiting too.
      const send = (time: number): void => {
        sent++;
        if (due.size < MOST_STREAMS) due.set(connection.send(), time);
        else waiting.push(time);
      };
      return { connection, send };
    });

    let finished = false;
    const finish = (): void => {
      if (finished) return;
      finished = true;
      clearInterval(clock);
      for (const { connection } of lines) connection.close();
      resolve({
        calls: times.length - errors,
        errors,
        messages,
        seconds: (performance.now() - begun) / 1_000,
        latency: { p50: quantile(times, 0.5), p99: quantile(times, 0.99), p999: quantile(times, 0.999) },
        each: times.length <= FEW ? times : [],
      });
    };

    const tick = (rate: number): void => {
      const elapsed = performance.now() - begun;
      for (const due = (elapsed / 1_000) * rate; sent < due; ) {
        lines[sent % lines.length]?.send(begun + (sent / rate) * 1_000);
      }
      for (const { connection } of lines) connection.flush();
      if (elapsed > load.seconds * 1_000 + 1_000) finish();
    };
    const { rate } = load;
    const clock = rate === undefined ? undefined : setInterval(() => tick(rate), 1);
    if (rate !== undefined) return;
    for (const { connection, send } of lines) {
      for (let call = 0; call < load.inFlight && sent < limit; call++) send(begun);
      connection.flush();
    }
  });
});
