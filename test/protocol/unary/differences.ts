import type { Seen } from "./outcome.ts";

const INVALID_ARGUMENT = "3";
const UNIMPLEMENTED = "12";

/**
 * All differences that a client can see on the fast path, by the name of the call, except for two: an error of gRPC is one block of
 * headers (Trailers-Only) instead of two, because clients obey a pushback only there, and a response of gRPC-Web has a
 * Content-Length, because it is written whole. Everything else must be the same.
 */
const frameDifferences: Readonly<
  Record<string, { readonly why: string; readonly code: string; readonly message: string }>
> = {
  "the first 5 bytes": {
    why: "an envelope without its complete message is incomplete, regardless of how many message bytes follow",
    code: INVALID_ARGUMENT,
    message: "protocol error: incomplete envelope",
  },
  "one message and a giant": {
    why: "a second message is refused at its first byte, before it is complete",
    code: UNIMPLEMENTED,
    message: "protocol error: received extra input message for unary method",
  },
  "one message and a piece": {
    why: "a second message is refused at its first byte, before it is complete",
    code: UNIMPLEMENTED,
    message: "protocol error: received extra input message for unary method",
  },
};

/** Every difference by its name. */
export const named: readonly string[] = Object.keys(frameDifferences);

/** Whether a named difference applies to what Connect's handlers answer to the call of this name. */
export function isDifferent(stock: Seen, name: string): boolean {
  return stock.metadata["grpc-status"] !== undefined && frameDifferences[name] !== undefined;
}

/** What the fast path must answer where Connect's handlers answer this. */
export function expected(stock: Seen, name: string): Seen {
  const frame = isDifferent(stock, name) ? frameDifferences[name] : undefined;
  if (frame === undefined) return stock;
  // What is too large for Connect is not to be tried again; what has a message too many is refused for another reason.
  const { "grpc-retry-pushback-ms": _, ...metadata } = stock.metadata;
  return { ...stock, metadata: { ...metadata, "grpc-status": frame.code, "grpc-message": frame.message } };
}
