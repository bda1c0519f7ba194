import type { Seen } from "./outcome.ts";

/** Something that the lane means to do otherwise than the stock adapter. */
interface Difference {
  readonly what: string;
  readonly why: string;
  /** What the lane answers where the stock adapter answers this; undefined: the same. */
  instead(stock: Seen): Seen | undefined;
}

const INVALID_ARGUMENT = "3";
const UNIMPLEMENTED = "12";
const INTERNAL = "13";

/**
 * All that a client can see of the lane, besides that an error of gRPC comes in one block of headers (Trailers-Only) and
 * not in two, because clients obey a pushback only there. Everything else must be the same.
 */
export const differences: readonly Difference[] = [
  {
    what: "bytes that are no message of gRPC are INVALID_ARGUMENT, not INTERNAL",
    why: "they are the client's fault, and an alarm on INTERNAL is for ours",
    instead: (stock) =>
      stock.metadata["grpc-status"] === INTERNAL && stock.metadata["grpc-message"]?.startsWith("parse%20binary")
        ? { ...stock, metadata: { ...stock.metadata, "grpc-status": INVALID_ARGUMENT } }
        : undefined,
  },
  {
    what: "bytes that are no message of Connect's are invalid_argument with status 400, not internal with 500",
    why: "as above",
    instead: (stock) =>
      stock.error?.code === "internal" && stock.error.message.startsWith("parse binary")
        ? { ...stock, status: 400, error: { ...stock.error, code: "invalid_argument" } }
        : undefined,
  },
];

/** Differences that only one broken frame shows; by the name of the call. */
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
export const named: readonly string[] = [...differences.map(({ what }) => what), ...Object.keys(frameDifferences)];

/** What the lane must answer where the stock adapter answers this. */
export function expected(stock: Seen, name: string): Seen {
  let answer = stock;
  for (const { what, instead } of differences) {
    const other = instead(answer);
    if (other === undefined) continue;
    shown.add(what);
    answer = other;
  }
  const frame = answer.metadata["grpc-status"] === undefined ? undefined : frameDifferences[name];
  if (frame === undefined) return answer;
  shown.add(name);
  const status = { "grpc-status": frame.code, "grpc-message": encodeURIComponent(frame.message) };
  return { ...answer, metadata: { ...answer.metadata, ...status } };
}
