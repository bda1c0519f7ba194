import { pipeline } from "node:stream";
import zlib from "node:zlib";
import type { Compression } from "../file-name.ts";

/** The bytes of a file, as they are or compressed. Throws what `chunks` throws. */
export function compressed(
  chunks: AsyncIterable<Uint8Array>,
  compression: Compression | undefined,
): AsyncIterable<Uint8Array> {
  if (compression === undefined) return chunks;
  const stream = compression === "gzip" ? zlib.createGzip() : zlib.createZstdCompress();
  // The iteration throws the errors of `chunks`.
  return pipeline(chunks, stream, () => {});
}
