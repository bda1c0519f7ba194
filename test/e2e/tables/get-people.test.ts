import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { gunzipSync, zstdDecompressSync } from "node:zlib";
import { parquetMetadata, parquetReadObjects } from "hyparquet";
import { expect, it } from "vitest";
import { raw } from "../../protocol/raw.ts";
import { serve } from "../../protocol/serve.ts";

const run = promisify(execFile);

/** The bytes that `identikit draw` writes. */
async function draw(...flags: readonly string[]): Promise<Buffer> {
  const { stdout } = await run(process.execPath, ["src/cli/launch.js", "draw", ...flags], {
    encoding: "buffer",
    maxBuffer: 100_000_000,
  });
  return stdout;
}

const query = "country=de&seed=demo&reference_date=2026-01-01&count=250&first_index=7";
const flags = [
  "--gender=random",
  "--country=de",
  "--seed=demo",
  "--reference-date=2026-01-01",
  "--count=250",
  "--first-index=7",
];

it.each([
  ["json", "application/json", "inline", "", []],
  ["ndjson", "application/x-ndjson", "attachment", "", []],
  ["csv", "text/csv; charset=utf-8", "attachment", "", []],
  [
    "csv",
    "text/csv; charset=utf-8",
    "attachment",
    "&columns=name,email=mail,dob.date=born,address",
    ["--columns=name,email=mail,dob.date=born,address"],
  ],
  [
    "ndjson",
    "application/x-ndjson",
    "attachment",
    "&columns=name,details.name&details=true",
    ["--columns=name,details.name", "--details"],
  ],
  [
    "csv",
    "text/csv; charset=utf-8",
    "attachment",
    "&extra=company.name&extra=color.human&violate=any",
    ["--extra=company.name,color.human", "--violate=any"],
  ],
])("GET /people.%s (%s, %s) has the bytes of draw, with %s", async (format, type, disposition, more, furtherFlags) => {
  const { url, bugs } = await serve();
  const { status, headers, body } = await raw(`${url}/people.${format}?${query}${more}`);
  expect([status, headers["content-type"], headers["accept-ranges"]]).toEqual([200, type, "none"]);
  expect(headers["content-disposition"]).toBe(`${disposition}; filename="people.${format}"`);
  expect(body.equals(await draw(...flags, ...furtherFlags, `--format=${format}`))).toBe(true);
  expect(bugs).toEqual([]);
});

it.each([
  ["tsv", "text/tab-separated-values; charset=utf-8", ["--format=csv", "--delimiter=tab"]],
  ["jsonl", "application/x-ndjson", ["--format=ndjson"]],
])("GET /people.%s has the bytes of draw under a name with that ending", async (ending, type, format) => {
  const { url } = await serve();
  const { status, headers, body } = await raw(`${url}/people.${ending}?${query}&details=true`);
  expect([status, headers["content-type"]]).toEqual([200, type]);
  expect(headers["content-disposition"]).toBe(`attachment; filename="people.${ending}"`);
  expect(body.equals(await draw(...flags, "--details", ...format))).toBe(true);
  expect((await raw(`${url}/people.${ending}?${query}&details=true`, "HEAD")).headers.etag).toBe(headers.etag);
});

it.each(["zstd", "snappy", "none"])("GET /people.parquet may be compressed by %s, as by draw", async (compression) => {
  const { url } = await serve();
  const { body } = await raw(`${url}/people.parquet?${query}&compression=${compression}`);
  const drawn = await draw(...flags, "--format=parquet", `--compression=${compression}`);
  expect(await rowsOf(body)).toEqual(await rowsOf(drawn));
  const codec = { zstd: "ZSTD", snappy: "SNAPPY", none: "UNCOMPRESSED" }[compression];
  for (const file of [body, drawn]) {
    const { row_groups } = parquetMetadata(new Uint8Array(file).buffer);
    const codecs = row_groups.flatMap(({ columns }) => columns.map(({ meta_data }) => meta_data?.codec));
    expect(new Set(codecs)).toEqual(new Set([codec]));
  }
});

it("a compression is one of Parquet alone", async () => {
  const { url } = await serve();
  for (const path of ["/people.parquet?compression=gzip", "/people.csv?compression=snappy"]) {
    const { status, body } = await raw(`${url}${path}`);
    expect([status, JSON.parse(body.toString()).errors?.[0]?.field]).toEqual([400, "compression"]);
  }
});

const compressors = { ZSTD: (bytes: Uint8Array) => new Uint8Array(zstdDecompressSync(bytes)) };
const rowsOf = (file: Buffer) => parquetReadObjects({ file: new Uint8Array(file).buffer, compressors });

it("GET /people.parquet has the rows of draw, in several row groups, compressed once", async () => {
  const { url } = await serve();
  const many = query.replace("count=250", "count=2300");
  const { headers, body } = await raw(`${url}/people.parquet?${many}`, "GET", { "accept-encoding": "gzip" });
  expect([headers["content-type"], headers["content-encoding"]]).toEqual(["application/vnd.apache.parquet", undefined]);
  const rows = await rowsOf(body);
  expect(rows).toHaveLength(2_300);
  expect(rows).toEqual(
    await rowsOf(
      await draw(...flags.filter((flag) => !flag.startsWith("--count=")), "--count=2300", "--format=parquet"),
    ),
  );
});

it("tables are compressed where the client accepts gzip, and are the same", async () => {
  const { url } = await serve();
  const plain = await raw(`${url}/people.ndjson?${query}`);
  const zipped = await raw(`${url}/people.ndjson?${query}`, "GET", { "accept-encoding": "gzip" });
  expect([zipped.headers["content-encoding"], zipped.headers.vary, zipped.headers.etag]).toEqual([
    "gzip",
    "Accept-Encoding",
    plain.headers.etag,
  ]);
  expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
  expect(zipped.body.length).toBeLessThan(plain.body.length / 2);
});

it("a table without a count is of 100 people of both genders, the first of which is that of GET /generate", async () => {
  const { url } = await serve();
  const people: { gender: string }[] = JSON.parse((await raw(`${url}/people.json?seed=demo`)).body.toString());
  expect(people).toHaveLength(100);
  expect(new Set(people.map(({ gender }) => gender))).toEqual(new Set(["male", "female"]));
  expect(people[0]).toEqual(await (await fetch(`${url}/generate?seed=demo`)).json());
});

it.each(["us=70,ca=30", "us,ca"])("a table is of several countries, as by draw: %s", async (mix) => {
  const { url } = await serve();
  const { body } = await raw(`${url}/people.csv?${query.replace("country=de", `country=${mix}`)}`);
  const drawn = await draw(...flags.map((flag) => flag.replace("country=de", `country=${mix}`)), "--format=csv");
  expect(body.equals(drawn)).toBe(true);
  expect(new Set(body.toString().match(/United States|Canada|Germany/g))).toEqual(new Set(["United States", "Canada"]));
});
