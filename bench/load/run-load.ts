// A process that puts load on a server: prepared requests over raw sockets.
import { answer } from "../process/answer.ts";
import { type Connect, cycle } from "./connection.ts";
import { Http1Connection } from "./http1-connection.ts";
import { type Http1Protocol, http1Request } from "./http1-requests.ts";
import { Http2Connection } from "./http2-connection.ts";
import { type GrpcCall, http2Request } from "./http2-requests.ts";
import { pace } from "./pace.ts";
import type { LoadResult } from "./recorder.ts";
import { saturate } from "./saturate.ts";
import { mixedCalls, repeatedCalls } from "./traffic.ts";

/** 4,000 different requests in turn, or the same again and again. */
export type Traffic = "mixed" | "repeated";

export interface Load {
  readonly port: number;
  /** HTTP/1.1 with this protocol, or gRPC with this call. */
  readonly protocol: Http1Protocol | GrpcCall;
  readonly traffic: Traffic;
  readonly connections: number;
  /** Requests in flight on each connection. */
  readonly inFlight: number;
  readonly seconds: number;
  /** Calls a second at a fixed rate; undefined: at full speed. */
  readonly rate?: number;
  /** Ends after so many calls, if that is sooner. */
  readonly calls?: number;
}

/** Requests that servers allow an HTTP/2 connection to have open at once. */
const MAX_STREAMS = 100;

/** What is prepared, by protocol and traffic. */
const prepared = new Map<string, (port: number) => Connect>();

answer("load", (load: Load): Promise<LoadResult> => {
  const { port, protocol, traffic, rate } = load;
  const key = JSON.stringify([protocol, traffic]);
  const connectTo = prepared.get(key) ?? prepare(protocol, traffic);
  prepared.set(key, connectTo);
  if (rate === undefined) return saturate(connectTo(port), load);
  return pace(connectTo(port), { ...load, rate, mostInFlight: typeof protocol === "string" ? 1 : MAX_STREAMS });
});

/** Prepares the requests, which all connections together send in turn. */
function prepare(protocol: Load["protocol"], traffic: Traffic): (port: number) => Connect {
  const calls = traffic === "mixed" ? mixedCalls : repeatedCalls;
  if (typeof protocol === "string") {
    const next = cycle(calls.map((call) => http1Request(protocol, call)));
    return (port) => (onResponse) => new Http1Connection(port, next, onResponse);
  }
  const next = cycle(calls.map((call) => http2Request(protocol, call)));
  return (port) => (onResponse) => new Http2Connection(port, next, onResponse);
}
