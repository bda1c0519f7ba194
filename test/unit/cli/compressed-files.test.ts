import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync, gzipSync, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { checkDataSet } from "../../../src/cli/data-set/check.ts";
import { compressed } from "../../../src/cli/output/compressed.ts";
import { fileTarget } from "../../../src/cli/output/target.ts";
import { bytesOf } from "../../../src/cli/run.ts";
import { itemsOf, textOf } from "../../../src/cli/verify/input.ts";
import { drawParts, jobOf, newFolder, tableOf } from "../../e2e/tables/write-table.ts";

/** Writes the file that `draw` writes, and returns its bytes. */
async function drawn(name: string, args: string): Promise<Buffer> {
  const file = join(newFolder(), name);
  const job = await jobOf(`${args} --output ${file}`);
  const target = fileTarget(file);
  await target.write(compressed(bytesOf(job, target, new AbortController().signal), job.compression));
  return readFileSync(file);
}

describe("the ending of a file", () => {
  it.each(["csv", "tsv", "ndjson", "jsonl", "json", "sql", "parquet"])(
    "of .%s may be followed by .gz and .zst, which compress it",
    async (ending) => {
      const plain = await drawn(`people.${ending}`, "-n 30");
      expect(gunzipSync(await drawn(`people.${ending}.gz`, "-n 30"))).toEqual(plain);
      expect(zstdDecompressSync(await drawn(`people.${ending.toUpperCase()}.ZST`, "-n 30"))).toEqual(plain);
    },
  );

  it("compresses what a format is given for", async () => {
    expect(gunzipSync(await drawn("people.gz", "-f csv -n 3"))).toEqual(await tableOf("-f csv -n 3"));
  });
});

describe("a data set", () => {
  it.each([
    ["people.tsv.gz", "tsv.gz", "-f csv --delimiter tab"],
    ["people.csv.zst", "csv.zst", "-f csv"],
    ["people.jsonl.gz", "ndjson.gz", ""],
  ])("in a folder that is named %s has parts .%s, which check reads", async (name, ending, args) => {
    const folder = join(newFolder(), name);
    await drawParts(folder, "-n 25 --parts 2");
    const files = readdirSync(folder).filter((file) => file.startsWith("part"));
    expect(files).toEqual([`part-00000.${ending}`, `part-00001.${ending}`]);
    const decompress = ending.endsWith("gz") ? gunzipSync : zstdDecompressSync;
    const [first = Buffer.of()] = files.map((file) => decompress(readFileSync(join(folder, file))));
    expect(first).toEqual(await tableOf(`-n 12 ${args}`));
    expect(await checkDataSet(folder)).toEqual({ faults: [], summary: "2 parts of 25 rows: whole." });
    expect(await drawParts(folder, "-n 25 --parts 2")).toBe(2);
    writeFileSync(join(folder, files[1] ?? ""), "");
    expect((await checkDataSet(folder)).faults).toHaveLength(1);
  });

  it("is no file, which check says", async () => {
    const file = join(newFolder(), "people.csv.gz");
    writeFileSync(file, "");
    expect((await checkDataSet(file)).faults).toEqual([
      `${file} is a file: name the folder of a data set. identikit verify checks the records of a file.`,
    ]);
  });
});

/** The records of a file of these bytes. */
async function read(bytes: Uint8Array, name = "people.csv"): Promise<readonly unknown[]> {
  const file = join(newFolder(), name);
  writeFileSync(file, bytes);
  return Array.fromAsync(itemsOf(textOf(file), "csv", undefined));
}

describe("a file to verify", () => {
  const text = Buffer.from("name,zip\nJosé,01234\n");
  const records = [{ where: "line 2", value: { name: "José", zip: "01234" } }];

  it("may be compressed, whatever its name, also in several pieces", async () => {
    expect(await read(gzipSync(text), "people.csv.gz")).toEqual(records);
    expect(await read(zstdCompressSync(text), "people.csv.zst")).toEqual(records);
    expect(await read(gzipSync(text))).toEqual(records);
    expect(await read(text, "people.csv.gz")).toEqual(records);
    const pieces = [text.subarray(0, 5), text.subarray(5)];
    expect(await read(Buffer.concat(pieces.map((piece) => gzipSync(piece))))).toEqual(records);
    // A frame that may be skipped, as pzstd and others write it, and one of a stream, which does not have its size.
    const skipped = Buffer.from("502a4d1803000000616263", "hex");
    const [first = text, second = text] = pieces;
    const streamed = Buffer.concat(await Array.fromAsync(compressed(Readable.from([second]), "zstd")));
    for (const frames of [
      [zstdCompressSync(first), zstdCompressSync(second)],
      [skipped, zstdCompressSync(first), streamed],
    ]) {
      expect(await read(Buffer.concat(frames))).toEqual(records);
    }
  });

  it.each([gzipSync(text), zstdCompressSync(text)])("is refused where it is compressed and cut off", async (bytes) => {
    await expect(read(bytes.subarray(0, -6))).rejects.toThrow(
      /people\.csv cannot be decompressed: it is damaged, or a part of it is missing\.$/,
    );
  });

  it("is refused by the name of what it is", async () => {
    const parquet = /people\.csv is Parquet, which DuckDB writes as JSON lines: duckdb -c "COPY \(FROM '.+'\) TO /;
    await expect(read(await tableOf("-n 2 -f parquet"))).rejects.toThrow(parquet);
    await expect(read(gzipSync(await tableOf("-n 2 -f parquet")))).rejects.toThrow(parquet);
    await expect(read(Buffer.from("PK\u0003\u0004..............."))).rejects.toThrow("is a workbook");
    await expect(read(Buffer.from("Obj\u0001..............."))).rejects.toThrow("is Avro");
  });
});
