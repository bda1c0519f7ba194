import type { ParquetWriter } from "hyparquet-writer";
import type { Identity } from "../../identity/identity.ts";
import type { Column } from "../columns/columns.ts";

/** How to write people. A value that threads can send to each other. */
export interface Layout {
  readonly format: string;
  readonly columns: readonly Column[];
  /** Whether the columns are all fields under their published names. */
  readonly isWhole: boolean;
  /** Whether CSV begins with the column names. */
  readonly header: boolean;
  /** Whether CSV begins with a byte order mark. */
  readonly bom: boolean;
  /** Table that SQL writes to. */
  readonly table: string;
}

/** Consecutive people as bytes, encoded independently of the people before them. */
export interface Part {
  readonly people: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The metadata of the part in the footer of a Parquet file; offsets count from the first byte of the part. */
  readonly rowGroup?: RowGroup;
}

export type RowGroup = ParquetWriter["row_groups"][number];

/** Encodes the people of one part, which come in chunks. */
export type Encoder = (chunks: Iterable<readonly Identity[]>) => Part;

/** The bytes before, between and after the parts of one output. */
export interface Frame {
  open(): Uint8Array;
  /** The bytes before a part. Called for each, in order. */
  before(part: Part): Uint8Array;
  close(): Uint8Array;
}

export interface Format {
  /** People in a part; the last may have fewer. */
  readonly partSize: number;
  /** Whether output that ends after any part is complete, and can be continued by another run. */
  readonly isOpenEnded: boolean;
  /** Whether the output is bytes that no terminal shows. */
  readonly isBinary: boolean;
  encoder(layout: Layout): Encoder;
  frame(layout: Layout): Frame;
}
