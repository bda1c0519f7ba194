import zlib from "node:zlib";
import { ByteWriter, ParquetWriter } from "hyparquet-writer";
import { schemaPathResolver } from "hyparquet-writer/src/schema.js";
import { snappyCompress } from "hyparquet-writer/src/snappy.js";
import packageJson from "../../package.json" with { type: "json" };
import { dataVersion } from "../person/field.ts";
import { recordOf } from "../person/record.ts";
import { perList } from "../text/memo.ts";
import { ColumnChunk, type SchemaTree } from "./column-chunk.ts";
import { type ColumnField, isLong, memberRows, type TablePerson } from "./columns/fields.ts";
import { isBranch, type Node, treeOf } from "./columns/tree.ts";
import type { Encoder, Format, Frame, Layout, RowGroup } from "./format.ts";

/** Apache Parquet with structs, dates, lists and nulls, compressed with Zstandard by default. A part is a row group. */
export const parquet: Format = {
  // DuckDB's own row group size.
  partSize: 122_880,
  inAnyOrder: false,
  isOpenEnded: false,
  isBinary: true,
  encoder,
  frame,
};

/** Missing before Node 22.15; the writer's Snappy is used instead. */
const zstd: typeof zlib.zstdCompressSync | undefined = zlib.zstdCompressSync;

/** The most bytes that Zstandard makes of so many. */
const boundOf = (bytes: number): number => bytes + (bytes >> 8) + 64;

const snappy = { codec: "SNAPPY", compressors: { SNAPPY: snappyCompress } } as const;

const compressions = {
  usual:
    zstd === undefined
      ? snappy
      : ({
          codec: "ZSTD",
          compressors: {
            ZSTD: (bytes: Uint8Array): Uint8Array =>
              zstd(bytes, { chunkSize: boundOf(bytes.length), pledgedSrcSize: bytes.length }),
          },
        } as const),
  snappy,
  none: { codec: "UNCOMPRESSED", compressors: {} },
} as const;

export const hasZstd = zstd !== undefined;

/** A layout's codec for a requested compression, by default Zstandard. */
export function codecOf(compression: "zstd" | "snappy" | "none" | undefined): Pick<Layout, "codec"> {
  return compression === undefined || compression === "zstd" ? {} : { codec: compression };
}

/** In the form that parquet-java parses. */
const createdBy = `identikit version ${packageJson.version} (build ${dataVersion})`;

function fileOf(tree: readonly Node[], writer: ByteWriter, origin: Layout["origin"] = {}): ParquetWriter {
  const kvMetadata = Object.entries(origin).map(([key, value]) => ({ key: `identikit.${key}`, value }));
  return new ParquetWriter({ writer, schema: schemaOf(tree), createdBy, kvMetadata });
}

const treeIn = perList((columns: Layout["columns"]) => treeOf(columns));

const AT_ONCE = 256;

/** Encodes a part page by page: at most a page of values of each column is in memory. */
function encoder({ columns, codec }: Layout): Encoder {
  const tree = treeIn(columns);
  const pathTo = schemaPathResolver(schemaOf(tree));
  const nodes = tree.map((node) => ({
    read: valueReader(node),
    chunks: pathsBelow(pathTo([node.name])).map((path) => new ColumnChunk(path, compressions[codec ?? "usual"])),
  }));
  const chunks = nodes.flatMap(({ chunks }) => chunks);
  let [count, rows] = [0, 0];
  let waiting: (readonly [person: TablePerson, index: number])[] = [];
  const encode = (): void => {
    for (const { read, chunks } of nodes) {
      const values = waiting.map(([person, index]) => read(person, index));
      for (const chunk of chunks) chunk.add(values);
    }
    rows += waiting.length;
    waiting = [];
  };
  const add = (person: TablePerson, index: number): void => {
    waiting.push([person, index]);
    if (waiting.length === AT_ONCE) encode();
  };
  return {
    row(row) {
      add(recordOf(row), row.index);
      count++;
    },
    record(record, index) {
      add(record, index);
      count++;
    },
    household(members, index) {
      for (const row of memberRows(members, index)) add(row, 0);
      count++;
    },
    part() {
      encode();
      const writer = new ByteWriter(chunks.reduce((sum, column) => sum + column.end(), 0));
      const columns = chunks.map((column) => column.write(writer));
      const rowGroup: RowGroup = {
        columns,
        total_byte_size: columns.reduce((sum, { meta_data }) => sum + (meta_data?.total_uncompressed_size ?? 0n), 0n),
        num_rows: BigInt(rows),
        total_compressed_size: BigInt(writer.offset),
      };
      const part = { count, bytes: writer.getBytes(), rowGroup };
      [count, rows] = [0, 0];
      return part;
    },
  };
}

function pathsBelow(path: SchemaTree[]): readonly SchemaTree[][] {
  const children = path.at(-1)?.children ?? [];
  return children.length === 0 ? [path] : children.flatMap((child) => pathsBelow([...path, child]));
}

/** Writes the header of a file, and its footer with all row groups at their offsets in the file. */
function frame({ columns, origin }: Layout): Frame {
  const writer = new ByteWriter();
  const file = fileOf(treeOf(columns), writer, origin);
  const take = (): Uint8Array => {
    const bytes = new Uint8Array(writer.getBuffer());
    writer.index = 0;
    return bytes;
  };
  return {
    open: take,
    before({ bytes, rowGroup }) {
      if (rowGroup !== undefined) {
        file.row_groups.push(moved(rowGroup, writer.offset));
        file.num_rows += rowGroup.num_rows;
      }
      writer.offset += bytes.length;
      return take();
    },
    close() {
      // finish() is synchronous with a ByteWriter.
      void file.finish();
      return take();
    },
  };
}

function moved(group: RowGroup, distance: number): RowGroup {
  const by = BigInt(distance);
  return {
    ...group,
    columns: group.columns.map((chunk) => ({
      ...chunk,
      file_offset: chunk.file_offset + by,
      ...(chunk.meta_data && {
        meta_data: {
          ...chunk.meta_data,
          data_page_offset: chunk.meta_data.data_page_offset + by,
          ...(chunk.meta_data.dictionary_page_offset !== undefined && {
            dictionary_page_offset: chunk.meta_data.dictionary_page_offset + by,
          }),
        },
      }),
    })),
  };
}

type Elements = ParquetWriter["schema"];

function schemaOf(tree: readonly Node[]): Elements {
  const below = (node: Node): Elements => [...elementsOf(node), ...(isBranch(node) ? node.members.flatMap(below) : [])];
  return [rootOf(tree), ...tree.flatMap(below)];
}

function rootOf(tree: readonly Node[]): Elements[number] {
  return { name: "person", num_children: tree.length };
}

function elementsOf(node: Node): Elements {
  const { name } = node;
  const repetition_type = node.isOptional ? "OPTIONAL" : "REQUIRED";
  if (isBranch(node)) return [{ name, repetition_type, num_children: node.members.length }];
  const { field } = node;
  if (isLong(field)) return [{ name, repetition_type, type: "INT64" }];
  if (field.kind !== "texts") return [{ name, repetition_type, ...types[field.kind] }];
  return [
    { name, repetition_type, converted_type: "LIST", logical_type: { type: "LIST" }, num_children: 1 },
    { name: "list", repetition_type: "REPEATED", num_children: 1 },
    { name: "element", repetition_type: "REQUIRED", ...types.text },
  ];
}

const types = {
  text: { type: "BYTE_ARRAY", converted_type: "UTF8", logical_type: { type: "STRING" } },
  integer: { type: "INT32" },
  flag: { type: "BOOLEAN" },
  decimal: { type: "DOUBLE" },
  date: { type: "INT32", converted_type: "DATE", logical_type: { type: "DATE" } },
} as const satisfies Record<Exclude<ColumnField["kind"], "texts">, object>;

/** A value of a row as hyparquet-writer takes it: an object for a group, undefined if missing. */
type ValueReader = (person: TablePerson, index: number) => unknown;

function valueReader(node: Node): ValueReader {
  if (!isBranch(node)) return leafReader(node.field);
  const members = node.members.map((member) => [member.name, valueReader(member)] as const);
  return (person, index) => {
    const group: Record<string, unknown> = {};
    let isThere = !node.isOptional;
    for (const [name, read] of members) {
      const value = read(person, index);
      group[name] = value;
      isThere ||= value !== undefined;
    }
    return isThere ? group : undefined;
  };
}

const DAY = 86_400_000;

function leafReader(field: ColumnField): ValueReader {
  if (field.kind === "date") {
    return (person, index) => {
      const date = field.of(person, index);
      return date === undefined ? undefined : Date.parse(String(date)) / DAY;
    };
  }
  if (!isLong(field)) return field.of;
  return (person, index) => {
    const number = field.of(person, index);
    return number === undefined ? undefined : BigInt(Number(number));
  };
}
