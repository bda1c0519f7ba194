import { zstdDecompressSync } from "node:zlib";
import { parquetReadObjects } from "hyparquet";
import { fieldsOf } from "../../../src/formats/columns/asked-fields.ts";
import { readColumns } from "../../../src/formats/columns/columns.ts";
import { commonFields } from "../../../src/formats/columns/fields.ts";
import { type Layout, usualLayout } from "../../../src/formats/format.ts";
import { formatOf } from "../../../src/formats/formats.ts";
import { createIdentityService } from "../../../src/library/generator.ts";
import type { Identity } from "../../../src/person/identity.ts";

export const service = createIdentityService({
  newSeed: () => "fresh",
  today: () => ({ year: 2026, month: 11, day: 20 }),
});

const range = { firstIndex: 0, count: 350 };
const drawing = service.stream({ gender: "random", seed: "formats" }, range);
const chunks = Array.from(drawing.parts(range, 100), (some) => [...drawing.draw(some)]);
export const people: readonly Identity[] = chunks.flat();

const asked = { details: true, extra: ["company.name"], violate: false };

export function layoutOf(
  format: string,
  columns?: string,
  { flat, ...options }: Partial<Layout> & { readonly flat?: boolean } = {},
): Layout {
  const fields = columns === undefined ? commonFields : fieldsOf(asked);
  const read = readColumns(columns, fields, flat ?? format.startsWith("sql"));
  if (typeof read === "string") throw new Error(read);
  const isWhole = columns === undefined && flat !== true && options.nulls !== true;
  return { ...usualLayout, format, columns: read, isWhole, ...options };
}

/** An output of parts of one or more chunks of people. */
export function write(
  layout: Layout,
  parts: readonly (readonly (readonly Identity[])[])[] = [chunks.slice(0, 2), chunks.slice(2)],
) {
  const format = formatOf(layout.format);
  const frame = format.frame(layout);
  const bytes = [frame.open()];
  let index = 0;
  for (const chunks of parts) {
    const encoder = format.encoder(layout);
    for (const people of chunks) {
      for (const person of people) encoder.record(person, index++);
      encoder.endStatement?.();
    }
    const part = encoder.part();
    bytes.push(frame.before(part), part.bytes);
  }
  return Buffer.concat([...bytes, frame.close()]);
}

export const text = (layout: Layout, parts?: readonly (readonly (readonly Identity[])[])[]): string =>
  write(layout, parts).toString();

const compressors = { ZSTD: (bytes: Uint8Array) => new Uint8Array(zstdDecompressSync(bytes)) };
export const readParquet = (file: Buffer): Promise<Record<string, unknown>[]> =>
  parquetReadObjects({ file: new Uint8Array(file).buffer, compressors });
