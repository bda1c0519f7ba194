import type { Connection } from "./connection.ts";

/** GOAWAY with NO_ERROR whose last stream, 2^31 - 1, excludes none (RFC 9113 section 6.8). */
const GOAWAY_NOTICE = Buffer.from([0, 0, 8, 7, 0, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0]);

/**
 * Asks a client to begin its next calls elsewhere. Written to the socket, between whole frames, because nghttp2 ignores all
 * streams that arrive after a GOAWAY that it has sent itself, whatever its last stream.
 */
export function announceGoAway({ transport }: Connection): void {
  if (transport.writable) transport.write(GOAWAY_NOTICE);
}
