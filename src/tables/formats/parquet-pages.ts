import { ByteWriter } from "hyparquet-writer";
import { writePageHeader } from "hyparquet-writer/src/datapage.js";
import { writeRleBitPackedHybrid } from "hyparquet-writer/src/encoding.js";
import { writePlain } from "hyparquet-writer/src/plain.js";
import type { Levels, Scalar } from "./levels.ts";
import type { Elements } from "./parquet-schema.ts";

export type PhysicalType = NonNullable<Elements[number]["type"]>;

/** Writes pages, and returns their sizes before compression. What it needs for one page it uses again for the next. */
export interface PageWriter {
  /** A page of different values, to which the data pages behind it refer. */
  dictionary(to: ByteWriter, type: PhysicalType, values: readonly Scalar[]): number;
  data(to: ByteWriter, page: DataPage): number;
}

/** The values of some rows. */
export interface DataPage {
  readonly type: PhysicalType;
  readonly rows: number;
  readonly levels: Levels;
  /** The largest definition level. */
  readonly most: number;
  /** The places of the values in the dictionary; undefined where they are written themselves. */
  readonly places: readonly number[] | undefined;
}

export function pageWriter(compress: (bytes: Uint8Array) => Uint8Array): PageWriter {
  const [levels, body] = [new ByteWriter(), new ByteWriter()];
  const texts = new TextBytes();
  const plain = (type: PhysicalType, values: readonly Scalar[]): Uint8Array => {
    if (type === "BYTE_ARRAY") return texts.of(values);
    writePlain(body, [...values], type, undefined);
    return body.getBytes();
  };
  return {
    dictionary(to, type, values) {
      clear(body);
      const bytes = plain(type, values);
      const compressed = compress(bytes);
      const start = to.offset;
      writePageHeader(to, {
        type: "DICTIONARY_PAGE",
        uncompressed_page_size: bytes.length,
        compressed_page_size: compressed.length,
        dictionary_page_header: { num_values: values.length, encoding: "PLAIN" },
      });
      const header = to.offset - start;
      to.appendBytes(compressed);
      return header + bytes.length;
    },
    data(to, { type, rows, levels: { values, definition, repetition }, most, places }) {
      clear(levels, body);
      const repeated = repetition.length > 0 ? writeRleBitPackedHybrid(levels, repetition, 1) : 0;
      const defined = most > 0 ? writeRleBitPackedHybrid(levels, definition, widthOf(most)) : 0;
      if (places !== undefined) {
        const width = widthOf(places.reduce((most, place) => Math.max(most, place), 0));
        body.appendUint8(width);
        writeRleBitPackedHybrid(body, [...places], width);
      }
      const bytes = places === undefined ? plain(type, values) : body.getBytes();
      const compressed = compress(bytes);
      const count = most > 0 ? definition.length : values.length;
      const start = to.offset;
      writePageHeader(to, {
        type: "DATA_PAGE_V2",
        uncompressed_page_size: levels.offset + bytes.length,
        compressed_page_size: levels.offset + compressed.length,
        data_page_header_v2: {
          num_values: count,
          num_nulls: count - values.length,
          num_rows: rows,
          encoding: places === undefined ? "PLAIN" : "RLE_DICTIONARY",
          definition_levels_byte_length: defined,
          repetition_levels_byte_length: repeated,
          is_compressed: true,
        },
      });
      const header = to.offset - start;
      to.appendBytes(levels.getBytes());
      to.appendBytes(compressed);
      return header + levels.offset + bytes.length;
    },
  };
}

/** Empties writers, whose memory is used again. */
export function clear(...writers: readonly ByteWriter[]): void {
  for (const writer of writers) [writer.index, writer.offset] = [0, 0];
}

/** Bits of the numbers from 0 to `most`. */
const widthOf = (most: number): number => 32 - Math.clz32(most);

/** Texts as Parquet has them: each behind its length. hyparquet-writer makes an encoder and an array for each of them. */
class TextBytes {
  #bytes = Buffer.alloc(65_536);

  /** Valid until the next call. */
  of(values: readonly Scalar[]): Uint8Array {
    let end = 0;
    for (const value of values) {
      const text = String(value);
      // Three bytes of UTF-8 at most for each unit of UTF-16.
      this.#reserve(end, 4 + 3 * text.length);
      const size = this.#bytes.write(text, end + 4);
      this.#bytes.writeUInt32LE(size, end);
      end += 4 + size;
    }
    return this.#bytes.subarray(0, end);
  }

  #reserve(end: number, more: number): void {
    if (end + more <= this.#bytes.length) return;
    const bytes = Buffer.alloc(Math.max(2 * this.#bytes.length, end + more));
    bytes.set(this.#bytes.subarray(0, end));
    this.#bytes = bytes;
  }
}
