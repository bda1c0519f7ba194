import { connect, type Socket } from "node:net";
import {
  flags,
  frame,
  headerBlock,
  headers,
  PREFACE,
  readFrames,
  settings,
  settingsAck,
  types,
  windowUpdate,
} from "../clients/http2-frames.ts";
import { envelope, post, postFields, protoRequest, rpcPath } from "../clients/requests.ts";

/** One connection that carries calls. */
export interface Caller {
  /** Whether another call may begin. */
  isFree(): boolean;
  /** Begins a call that was due at this time. */
  call(due: number): void;
  close(): void;
}

/** What a connection reports. */
export interface CallerEvents {
  /** A call ended with a status, or without one: `cut`. */
  onEnd(status: string, due: number): void;
  /** Another call may begin. */
  onFree(): void;
  onClose(): void;
}

const jsonRequest = post("/generate", '{"gender":"female","country":"de"}');

/** Calls POST /generate over HTTP/1.1, one after the other. */
export function openJson(port: number, address: string, { onEnd, onFree, onClose }: CallerEvents): Caller {
  const socket = open(port, address);
  let due: number | undefined;
  let received = "";
  socket.on("connect", onFree);
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString("latin1");
    const end = received.indexOf("\r\n\r\n");
    const length = /content-length: (\d+)/i.exec(received)?.[1];
    if (end < 0 || received.length < end + 4 + Number(length) || due === undefined) return;
    onEnd(received.slice(9, 12), due);
    received = "";
    due = undefined;
    onFree();
  });
  socket.on("close", () => {
    if (due !== undefined) onEnd("cut", due);
    onClose();
  });
  return {
    isFree: () => due === undefined && !socket.connecting && !socket.destroyed,
    call(at) {
      due = at;
      socket.write(jsonRequest);
    },
    close: () => void socket.destroy(),
  };
}

const grpcBlock = headerBlock(postFields(rpcPath, "application/grpc"));
const grpcBody = envelope(protoRequest);

/** `grpc-status` as nghttp2 encodes it without a dynamic table; the length of its value follows. */
const GRPC_STATUS = Buffer.from("889acac8b21234da8f", "hex");

/** Bytes of responses after which the window of a connection is updated. */
const WINDOW = 0x1000_0000;

/** Calls GenerateIdentity by gRPC, several at once. */
export function openGrpc(
  port: number,
  address: string,
  streams: number,
  { onEnd, onFree, onClose }: CallerEvents,
): Caller {
  const socket = open(port, address);
  const calls = new Map<number, number>();
  let next = 1;
  let isReady = false;
  let rest: Buffer = Buffer.alloc(0);
  let consumed = 0;
  socket.write(Buffer.concat([PREFACE, settings([1, 0], [4, 1_000_000]), windowUpdate(0, 2 * WINDOW)]));
  socket.on("data", (chunk: Buffer) => {
    const read = readFrames(rest.length === 0 ? chunk : Buffer.concat([rest, chunk]));
    rest = read.rest;
    consumed += chunk.length;
    // All calls that begin now are written together.
    socket.cork();
    for (const { type, flag, stream, payload } of read.frames) {
      if (type === types.settings && (flag & flags.ack) === 0) {
        socket.write(settingsAck);
        isReady = true;
        for (let i = 0; i < streams; i++) onFree();
      }
      const due = calls.get(stream);
      const isEnd = type === types.reset || (type === types.headers && (flag & flags.endStream) !== 0);
      if (due === undefined || !isEnd) continue;
      calls.delete(stream);
      onEnd(type === types.reset ? `reset ${payload.readUInt32BE(0)}` : grpcStatus(payload), due);
      onFree();
    }
    if (consumed > WINDOW) {
      socket.write(windowUpdate(0, consumed));
      consumed = 0;
    }
    socket.uncork();
  });
  socket.on("close", () => {
    for (const due of calls.values()) onEnd("cut", due);
    calls.clear();
    onClose();
  });
  return {
    isFree: () => isReady && calls.size < streams && !socket.destroyed,
    call(due) {
      calls.set(next, due);
      socket.write(
        Buffer.concat([headers(next, grpcBlock, flags.endHeaders), frame(types.data, flags.endStream, next, grpcBody)]),
      );
      next += 2;
    },
    close: () => void socket.destroy(),
  };
}

function grpcStatus(block: Buffer): string {
  const at = block.indexOf(GRPC_STATUS) + GRPC_STATUS.length;
  return `grpc ${block.toString("latin1", at + 1, at + 1 + (block[at] ?? 0))}`;
}

function open(port: number, localAddress: string): Socket {
  const socket = connect({ port, host: "127.0.0.1", localAddress, noDelay: true });
  // An error is followed by close.
  socket.on("error", () => {});
  return socket;
}
