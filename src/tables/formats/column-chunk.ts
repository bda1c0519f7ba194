import { ByteWriter } from "hyparquet-writer";
import { orderOfTexts } from "../../random/utf8.ts";
import type { Rows } from "../rows.ts";
import type { RowGroup } from "./format.ts";
import { type LevelReader, type Levels, levelReader, type Scalar } from "./levels.ts";
import { clear, type PageWriter, type PhysicalType } from "./parquet-pages.ts";
import type { Path } from "./parquet-schema.ts";

type Metadata = RowGroup["columns"][number];

/** Rows of a page: a sixth of a row group. Only so many of a column are in memory as values. */
const PAGE = 20_480;

/** A column of the row groups of a file, one after the other: pages are written as soon as their rows are there. */
export class ColumnChunk {
  readonly #path: readonly string[];
  readonly #type: PhysicalType;
  readonly #reader: LevelReader;
  readonly #pages: PageWriter;
  readonly #bytes = new ByteWriter();
  readonly #dictionaryBytes = new ByteWriter();
  #state = new State();

  constructor({ nodes, elements: [, ...elements] }: Path, pages: PageWriter) {
    this.#path = elements.map(({ name }) => name);
    this.#type = elements.at(-1)?.type ?? "BYTE_ARRAY";
    this.#reader = levelReader(nodes);
    this.#pages = pages;
  }

  add(people: ReturnType<Rows["people"]>, firstIndex: number): void {
    let at = firstIndex;
    for (const person of people) {
      if (this.#state.rows === PAGE) this.#endPage();
      this.#reader.add(this.#state.levels, person, at++);
      this.#state.rows++;
    }
  }

  /** Ends the last page of a row group, and returns how many bytes it has of this column. */
  end(): number {
    if (this.#state.rows > 0) this.#endPage();
    const { dictionary } = this.#state;
    if (dictionary.pages > 0) {
      this.#state.size += this.#pages.dictionary(this.#dictionaryBytes, this.#type, dictionary.values());
    }
    return this.#dictionaryBytes.offset + this.#bytes.offset;
  }

  /** Writes what was ended, and begins the next row group. */
  write(to: ByteWriter, codec: "ZSTD" | "SNAPPY"): Metadata {
    const { dictionary, plainPages, count, nulls, least, most, size } = this.#state;
    const [start, hasDictionary] = [to.offset, dictionary.pages > 0];
    to.appendBytes(this.#dictionaryBytes.getBytes());
    const data = to.offset;
    to.appendBytes(this.#bytes.getBytes());
    clear(this.#bytes, this.#dictionaryBytes);
    this.#state = new State();
    const pages = (
      page_type: "DICTIONARY_PAGE" | "DATA_PAGE_V2",
      encoding: "PLAIN" | "RLE_DICTIONARY",
      count: number,
    ) => (count > 0 ? [{ page_type, encoding, count }] : []);
    return {
      meta_data: {
        type: this.#type,
        encodings: hasDictionary ? ["PLAIN", "RLE_DICTIONARY"] : ["PLAIN"],
        path_in_schema: [...this.#path],
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
    const { levels, rows, dictionary } = state;
    const { most } = this.#reader;
    const places = this.#type === "BOOLEAN" ? undefined : dictionary.placesOf(levels.values);
    if (places === undefined) state.plainPages++;
    const page = { type: this.#type, rows, levels, most, places };
    state.size += this.#pages.data(this.#bytes, page);
    state.endPage(most > 0 ? levels.definition.length : levels.values.length);
  }
}

/** What a row group has of a column so far. */
class State {
  rows = 0;
  levels: Levels = { values: [], definition: [], repetition: [] };
  readonly dictionary = new Dictionary();
  plainPages = 0;
  count = 0;
  nulls = 0;
  least: Scalar | undefined;
  most: Scalar | undefined;
  /** Bytes of the pages before compression. */
  size = 0;

  /** Counts a page of so many values and nulls that was written. */
  endPage(count: number): void {
    const { values } = this.levels;
    this.count += count;
    this.nulls += count - values.length;
    for (const value of values) {
      if (this.least === undefined || isBefore(value, this.least)) this.least = value;
      if (this.most === undefined || isBefore(this.most, value)) this.most = value;
    }
    this.levels = { values: [], definition: [], repetition: [] };
    this.rows = 0;
  }
}

function isBefore(one: Scalar, other: Scalar): boolean {
  return typeof one === "string" && typeof other === "string" ? orderOfTexts(one, other) < 0 : one < other;
}

/** Different values at most, so that the dictionary of a column of many does not grow with the row group. */
const MOST = 32_768;

/** The share of the first page's values that may be different: with more, the values alone are shorter. */
const SHARE = 0.5;

/** The different values of a column, as long as they are few. */
class Dictionary {
  readonly #places = new Map<Scalar, number>();
  #isOpen = true;
  /** Pages that refer to it. */
  pages = 0;

  /** The places of a page's values; undefined once too many are different. */
  placesOf(values: readonly Scalar[]): readonly number[] | undefined {
    if (!this.#isOpen) return undefined;
    const places = values.map((value) => {
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

  values(): readonly Scalar[] {
    return [...this.#places.keys()];
  }
}
