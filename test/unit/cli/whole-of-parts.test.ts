import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { parquetReadObjects } from "hyparquet";
import { describe, expect, it } from "vitest";
import { formatOf } from "../../../src/formats/formats.ts";
import { drawParts, jobOf, newFolder, tableOf } from "../../e2e/tables/write-table.ts";

/** Formats of text, with how many parts of how many people or households. Parts of `portable` are whole statements. */
const texts = [
  ["people", "-f ndjson", 3, 241],
  ["people", "-f json --columns index,name", 3, 241],
  ["people", "-f csv --bom", 3, 241],
  ["people", "-f sql --create-table", 3, 241],
  ["people", "-f sql --dialect portable", 2, 2_000],
  ["households", "-f ndjson", 3, 61],
  ["households", "-f json", 3, 61],
  ["households", "-f csv --columns name", 3, 61],
  ["households", "-f sql", 3, 61],
  ["households", "-f sql --dialect portable", 2, 666],
] as const;

const all = [...texts, ["people", "-f parquet --details", 3, 241], ["households", "-f parquet", 3, 61]] as const;

const optionsOf = (source: string, format: string, count: number): string =>
  `${source === "households" ? "--households " : ""}${format} -n ${count} --first-index 7`;

/** The parts of a table, as they are written to standard output. */
function partsOf(options: string, parts: number): Promise<readonly Buffer[]> {
  return Promise.all(
    Array.from({ length: parts }, (_, part) => tableOf(`${options} --parts ${parts} --part ${part} -o -`)),
  );
}

describe("parts on standard output", () => {
  it.each(all)("are the files of a data set, byte for byte: %s, %s", async (source, format, count, people) => {
    const options = optionsOf(source, format, people);
    const folder = newFolder();
    await drawParts(folder, `${options} --parts ${count}`);
    const ending = /-f (\w+)/.exec(format)?.[1];
    const files = Array.from({ length: count }, (_, part) => readFileSync(join(folder, `part-0000${part}.${ending}`)));
    expect((await partsOf(options, count)).map((part, at) => part.equals(files[at] ?? Buffer.of()))).toEqual(
      files.map(() => true),
    );
  });

  it.each(texts)("are the whole within its frame, byte for byte: %s, %s", async (source, format, count, people) => {
    const options = optionsOf(source, format, people);
    const { layout } = (await jobOf(options)).task;
    const frame = formatOf(layout.format).frame(layout);
    const [open, close] = [frame.open(), frame.close()];
    const bytes = [open];
    for (const part of await partsOf(options, count)) {
      const inner = new Uint8Array(part.subarray(open.length, part.length - close.length));
      bytes.push(frame.before({ count, bytes: inner }), inner);
    }
    expect(Buffer.concat([...bytes, close]).toString()).toBe((await tableOf(options)).toString());
  });

  it.each(["people", "households"])("are the whole as NDJSON, and as CSV of which one has a header: %s", async (of) => {
    const [lines, table] = [optionsOf(of, "-f ndjson", 61), optionsOf(of, "-f csv", 61)];
    expect(Buffer.concat(await partsOf(lines, 3)).equals(await tableOf(lines))).toBe(true);
    const [[first = Buffer.of()], [, ...rest]] = [await partsOf(table, 3), await partsOf(`${table} --no-header`, 3)];
    expect(Buffer.concat([first, ...rest]).equals(await tableOf(table))).toBe(true);
  });

  it.each(["people", "households"])("have the rows of the whole as Parquet: %s", async (of) => {
    const options = optionsOf(of, "-f parquet", 61);
    const rows = (await partsOf(options, 3)).map(rowsOf);
    expect((await Promise.all(rows)).flat()).toEqual(await rowsOf(await tableOf(options)));
  });

  it.each([
    ["--parts 2 -o -", "--parts needs --part <number> for standard output."],
    ["--parts 2 --part 0", "--parts needs --output <folder>."],
    ["--parts 0 --part 0 -o -", "--parts must be a whole number from 1 to 100000."],
  ])("are refused: %s", async (options, sentence) => {
    await expect(jobOf(`-n 10 ${options}`)).rejects.toThrow(sentence);
  });
});

function rowsOf(file: Buffer): Promise<readonly object[]> {
  const compressors = { ZSTD: (bytes: Uint8Array) => new Uint8Array(zstdDecompressSync(bytes)) };
  return parquetReadObjects({ file: new Uint8Array(file).buffer, compressors });
}
