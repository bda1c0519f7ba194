import { ByteWriter } from "hyparquet-writer";
import { writeDataPageV2 } from "hyparquet-writer/src/datapage.js";
import { writeDictionaryPage } from "hyparquet-writer/src/dictionary.js";
import { encodeNestedValues } from "hyparquet-writer/src/dremel.js";
import { orderOfTexts } from "../random/utf8.ts";
import type { RowGroup } from "./format.ts";

type Metadata = RowGroup["columns"][number];
type ChunkColumn = Parameters<typeof writeDataPageV2>[0]["column"];

/** An element of the schema with those below it. */
export type SchemaTree = Parameters<typeof encodeNestedValues>[0][number];

type Scalar = string | number | bigint | boolean;

/** Rows of a page, a sixth of a row group: only these are in memory as values. */
const PAGE = 20_480;

/**
 * A column of a file's row groups, written page by page. hyparquet-writer's `ParquetWriter.write` takes whole row
 * groups: twice the memory, 1.22 of the CPU time (`draw --format parquet --count 500000 --jobs 2`).
 */
export class ColumnChunk {
  readonly #path: SchemaTree[];
  readonly #column: ChunkColumn;
  readonly #bytes = new ByteWriter();
  readonly #dictionaryBytes = new ByteWriter();
  #state = new State();

  constructor(path: SchemaTree[], compression: Pick<ChunkColumn, "codec" | "compressors">) {
    const schemaPath = path.map(({ element }) => element);
    const [element] = schemaPath.slice(-1);
    if (element === undefined) throw new RangeError("a path ends in a column");
    const [stats, columnIndex, offsetIndex, pageSize] = [false, false, false, 0];
    const columnName = schemaPath.map(({ name }) => name).join(".");
    this.#column = { columnName, element, schemaPath, stats, columnIndex, offsetIndex, pageSize, ...compression };
    this.#path = path;
  }

  add(rows: unknown[]): void {
    if (this.#state.rows >= PAGE) this.#endPage();
    const levels = encodeNestedValues(this.#path, rows);
    // cast: those of an array of rows.
    this.#state.add({ ...levels, values: levels.values as Scalars }, rows.length);
  }

  end(): number {
    if (this.#state.rows > 0) this.#endPage();
    const { dictionary } = this.#state;
    if (dictionary.pages > 0) {
      this.#state.size += writeDictionaryPage(this.#dictionaryBytes, this.#column, dictionary.values());
    }
    return this.#dictionaryBytes.offset + this.#bytes.offset;
  }

  /** Writes the finished row group, and begins the next. */
  write(to: ByteWriter): Metadata {
    const { dictionary, plainPages, count, nulls, least, most, size } = this.#state;
    const { element, schemaPath, codec } = this.#column;
    const [start, hasDictionary] = [to.offset, dictionary.pages > 0];
    to.appendBytes(this.#dictionaryBytes.getBytes());
    const data = to.offset;
    to.appendBytes(this.#bytes.getBytes());
    for (const writer of [this.#bytes, this.#dictionaryBytes]) [writer.index, writer.offset] = [0, 0];
    this.#state = new State();
    const pages = (
      page_type: "DICTIONARY_PAGE" | "DATA_PAGE_V2",
      encoding: "PLAIN" | "RLE_DICTIONARY",
      count: number,
    ) => (count > 0 ? [{ page_type, encoding, count }] : []);
    return {
      meta_data: {
        type: element.type ?? "BYTE_ARRAY",
        encodings: hasDictionary ? ["PLAIN", "RLE_DICTIONARY"] : ["PLAIN"],
        path_in_schema: schemaPath.slice(1).map(({ name }) => name),
        codec,
        num_values: BigInt(count),
        total_compressed_size: BigInt(to.offset - start),
        total_uncompressed_size: BigInt(size),
        data_page_offset: BigInt(data),
        ...(hasDictionary && { dictionary_page_offset: BigInt(start) }),
        statistics: {
          null_count: BigInt(nulls),
          ...(least !== undefined && most !== undefined && { min_value: least, max_value: most }),
        },
        encoding_stats: [
          ...pages("DICTIONARY_PAGE", "PLAIN", Number(hasDictionary)),
          ...pages("DATA_PAGE_V2", "RLE_DICTIONARY", dictionary.pages),
          ...pages("DATA_PAGE_V2", "PLAIN", plainPages),
        ],
      },
      file_offset: BigInt(start),
    };
  }

  #endPage(): void {
    const state = this.#state;
    const places = this.#column.element.type === "BOOLEAN" ? undefined : state.dictionary.placesOf(state.page.values);
    if (places === undefined) state.plainPages++;
    // The writer would allocate an encoder and an array for each text.
    const values = places ?? state.page.values.map((value) => (typeof value === "string" ? Buffer.from(value) : value));
    state.size += writeDataPageV2({
      writer: this.#bytes,
      column: this.#column,
      encoding: places === undefined ? "PLAIN" : "RLE_DICTIONARY",
      pageData: { ...state.page, values },
    });
    state.endPage();
  }
}

type Scalars = (Scalar | undefined)[];

/** Values with Dremel's levels (https://parquet.apache.org/docs/file-format/nestedencoding/). */
type Page = Omit<ReturnType<typeof encodeNestedValues>, "values"> & { readonly values: Scalars };

const emptyPage = (): Page => ({ values: [], definitionLevels: [], repetitionLevels: [], maxDefinitionLevel: 0 });

class State {
  rows = 0;
  page = emptyPage();
  readonly dictionary = new Dictionary();
  plainPages = 0;
  count = 0;
  nulls = 0;
  least: Scalar | undefined;
  most: Scalar | undefined;
  /** Bytes of the pages before compression. */
  size = 0;

  add({ values, definitionLevels, repetitionLevels, maxDefinitionLevel }: Page, rows: number): void {
    for (const value of values) this.page.values.push(value);
    for (const level of definitionLevels) this.page.definitionLevels.push(level);
    for (const level of repetitionLevels) this.page.repetitionLevels.push(level);
    this.page.maxDefinitionLevel = maxDefinitionLevel;
    this.rows += rows;
  }

  endPage(): void {
    this.count += this.page.values.length;
    for (const value of this.page.values) {
      if (value === undefined) this.nulls++;
      else if (this.least === undefined || isBefore(value, this.least)) this.least = value;
      if (value !== undefined && (this.most === undefined || isBefore(this.most, value))) this.most = value;
    }
    this.page = emptyPage();
    this.rows = 0;
  }
}

function isBefore(one: Scalar, other: Scalar): boolean {
  return typeof one === "string" && typeof other === "string" ? orderOfTexts(one, other) < 0 : one < other;
}

/** Different values at most: limits the memory of the dictionary. */
const MOST = 32_768;

/** The share of the first page's values that may differ: above it, plain values are shorter. */
const SHARE = 0.5;

/** The different values of a column, as long as they are few. */
class Dictionary {
  readonly #places = new Map<Scalar, number>();
  #isOpen = true;
  /** Pages that refer to it. */
  pages = 0;

  /** The places of a page's values; undefined once too many differ. */
  placesOf(values: Scalars): (number | undefined)[] | undefined {
    if (!this.#isOpen) return undefined;
    const places = values.map((value) => {
      if (value === undefined) return undefined;
      const place = this.#places.get(value) ?? this.#places.size;
      if (place === this.#places.size) this.#places.set(value, place);
      return place;
    });
    this.#isOpen = this.#places.size <= (this.pages === 0 ? SHARE * values.length : MOST);
    if (!this.#isOpen && this.pages === 0) this.#places.clear();
    if (!this.#isOpen) return undefined;
    this.pages++;
    return places;
  }

  values(): Scalar[] {
    return [...this.#places.keys()];
  }
}
