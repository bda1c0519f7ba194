import { parquetMetadata } from "hyparquet";
import { expect, it } from "vitest";
import { layoutOf, people, readParquet, write } from "./write.ts";

const [person = expect.fail()] = people;

it("writes a column of Parquet by pages, with a dictionary as long as its values are few", async () => {
  const astral = "\u{20BB7}";
  // Of the names a few are different; of the mailboxes one in the first page, and all in the others.
  const rows = Array.from({ length: 70_000 }, (_, at) => ({
    ...person,
    name: ["Éa", astral, "\uFA11"][at % 3] ?? "",
    email: at < 20_480 ? "a@example.com" : `${at}@example.com`,
    phone: `+${at}`,
  }));
  const batches = Array.from({ length: Math.ceil(rows.length / 256) }, (_, at) => rows.slice(256 * at, 256 * (at + 1)));
  const file = write(layoutOf("parquet", "name,email,phone"), [batches]);
  const read = await readParquet(file);
  expect(read).toEqual(rows.map(({ name, email, phone }) => ({ name, email, phone })));

  const [group] = parquetMetadata(new Uint8Array(file).buffer).row_groups;
  const [name, email, phone] = group?.columns.map(({ meta_data }) => meta_data) ?? [];
  const pages = (column = name) => column?.encoding_stats?.map(({ encoding, count }) => [encoding, count]);
  expect(pages(name)).toEqual([
    ["PLAIN", 1],
    ["RLE_DICTIONARY", 4],
  ]);
  expect(pages(email)).toEqual([
    ["PLAIN", 1],
    ["RLE_DICTIONARY", 2],
    ["PLAIN", 2],
  ]);
  expect(pages(phone)).toEqual([["PLAIN", 4]]);
  // In the order of UTF-8, in which U+FA11 is before U+20BB7.
  expect(name?.statistics).toMatchObject({ min_value: "Éa", max_value: astral, null_count: 0n });
});
