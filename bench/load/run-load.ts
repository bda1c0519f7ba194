// A process that puts load on a server: prepared requests over raw sockets.
import { answer } from "../process/answer.ts";
import { type Connect, cycle } from "./connection.ts";
import { Http1Connection } from "./http1-connection.ts";
import { type Http1Protocol, http1Request, type Pieces, plainBody } from "./http1-requests.ts";
import { Http2Connection } from "./http2-connection.ts";
import { type GrpcCall, http2Request } from "./http2-requests.ts";
import { pace } from "./pace.ts";
import type { LoadResult } from "./recorder.ts";
import { saturate } from "./saturate.ts";
import { type Call, mixedCalls, repeatedCalls } from "./traffic.ts";

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

/** Different records that are verified in turn. */
const RECORDS = 500;

/** What is prepared, by protocol and traffic. */
const prepared = new Map<string, (port: number) => Connect>();

answer("load", async (load: Load): Promise<LoadResult> => {
  const { port, protocol, traffic, rate } = load;
  // Every server verifies records of its own: its tables may differ.
  const key = JSON.stringify([protocol, traffic, protocol === "verify" ? port : ""]);
  const connectTo = prepared.get(key) ?? (await prepare(protocol, traffic, port));
  prepared.set(key, connectTo);
  if (rate === undefined) return saturate(connectTo(port), load);
  return pace(connectTo(port), { ...load, rate, mostInFlight: typeof protocol === "string" ? 1 : MAX_STREAMS });
});

/** Prepares the requests, which all connections together send in turn. */
async function prepare(
  protocol: Load["protocol"],
  traffic: Traffic,
  drawnBy: number,
): Promise<(port: number) => Connect> {
  const calls = traffic === "mixed" ? mixedCalls : repeatedCalls;
  if (typeof protocol !== "string") {
    const next = cycle(calls.map((call) => http2Request(protocol, call)));
    return (port) => (onResponse) => new Http2Connection(port, next, onResponse);
  }
  const requests: Pieces[] = [];
  for (const call of protocol === "verify" ? calls.slice(0, RECORDS) : calls) {
    requests.push(http1Request(protocol, call, protocol === "verify" ? await drawRecord(drawnBy, call) : undefined));
  }
  const next = cycle(requests);
  return (port) => (onResponse) => new Http1Connection(port, next, onResponse);
}

/** The request to verify a person whom the server itself has drawn. */
async function drawRecord(port: number, { message }: Call): Promise<string> {
  const asked = { country: "us", ...JSON.parse(plainBody(message)) };
  const response = await fetch(`http://127.0.0.1:${port}/generate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });
  return JSON.stringify({ identity: await response.json(), country: asked.country });
}
