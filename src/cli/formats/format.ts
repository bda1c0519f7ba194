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

/** Consecutive people as bytes, which can be encoded without those before them. */
export interface Part {
  readonly people: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What a Parquet file says of the part at its end; offsets count from the first byte of the part. */
  readonly rowGroup?: RowGroup;
}

export type RowGroup = ParquetWriter["row_groups"][number];

/** Encodes the people of one part, which come in chunks. */
export type Encoder = (chunks: Iterable<readonly Identity[]>) => Part;

/** What stands around the parts of one output. */
export interface Frame {
  open(): Uint8Array;
  /** What comes before a part. Called for each, in order. */
  before(part: Part): Uint8Array;
  close(): Uint8Array;
}

export interface Format {
  /** People in a part; the last may have fewer. */
  readonly partSize: number;
  /** Whether output that ends after any part is whole, and can be continued by another run. */
  readonly isOpenEnded: boolean;
  /** Whether the output is bytes that no terminal shows. */
  readonly isBinary: boolean;
  encoder(layout: Layout): Encoder;
  frame(layout: Layout): Frame;
}
