import { type Flood, flood } from "../../clients/flood.ts";
import { type Fields, flags, frame, headerBlock, headers, indexedLiteral, types } from "../../clients/http2-frames.ts";
import { getFields, postFields } from "../../clients/requests.ts";
import type { Attack } from "../../harness/attack.ts";

const STREAMS = 20;

const each = (block: Uint8Array): Pick<Flood, "burst" | "frames"> => ({
  frames: STREAMS,
  burst: (burst) =>
    Buffer.concat(Array.from({ length: STREAMS }, (_, i) => headers(2 * (burst * STREAMS + i) + 3, block))),
});

/** HEADERS and CONTINUATION frames of at most 16 KB that carry one header block. */
function split(stream: number, block: Buffer): Buffer {
  const size = 16_000;
  const parts: Buffer[] = [];
  for (let at = 0; at < block.length; at += size) {
    const isLast = at + size >= block.length;
    const flag = isLast ? flags.endHeaders : 0;
    const part = block.subarray(at, at + size);
    parts.push(
      at === 0
        ? frame(types.headers, flag | flags.endStream, stream, part)
        : frame(types.continuation, flag, stream, part),
    );
  }
  return Buffer.concat(parts);
}

const large = headerBlock([
  ...getFields,
  ...Array.from({ length: 4 }, (_, i) => [`x-${i}`, "a".repeat(15_000)] as const),
]);

const floods: Readonly<Record<string, Flood & { readonly row: string }>> = {
  "HPACK bomb": {
    row: "H2-6",
    // One field of 4 KB is added to the dynamic table; each byte that follows is an indexed reference to it.
    opening: headers(1, Buffer.concat([headerBlock(getFields), indexedLiteral("x", "a".repeat(4_000))])),
    ...each(Buffer.concat([headerBlock(getFields), Buffer.alloc(8_000, 0xbe)])),
  },
  "header lists of 60 KB": {
    row: "H2-8",
    frames: 4,
    burst: (burst) => Buffer.concat(Array.from({ length: 4 }, (_, i) => split(2 * (burst * 4 + i) + 1, large))),
  },
  "1,500 fields": {
    row: "H2-8",
    ...each(headerBlock([...getFields, ...Array<Fields[number]>(1_500).fill(["x", "a"])])),
  },
  "empty header names": { row: "H2-8", ...each(headerBlock([...getFields, ["", "a"]])) },
  "uppercase header names": { row: "H2-8", ...each(headerBlock([...getFields, ["X-A", "b"]])) },
  CONNECT: {
    row: "H2-8",
    ...each(
      headerBlock([
        [":method", "CONNECT"],
        [":authority", "a:80"],
      ]),
    ),
  },
  "HPACK table size updates": {
    row: "H2-8",
    // 0x3f 0xe1 0x1f sets the table size to 4096 bytes, 0x20 to 0.
    ...each(Buffer.concat([Buffer.from([0x20, 0x3f, 0xe1, 0x1f]), headerBlock(getFields)])),
    lawful: true,
  },
  "call flood over the rate limit": {
    row: "LIM-1",
    ...each(headerBlock(postFields("/generate", "application/json"))),
    lawful: true,
  },
};

export const http2Headers: readonly Attack[] = Object.entries(floods).map(([name, { row, ...options }]) => ({
  name,
  row,
  memory: 96,
  run: (context) => flood(context, options),
}));
