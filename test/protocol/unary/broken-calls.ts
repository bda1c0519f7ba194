import { gzipSync } from "node:zlib";
import { Gender, GenerateIdentityRequestSchema } from "../../../src/gen/identity/v1/identity_pb.ts";
import type { Call, Protocol } from "./protocols.ts";

const generate = "/identity.v1.IdentityService/GenerateIdentity";

/** What MAX_BODY_BYTES is without the variable. */
const MAX_BODY = 4_096;

/** Calls whose body is not what it should be. */
export function brokenCalls(protocol: Protocol): Call[] {
  const call = (name: string, body: Uint8Array, more: Partial<Call> = {}): Call => ({
    name,
    path: generate,
    body,
    ...more,
  });
  const text = (json: string): Uint8Array => protocol.frame(new TextEncoder().encode(json));
  const good = protocol.body(GenerateIdentityRequestSchema, { gender: Gender.MALE, seed: "broken" });
  const zipped = gzipSync(protocol.isGrpc ? good.subarray(5) : good);
  const json = [
    "",
    " ",
    "null",
    "[]",
    "1",
    '"x"',
    "{",
    "{}{}",
    '{"gender":"male"}',
    '{"gender":1}',
    '{"gender":1.5}',
    '{"gender":"1"}',
    '{"unknown":1}',
    '{"gender":1,"gender":2}',
    '{"minAge":"x"}',
    '{"min_age":20,"gender":1,"seed":"s"}',
    '{"seed":5}',
    '\ufeff{"gender":1}',
    `{"seed":"${"\\u0000"}"}`,
    '{"gender":null}',
    '{"gender":1,"__proto__":{"country":1}}',
    '{"gender":"male"}x',
    `{"${"a".repeat(MAX_BODY - 100)}":1}`,
    `{"${"ü".repeat(MAX_BODY / 2 - 100)}":1}`,
    "[".repeat(2_000),
  ];
  const binary = [
    [0xff],
    [0x08],
    [0x08, 0xff],
    [0x1a, 0x05, 0x61],
    [0x1a, 0x02, 0xc3, 0x28],
    [0x0b],
    [0x00, 0x00],
    [0x08, 0x01, 0x78, 0x01],
    [0x0a, 0x00],
    [0x0d, 0x01, 0x02],
    [0x08, 0x01, 0x98, 0x06, 0x01],
    Array.from({ length: 64 }, (_, index) => (index * 37) & 255),
  ];
  return [
    call("no body", new Uint8Array()),
    ...(protocol.isBinary ? [] : json.map((body) => call(`JSON ${body.slice(0, 30)}`, text(body)))),
    ...(protocol.isBinary
      ? binary.map((bytes) =>
          call(`bytes ${Buffer.from(bytes).toString("hex")}`, protocol.frame(Uint8Array.from(bytes))),
        )
      : []),
    call("JSON that is not UTF-8", protocol.frame(Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d))),
    call(
      "as large as it may be",
      protocol.body(GenerateIdentityRequestSchema, { gender: Gender.MALE, seed: "s".repeat(MAX_BODY - 200) }),
    ),
    call(
      "too large",
      protocol.body(GenerateIdentityRequestSchema, { gender: Gender.MALE, seed: "s".repeat(MAX_BODY) }),
    ),
    call("much too large", protocol.frame(new Uint8Array(60_000))),
    call("compressed", protocol.frame(zipped, 1), { headers: { [protocol.encoding]: "gzip" } }),
    call("compressed and not said so", protocol.frame(zipped, 1)),
    call("said to be compressed", good, { headers: { [protocol.encoding]: "gzip" } }),
    call("compressed noise", protocol.frame(good, 1), { headers: { [protocol.encoding]: "gzip" } }),
    call("compressed far too much", protocol.frame(gzipSync(new Uint8Array(1e6)), 1), {
      headers: { [protocol.encoding]: "gzip" },
    }),
  ];
}

/** Frames of gRPC that are cut off, or are too many. */
export function brokenFrames(protocol: Protocol): Call[] {
  const good = Buffer.from(protocol.body(GenerateIdentityRequestSchema, { gender: Gender.MALE, seed: "frames" }));
  const call = (name: string, body: Uint8Array, more: Partial<Call> = {}): Call => ({
    name,
    path: generate,
    body,
    ...more,
  });
  return [
    ...[1, 2, 3, 4, 5, 6, good.length - 1].map((length) => call(`the first ${length} bytes`, good.subarray(0, length))),
    ...[2, 4, 8, 128, 254].map((flags) =>
      call(`flags ${flags}`, Buffer.concat([Uint8Array.of(flags), good.subarray(1)])),
    ),
    call("two messages", Buffer.concat([good, good])),
    call("two messages, slowly", Buffer.concat([good, good]), { slowly: true }),
    call("one message and a giant", Buffer.concat([good, Uint8Array.of(0, 0xff, 0, 0, 0)])),
    call("one message and a piece", Buffer.concat([good, Uint8Array.of(0, 0)])),
    call("the length of a giant", Uint8Array.of(0, 0xff, 0xff, 0xff, 0xff)),
    call("the length of a giant, not ended", Uint8Array.of(0, 0xff, 0xff, 0xff, 0xff), { ends: false }),
    call("one byte too long", Uint8Array.of(0, 0, 0, 0x10, 0x01), { ends: false }),
    call("cut off by the client", good.subarray(0, 7), { ends: false, leaves: true }),
    call("left after the last byte", good, { leaves: true }),
  ];
}
