import { type Child, start } from "./child.ts";
import type { GrpcLoad, GrpcServed } from "./load/grpc.ts";
import type { Http1Load, Served } from "./load/http1.ts";
import type { PacedLoad } from "./load/pace.ts";
import { messages, service } from "./requests.ts";

/** Connections of HTTP/1.1, and calls in flight over HTTP/2. */
export const CONCURRENT = 32;

const CONNECTIONS = 4;

/** Runs what needs a client, and ends that client. */
async function withClient<Result>(program: string, run: (client: Child) => Promise<Result>): Promise<Result> {
  const client = start(program, { core: "load" });
  try {
    return await run(client);
  } finally {
    await client.stop();
  }
}

/** A call of HTTP/1.1. */
interface PlainCall {
  readonly path: string;
  readonly body: string;
}

/** With a load of HTTP/1.1 on a path. */
export function withHttp1<Result>(
  { path, body }: PlainCall,
  run: (load: (port: number, seconds: number, connections?: number) => Promise<Served>) => Promise<Result>,
): Promise<Result> {
  return withClient("./load/http1.ts", (client) =>
    run((port, seconds, connections = CONCURRENT) =>
      client.ask<Served>("load", {
        url: `http://127.0.0.1:${port}${path}`,
        body,
        connections,
        seconds,
      } satisfies Http1Load),
    ),
  );
}

/** With calls of HTTP/1.1 at an even pace. */
export function withPace<Result>(
  { path, body }: PlainCall,
  run: (pace: (port: number, rate: number, seconds: number) => Promise<Served>) => Promise<Result>,
): Promise<Result> {
  return withClient("./load/pace.ts", (client) =>
    run((port, rate, seconds) =>
      client.ask<Served>("load", {
        url: `http://127.0.0.1:${port}${path}`,
        body,
        connections: CONCURRENT,
        seconds,
        rate,
      } satisfies PacedLoad),
    ),
  );
}

/** What a load of gRPC may be told besides the port. */
type GrpcCall = Partial<Omit<GrpcLoad, "port">>;

/** Puts a load of gRPC on a port: GenerateIdentity, if it is told nothing else. */
export type PutGrpcLoad = (port: number, seconds: number, call?: GrpcCall) => Promise<GrpcServed>;

/** With a load of gRPC. */
export function withGrpc<Result>(run: (load: PutGrpcLoad) => Promise<Result>): Promise<Result> {
  return withClient("./load/grpc.ts", (client) =>
    run((port, seconds, call = {}) =>
      client.ask<GrpcServed>("load", {
        port,
        path: `${service}/GenerateIdentity`,
        message: messages.one(),
        connections: CONNECTIONS,
        inFlight: CONCURRENT / CONNECTIONS,
        seconds,
        ...call,
      } satisfies GrpcLoad),
    ),
  );
}
