import { gzipSync } from "node:zlib";
import { waitForRelease } from "../clients/held-connections.ts";
import { frame, reset, types } from "../clients/http2-frames.ts";
import { openHttp2 } from "../clients/raw-http2.ts";
import { openRaw, wait } from "../clients/raw-socket.ts";
import {
  begin,
  envelope,
  grpcCall,
  post,
  protoRequest,
  rpcPath,
  streamPath,
  streamRequest,
} from "../clients/requests.ts";
import type { Attack } from "../harness/attack.ts";

const connectStream = post(
  streamPath,
  envelope(Buffer.from('{"template":{"gender":"GENDER_MALE"}}')),
  "Content-Type: application/connect+json",
);

/** A compressed call, which the fast path leaves to Connect's own handler. */
const compressed = post(rpcPath, gzipSync(protoRequest), "Content-Type: application/proto\r\nContent-Encoding: gzip");
const uploads = [post("/generate", '{"gender":"male"}'), connectStream, compressed];
const streamUpload = Buffer.concat([begin(1, streamPath), frame(types.data, 0, 1, envelope(protoRequest))]);

/** Clients per address, few enough that the rate limit refuses none of them. */
const PER_ADDRESS = 20;

/** Connects, sends a part of a request or reads a part of a response, and disconnects. */
type Leave = (port: number, address: string, number: number) => Promise<void>;

/** Clients that disconnect one after the other; the server must release what they took within so many seconds. */
function abort(clients: number, released: "connections" | "streams", within: number, leave: Leave): Attack["run"] {
  return async (context) => {
    const before = (await context.measure())[released];
    for (let i = 0; i < context.scaled(clients); i++) {
      await leave(context.port, context.addressOf(Math.floor(i / PER_ADDRESS)), i);
    }
    context.findings.count("disconnected", context.scaled(clients));
    await waitForRelease(context, released, before + 20, within);
  };
}

export const aborts: readonly Attack[] = [
  {
    name: "aborted uploads, HTTP/1.1",
    row: "H1-4",
    memory: 64,
    run: abort(1_000, "connections", 15, async (port, address, i) => {
      const raw = await openRaw(port, address);
      const whole = uploads[i % uploads.length] ?? Buffer.alloc(0);
      // Cuts at every offset: in the headers, at their end and in the body.
      await raw?.send(whole.subarray(0, -1 - (i % whole.length)));
      if (i % 2 === 0) raw?.breakOff();
      else raw?.socket.end();
    }),
  },
  {
    name: "aborted uploads, HTTP/2",
    row: "H2-11",
    memory: 64,
    run: abort(500, "connections", 15, async (port, address, i) => {
      const raw = await openHttp2(port, address);
      await raw?.send(streamUpload.subarray(0, i % streamUpload.length));
      raw?.breakOff();
    }),
  },
  {
    name: "clients that disconnect from gRPC streams",
    row: "H2-11",
    memory: 128,
    run: abort(200, "streams", 5, async (port, address, i) => {
      // Half of the clients have a window of 0, so that the server has a write pending.
      const raw = await openHttp2(port, address, { window: i % 2 === 0 ? 65_535 : 0 });
      await raw?.send(grpcCall(1, streamPath, streamRequest));
      await wait(20);
      if (i % 4 < 2) return raw?.breakOff();
      await raw?.send(reset(1));
      raw?.socket.end();
    }),
  },
  {
    name: "clients that disconnect from Connect streams",
    row: "H1-4",
    memory: 128,
    run: abort(200, "connections", 5, async (port, address, i) => {
      const raw = await openRaw(port, address, i % 2 === 0);
      await raw?.send(connectStream);
      await wait(20);
      raw?.breakOff();
    }),
  },
];
