import type { Replay } from "../../service/batch.ts";
import type { Headers } from "../http/message.ts";

/** The header fields of a response in JSON that draw the same again. */
export function replayHeaders({ seed, referenceDate, dataVersion }: Replay): Headers {
  return {
    "content-type": "application/json",
    "cache-control": "no-store",
    "identity-seed": headerText(seed),
    "identity-reference-date": referenceDate,
    "identity-data-version": dataVersion,
  };
}

/**
 * Any text as a header value: printable ASCII stands for itself, all else and `%` is percent-encoded UTF-8, so that
 * decodeURIComponent gives the text back. Inner spaces stand, outer ones would be trimmed on the way.
 */
function headerText(text: string): string {
  return /^[\x21-\x24\x26-\x7e]+$/.test(text)
    ? text
    : text.replace(/[^\x20-\x24\x26-\x7e]+|^ +| +$/gu, (part) => encodeURIComponent(part));
}
