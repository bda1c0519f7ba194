/**
 * Any text as a header value: printable ASCII stands for itself, all else and `%` is percent-encoded UTF-8, so that
 * decodeURIComponent gives the text back. Inner spaces stand, outer ones would be trimmed on the way. This is how
 * `grpc-message` is encoded: https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md#responses
 */
export function headerText(text: string): string {
  return /^[\x21-\x24\x26-\x7e]+$/.test(text)
    ? text
    : text.toWellFormed().replace(/[^\x20-\x24\x26-\x7e]+|^ +| +$/gu, (part) => encodeURIComponent(part));
}
