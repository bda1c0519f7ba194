import {
  type Fields,
  flags,
  frame,
  headerBlock,
  headers,
  many,
  ping,
  settings,
  types,
  windowUpdate,
} from "../../clients/http2-frames.ts";
import { begin, getFields, postFields } from "../../clients/requests.ts";
import { checkHttp2 } from "../../clients/statuses.ts";
import type { Attack } from "../../harness/attack.ts";

const without = (name: string): Fields => getFields.filter(([own]) => own !== name);
const instead = (name: string, value: string): Fields =>
  getFields.map((pair) => (pair[0] === name ? [name, value] : pair));
const json = postFields("/generate", "application/json");

/** Fields that HTTP/2 does not allow, or with values that it does not allow. */
const connectionFields: Fields = [
  ["connection", "close"],
  ["keep-alive", "1"],
  ["proxy-connection", "close"],
  ["transfer-encoding", "chunked"],
  ["upgrade", "h2c"],
  ["te", "gzip"],
  ["content-length", "x"],
  ["content-length", "-1"],
  ["content-length", "5"],
];

/** Field lists that do not form a valid request. */
const requests: Readonly<Record<string, Fields>> = {
  "no :method": without(":method"),
  "no :path": without(":path"),
  "no :scheme": without(":scheme"),
  ...Object.fromEntries(
    ["", "*", "healthz", "http://b.example/healthz", "//a/b", "/\0", "/\x7f", "/ a", "/\r\nX: a", "?", "#"].map(
      (path) => [`:path ${JSON.stringify(path)}`, instead(":path", path)],
    ),
  ),
  ...Object.fromEntries(
    ["", "get", "G T", "BREW", "PRI", "__proto__"].map((method) => [`:method ${method}`, instead(":method", method)]),
  ),
  ":path twice": [...getFields, [":path", "/"]],
  "a pseudo field after others": [...without(":path"), ["x", "a"], [":path", "/healthz"]],
  "a pseudo field with an empty name": [...getFields, [":", "a"]],
  "an unknown pseudo field": [...getFields, [":x", "a"]],
  "a status in a request": [...getFields, [":status", "200"]],
  "extended CONNECT": [...instead(":method", "CONNECT"), [":protocol", "websocket"]],
  ...Object.fromEntries(
    connectionFields.map(([name, value]) => [`${name}: ${value}`, [...getFields, [name, value] as const]]),
  ),
  "content-length twice": [...json, ["content-length", "5"], ["content-length", "6"]],
};

/** Invalid fields that nghttp2 drops without an error. */
const dropped: Fields = [
  ["a b", "c"],
  ["x\n", "a"],
  ["x", "a\r\nb"],
  ["x", "a\0b"],
];

/** Invalid HPACK blocks. */
const blocks: Readonly<Record<string, number[]>> = {
  "index 0": [0x80],
  "an index beyond the table": [0xff, 0x20],
  "an endless index": [0xff, ...Array<number>(12).fill(0xff)],
  "a literal cut short": [0, 0x64, 0x61],
  "an endless length": [0, 0x7f, ...Array<number>(12).fill(0xff)],
  "a Huffman string with EOS": [0, 0x84, 0xff, 0xff, 0xff, 0xff, 0],
  "a table size above the limit": [0x3f, 0xe1, 0xff, 0x03],
  nothing: [],
};

const { data, priority, reset, goaway, continuation } = types;
const begun = begin(1, "/generate", "application/json");
const withPing = (stream: number, payload: Uint8Array): Buffer => frame(types.ping, 0, stream, payload);
const eight = Buffer.alloc(8);

/** Malformed frames, and frames that the state of the connection or stream does not allow. */
const frames: Readonly<Record<string, Uint8Array>> = {
  "HEADERS on stream 0": headers(0, getFields),
  "self-dependent HEADERS": frame(types.headers, flags.endHeaders | flags.priority, 1, [0, 0, 0, 1, 16, 0x82]),
  "HEADERS with padding longer than the frame": frame(types.headers, flags.endHeaders | flags.padded, 1, [255, 0]),
  "PING within a header block": Buffer.concat([headers(1, getFields, 0), ping]),
  "HEADERS twice": Buffer.concat([begun, begun]),
  "pseudo fields in trailers": Buffer.concat([begun, headers(1, getFields)]),
  "CONTINUATION without HEADERS": frame(continuation, flags.endHeaders, 1, headerBlock(getFields)),
  "DATA before HEADERS": frame(data, flags.endStream, 1, [0]),
  "DATA with padding longer than the frame": Buffer.concat([begun, frame(data, flags.padded, 1, [255, 0])]),
  "DATA beyond content-length": Buffer.concat([
    headers(1, [...json, ["content-length", "1"]], flags.endHeaders),
    frame(data, flags.endStream, 1, [123, 125]),
  ]),
  "DATA beyond the window": Buffer.concat([begun, many(5, () => frame(data, 0, 1, Buffer.alloc(16_384)))]),
  "PRIORITY of 4 bytes": frame(priority, 0, 1, [0, 0, 0, 0]),
  "RST_STREAM of 3 bytes": Buffer.concat([begun, frame(reset, 0, 1, [0, 0, 8])]),
  "RST_STREAM on stream 0": frame(reset, 0, 0, [0, 0, 0, 8]),
  "SETTINGS of 5 bytes": frame(types.settings, 0, 0, [0, 3, 0, 0, 0]),
  "SETTINGS on a stream": frame(types.settings, 0, 1),
  "SETTINGS ACK with a payload": frame(types.settings, flags.ack, 0, [0, 3, 0, 0, 0, 9]),
  "SETTINGS_ENABLE_PUSH of 2": settings([2, 2]),
  "SETTINGS_INITIAL_WINDOW_SIZE above 2^31 - 1": settings([4, 0xffff_ffff]),
  "SETTINGS_MAX_FRAME_SIZE of 1": settings([5, 1]),
  "PING of 7 bytes": withPing(0, eight.subarray(1)),
  "PING on a stream": withPing(1, eight),
  "GOAWAY of 4 bytes": frame(goaway, 0, 0, [0, 0, 0, 0]),
  "GOAWAY on a stream": frame(goaway, 0, 1, eight),
  "WINDOW_UPDATE of 3 bytes": frame(types.windowUpdate, 0, 0, [0, 0, 1]),
  "WINDOW_UPDATE of 0": windowUpdate(0, 0),
};

/**
 * RFC 9113 section 5.1.1 demands a connection error. nghttp2 ignores the frame instead, which may be the trailers of a stream that
 * was reset meanwhile: the request on stream 3 gets no answer, those before and after it go on.
 */
const decreasing = Buffer.concat([
  begun,
  begin(5, "/generate", "application/json"),
  headers(3, instead(":path", "/nowhere")),
  headers(7, getFields),
]);

export const malformedHttp2: readonly Attack[] = [
  {
    name: "malformed requests and frames on HTTP/2",
    row: "H2-9",
    memory: 48,
    async run(context) {
      for (const [name, fields] of Object.entries(requests)) await checkHttp2(context, name, headers(1, fields));
      await checkHttp2(context, "fields to drop", headers(1, [...getFields, ...dropped]), /^status 200$/);
      for (const [name, block] of Object.entries(blocks)) {
        await checkHttp2(context, `HPACK: ${name}`, headers(1, Buffer.from(block)));
      }
      // From addresses of their own: the server bans those that send what HTTP/2 does not allow.
      let address = 0;
      for (const [name, bytes] of Object.entries(frames)) await checkHttp2(context, name, bytes, undefined, ++address);
      await checkHttp2(context, "a decreasing stream identifier", decreasing, /^status 200$/, ++address);
      // nghttp2 says nothing to PRIORITY, which RFC 9113 deprecates; "sessions without a stream" shows that such a client is closed.
      const invalid = frame(priority, 0, 0, [0, 0, 0, 1, 16]);
      await checkHttp2(context, "PRIORITY on stream 0", invalid, /^(?:silence|ping)$/, ++address);
    },
  },
];
