/** Node's codes for a stream or socket whose other end is gone. */
const codes: ReadonlySet<unknown> = new Set([
  "ECANCELED",
  "ECONNRESET",
  "EPIPE",
  "ERR_HTTP2_INVALID_STREAM",
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_PREMATURE_CLOSE",
  "ERR_STREAM_WRITE_AFTER_END",
]);

/** Whether an error, or its cause, only says that the client closed in the middle of a call: not a bug. */
export function isClientAbort(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && codes.has(error.code)) || isClientAbort(error.cause);
}
