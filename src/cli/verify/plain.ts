import { pipeline, type Readable } from "node:stream";
import zlib from "node:zlib";
import { Failure } from "../failure.ts";
import { cutAtFrames } from "./zstd-frames.ts";

/** Magic numbers (libmagic) of files that are read, and of those that get advice. */
const beginnings = {
  gzip: /^1f8b/,
  // A frame, or one that may be skipped.
  zstd: /^(?:28b52ffd|5.2a4d18)/,
  parquet: /^50415231/,
};

const unread = [
  ["504b0304", "is a workbook or another archive (ZIP): save its sheet as CSV in UTF-8"],
  ["d0cf11e0", "is a workbook of Excel: save its sheet as CSV in UTF-8"],
  ["4f626a01", "is Avro, which is not read: convert it to CSV or JSON lines"],
  ["4152524f57310000", "is Arrow, which is not read: convert it to CSV or JSON lines"],
  ["53514c69746520666f726d6174", "is a database of SQLite: export its table as CSV"],
  ["425a6839314159", "is compressed by bzip2: decompress it first"],
  ["fd377a585a00", "is compressed by xz: decompress it first"],
  ["04224d18", "is compressed by lz4: decompress it first"],
] as const;

const HEAD = 13;

export function parquetAdvice(file: string | undefined): string {
  const query = `COPY (FROM '${file ?? "people.parquet"}') TO 'people.ndjson' (FORMAT json)`;
  return `${file ?? "standard input"} is Parquet, which DuckDB writes as JSON lines: duckdb -c "${query}".`;
}

/** The bytes of a file, decompressed whatever its name. Throws a Failure for other formats and damaged files. */
export async function* plainOf(bytes: Readable, file: string | undefined): AsyncGenerator<Buffer> {
  const { head, all } = await begun(bytes);
  if (beginnings.gzip.test(head)) yield* inside(all, zlib.createGunzip(), file);
  else if (beginnings.zstd.test(head)) yield* inside(cutAtFrames(all), zstdOf(file), file);
  else yield* readable(head, all, file);
}

async function* inside(
  bytes: AsyncIterable<Buffer>,
  decompress: zlib.Gunzip | zlib.ZstdDecompress,
  file: string | undefined,
): AsyncGenerator<Buffer> {
  try {
    const { head, all } = await begun(pipeline(bytes, decompress, () => {}));
    yield* readable(head, all, file);
  } catch (cause) {
    if (!/^Z_|^ZSTD_/.test(String(Object(cause).code))) throw cause;
    const name = file ?? "standard input";
    throw new Failure(`${name} cannot be decompressed: it is damaged, or a part of it is missing.`, { cause });
  }
}

function zstdOf(file = "standard input"): zlib.ZstdDecompress {
  // Missing before Node 22.15.
  const create: typeof zlib.createZstdDecompress | undefined = zlib.createZstdDecompress;
  if (create === undefined) throw new Failure(`${file} is compressed by Zstandard, which needs Node 22.15 or later.`);
  return create();
}

async function* readable(head: string, all: AsyncIterable<Buffer>, file: string | undefined): AsyncGenerator<Buffer> {
  if (beginnings.parquet.test(head)) throw new Failure(parquetAdvice(file));
  const [, fault] = unread.find(([beginning]) => head.startsWith(beginning)) ?? [];
  if (fault !== undefined) throw new Failure(`${file ?? "standard input"} ${fault}.`);
  yield* all;
}

async function begun(
  bytes: AsyncIterable<Buffer>,
): Promise<{ readonly head: string; readonly all: AsyncGenerator<Buffer> }> {
  const chunks = bytes[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  for (let isEnd = false; !isEnd && start.length < HEAD; ) {
    const { value, done } = await chunks.next();
    if (done === true) isEnd = true;
    else start = Buffer.concat([start, value]);
  }
  async function* all(): AsyncGenerator<Buffer> {
    yield start;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { head: start.toString("hex", 0, HEAD), all: all() };
}
