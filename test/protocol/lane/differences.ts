import type { Seen } from "./outcome.ts";

const INVALID_ARGUMENT = "3";
const UNIMPLEMENTED = "12";

/**
 * All that a client can see of the lane, by the name of the call, besides that an error of gRPC comes in one block of
 * headers (Trailers-Only) and not in two, because clients obey a pushback only there. Everything else must be the same.
 */
export const frameDifferences: Readonly<
  Record<string, { readonly why: string; readonly code: string; readonly message: string }>
> = {
  "the first 5 bytes": {
    why: "a prefix without its message is an envelope that is not complete, with no byte of it as with one",
    code: INVALID_ARGUMENT,
    message: "protocol error: incomplete envelope",
  },
  "one message and a giant": {
    why: "a second message is refused at its first byte, whatever it would have been",
    code: UNIMPLEMENTED,
    message: "protocol error: received extra input message for unary method",
  },
  "one message and a piece": {
    why: "a second message is refused at its first byte, whatever it would have been",
    code: UNIMPLEMENTED,
    message: "protocol error: received extra input message for unary method",
  },
};

/** The differences that have shown themselves so far. */
export const shown = new Set<string>();

/** Every difference by its name. */
export const named: readonly string[] = Object.keys(frameDifferences);

/** What the lane must answer where the stock adapter answers this. */
export function expected(stock: Seen, name: string): Seen {
  const frame = stock.metadata["grpc-status"] === undefined ? undefined : frameDifferences[name];
  if (frame === undefined) return stock;
  shown.add(name);
  const status = { "grpc-status": frame.code, "grpc-message": encodeURIComponent(frame.message) };
  return { ...stock, metadata: { ...stock.metadata, ...status } };
}
