import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { constants, createGzip, gzip as gzipCallback } from "node:zlib";
import Negotiator from "negotiator";
import type { Request } from "./message.ts";

/** Bytes from which a response of a known length is compressed. */
export const compressFrom = 4_096;

/** The fastest level, and half of zlib's usual memory, which a stream keeps while its client does not read. */
const settings = { level: constants.Z_BEST_SPEED, windowBits: 14, memLevel: 7 };

/** Whether the client prefers gzip to an uncompressed response. */
export function acceptsGzip({ headers }: Pick<Request, "headers">): boolean {
  return (
    headers["accept-encoding"] !== undefined && new Negotiator({ headers }).encoding(["gzip", "identity"]) === "gzip"
  );
}

const gzipWhole = promisify(gzipCallback);

export const gzip = (body: Uint8Array): Promise<Uint8Array> => gzipWhole(body, { level: settings.level });

/** Parts of a response as one gzip file, compressed as fast as it is read. */
export function gzipParts(parts: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  // An error reaches who reads.
  return pipeline(Readable.from(parts), createGzip(settings), () => {});
}
