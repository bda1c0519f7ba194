import type { GrpcCall } from "./load/http2-requests.ts";
import type { LoadResult } from "./load/recorder.ts";
import type { Load } from "./load/run-load.ts";
import { start } from "./process/child.ts";

/** Connections of HTTP/1.1, and calls in flight over HTTP/2. */
export const CONCURRENT = 32;

/** Connections of HTTP/2. */
const CONNECTIONS = 4;

/** GenerateIdentity over gRPC. */
export const grpcUnary: GrpcCall = { method: "GenerateIdentity" };

/** Options of a load besides its port and duration. */
export type LoadOptions = Partial<Omit<Load, "port" | "seconds">>;

/** Puts load on a port for so many seconds: mixed traffic at full speed, unless the options say otherwise. */
export type PutLoad = (port: number, seconds: number, options?: LoadOptions) => Promise<LoadResult>;

/** Starts the process that puts load on servers, and ends it after `run`. */
export async function withLoad<Result>(
  protocol: Load["protocol"],
  run: (load: PutLoad) => Promise<Result>,
): Promise<Result> {
  const client = start("load/run-load.ts", { core: "load" });
  const isHttp1 = typeof protocol === "string";
  try {
    return await run((port, seconds, options = {}) =>
      client.ask<LoadResult>("load", {
        port,
        protocol,
        traffic: "mixed",
        connections: isHttp1 ? CONCURRENT : CONNECTIONS,
        inFlight: isHttp1 ? 1 : CONCURRENT / CONNECTIONS,
        seconds,
        ...options,
      } satisfies Load),
    );
  } finally {
    await client.stop();
  }
}
