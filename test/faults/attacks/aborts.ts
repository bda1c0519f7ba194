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

/** A call that the short way leaves to Connect. */
const compressed = post(rpcPath, gzipSync(protoRequest), "Content-Type: application/proto\r\nContent-Encoding: gzip");

/** Few enough of one address that its allowance lets all of them begin. */
const PER_ADDRESS = 20;

/** Clients that leave in the middle, and how soon after the server must have released them. */
interface Aborts {
  readonly clients: number;
  readonly forgets: "connections" | "streams";
  readonly within: number;
  readonly finding: string;
  /** One comes and leaves. */
  readonly leave: (port: number, address: string, number: number) => Promise<void>;
}

async function abortAll(context: AttackContext, { clients, forgets, within, finding, leave }: Aborts): Promise<void> {
  const before = (await context.measure())[forgets];
  for (let i = 0; i < context.scaled(clients); i++) {
    await leave(context.port, context.addressOf(Math.floor(i / PER_ADDRESS)), i);
  }
  context.findings.count(finding, context.scaled(clients));
  await waitForRelease(context, forgets, before + 20, within);
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
        forgets: "connections",
        within: 15,
        finding: "broken off",
        async leave(port, address, i) {
          const raw = await openRaw(port, address);
          const whole = wholes[i % wholes.length] ?? Buffer.alloc(0);
          // Every length: in the head, at its end, in the body.
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
        forgets: "connections",
        within: 15,
        finding: "broken off",
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
        forgets: "streams",
        within: 5,
        finding: "vanished",
        async leave(port, address, i) {
          // Half of them shut their window, so that the server is in the middle of a write.
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
        forgets: "connections",
        within: 5,
        finding: "vanished",
        async leave(port, address, i) {
          const raw = await openRaw(port, address, i % 2 === 0);
          await raw?.send(connectStream);
          await wait(20);
          raw?.breakOff();
        },
      }),
  },
];
