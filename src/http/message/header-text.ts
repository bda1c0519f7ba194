/**
 * Any text as a header value, encoded as `grpc-message`; decodeURIComponent gives it back. Outer spaces are encoded,
 * too: https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md#responses
 */
export function headerText(text: string): string {
  return /^[\x21-\x24\x26-\x7e]+$/.test(text)
    ? text
    : text.toWellFormed().replace(/[^\x20-\x24\x26-\x7e]+|^ +| +$/gu, (part) => encodeURIComponent(part));
}
