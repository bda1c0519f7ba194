import { gzipSync } from "node:zlib";
import { Gender, GenerateIdentityRequestSchema } from "../../../src/gen/identity/v1/identity_pb.ts";
import type { Call, Protocol } from "./protocols.ts";

const generate = "/identity.v1.IdentityService/GenerateIdentity";

/** What MAX_BODY_BYTES is without the variable. */
const MAX_BODY = 4_096;

const call = (name: string, body: Uint8Array, more: Partial<Call> = {}): Call => ({
  name,
  path: generate,
  body,
  ...more,
});

/** Calls whose body is not what it should be. */
export function brokenCalls(protocol: Protocol): Call[] {
  const text = (json: string): Uint8Array => protocol.frame(new TextEncoder().encode(json));
  const good = protocol.body(GenerateIdentityRequestSchema, { gender: Gender.MALE, seed: "broken" });
  const saidZipped = { headers: { [protocol.encoding]: "gzip" } };
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
    ..."ff|08|08ff|1a0561|1a02c328|0b|0000|08017801|0a00|0d0102|0801980601".split("|"),
    Buffer.from(Array.from({ length: 64 }, (_, index) => (index * 37) & 255)).toString("hex"),
  ];
  return [
    call("no body", new Uint8Array()),
    ...(protocol.isBinary ? [] : json.map((body) => call(`JSON ${body.slice(0, 30)}`, text(body)))),
    ...(protocol.isBinary ? binary.map((hex) => call(`bytes ${hex}`, protocol.frame(Buffer.from(hex, "hex")))) : []),
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
    call("compressed", protocol.frame(zipped, 1), saidZipped),
    call("compressed and not said so", protocol.frame(zipped, 1)),
    call("said to be compressed", good, saidZipped),
    call("compressed noise", protocol.frame(good, 1), saidZipped),
    call("compressed far too much", protocol.frame(gzipSync(new Uint8Array(1e6)), 1), saidZipped),
  ];
}

/** Frames of gRPC that are cut off, or are too many. */
export function brokenFrames(protocol: Protocol): Call[] {
  const good = Buffer.from(protocol.body(GenerateIdentityRequestSchema, { gender: Gender.MALE, seed: "frames" }));
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
