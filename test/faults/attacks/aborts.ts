import { gzipSync } from "node:zlib";
import { waitForRelease } from "../clients/held-connections.ts";
import { flags, frame, headers, reset, types } from "../clients/http2-frames.ts";
import { openHttp2 } from "../clients/raw-http2.ts";
import { openRaw, wait } from "../clients/raw-socket.ts";
import { envelope, post, postFields, protoRequest, rpcPath, streamPath } from "../clients/requests.ts";
import type { Attack, AttackContext } from "../harness/attack.ts";

/** StreamIdentitiesRequest with a template of gender 1: people until the caller stops. */
const streamRequest = envelope(Buffer.concat([Buffer.from([10, protoRequest.length]), protoRequest]));

const beginStream = (stream: number): Buffer =>
  Buffer.concat([
    headers(stream, postFields(streamPath, "application/grpc"), flags.endHeaders),
    frame(types.data, flags.endStream, stream, streamRequest),
  ]);

const connectStream = post(
  streamPath,
  envelope(Buffer.from('{"template":{"gender":"GENDER_MALE"}}')),
  "Content-Type: application/connect+json",
);

/** A compressed call, which the fast path leaves to Connect's own handler. */
const compressed = post(rpcPath, gzipSync(protoRequest), "Content-Type: application/proto\r\nContent-Encoding: gzip");

/** Clients per address, few enough that the rate limit refuses none of them. */
const PER_ADDRESS = 20;

/** Clients that disconnect in the middle of a request. */
interface Aborts {
  readonly clients: number;
  /** What the server must release after they have disconnected. */
  readonly released: "connections" | "streams";
  /** Seconds within which it must. */
  readonly within: number;
  readonly finding: string;
  /** Connects, sends a part of a request or reads a part of a response, and disconnects. */
  readonly leave: (port: number, address: string, number: number) => Promise<void>;
}

async function abortAll(context: AttackContext, { clients, released, within, finding, leave }: Aborts): Promise<void> {
  const before = (await context.measure())[released];
  for (let i = 0; i < context.scaled(clients); i++) {
    await leave(context.port, context.addressOf(Math.floor(i / PER_ADDRESS)), i);
  }
  context.findings.count(finding, context.scaled(clients));
  await waitForRelease(context, released, before + 20, within);
}

export const aborts: readonly Attack[] = [
  {
    name: "aborted uploads, HTTP/1.1",
    row: "H1-4",
    memory: 64,
    run(context) {
      const wholes = [post("/generate", '{"gender":"male"}'), connectStream, compressed];
      return abortAll(context, {
        clients: 1_000,
        released: "connections",
        within: 15,
        finding: "aborted",
        async leave(port, address, i) {
          const raw = await openRaw(port, address);
          const whole = wholes[i % wholes.length] ?? Buffer.alloc(0);
          // Cuts at every offset: in the headers, at their end and in the body.
          await raw?.send(whole.subarray(0, -1 - (i % whole.length)));
          if (i % 2 === 0) raw?.breakOff();
          else raw?.socket.end();
        },
      });
    },
  },
  {
    name: "aborted uploads, HTTP/2",
    row: "H2-11",
    memory: 64,
    run: (context) =>
      abortAll(context, {
        clients: 500,
        released: "connections",
        within: 15,
        finding: "aborted",
        async leave(port, address, i) {
          const raw = await openHttp2(port, address);
          const call = Buffer.concat([
            headers(1, postFields(streamPath, "application/grpc"), flags.endHeaders),
            frame(types.data, 0, 1, envelope(protoRequest)),
          ]);
          await raw?.send(call.subarray(0, i % call.length));
          raw?.breakOff();
        },
      }),
  },
  {
    name: "clients that disconnect from gRPC streams",
    row: "H2-11",
    memory: 128,
    run: (context) =>
      abortAll(context, {
        clients: 200,
        released: "streams",
        within: 5,
        finding: "disconnected",
        async leave(port, address, i) {
          // Half of the clients have a window of 0, so that the server has a write pending.
          const raw = await openHttp2(port, address, { window: i % 2 === 0 ? 65_535 : 0 });
          await raw?.send(beginStream(1));
          await wait(20);
          if (i % 4 < 2) raw?.breakOff();
          else {
            await raw?.send(reset(1));
            raw?.socket.end();
          }
        },
      }),
  },
  {
    name: "clients that disconnect from Connect streams",
    row: "H1-4",
    memory: 128,
    run: (context) =>
      abortAll(context, {
        clients: 200,
        released: "connections",
        within: 5,
        finding: "disconnected",
        async leave(port, address, i) {
          const raw = await openRaw(port, address, i % 2 === 0);
          await raw?.send(connectStream);
          await wait(20);
          raw?.breakOff();
        },
      }),
  },
];
