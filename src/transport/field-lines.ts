import type { Headers } from "./exchange.ts";

const LINES = Symbol("lines");

/** Fields that many answers share: their lines are written once. Not to be changed afterwards. */
export function shared(headers: Headers): Headers {
  const lines = inOnePiece(written(headers));
  // Not enumerable, so that a copy with more fields does not take them along.
  return Object.defineProperty({ ...headers }, LINES, { value: lines });
}

/** The fields as lines of HTTP/1.1. */
export function fieldLines(headers: Headers & { readonly [LINES]?: string }): string {
  return headers[LINES] ?? written(headers);
}

/** The same ASCII text for an engine to copy at once: one that was joined is put together again wherever it is written. */
export function inOnePiece(text: string): string {
  return Buffer.from(text, "latin1").toString("latin1");
}

function written(headers: Headers): string {
  let lines = "";
  for (const name in headers) lines += `${name}: ${headers[name]}\r\n`;
  return lines;
}
