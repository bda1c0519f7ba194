import type { ParquetWriter } from "hyparquet-writer";
import type { MemberRecord } from "../household/member.ts";
import type { Identity } from "../person/identity.ts";
import type { Row } from "../person/row.ts";
import type { Column } from "./columns/columns.ts";

/** How to write rows. A value that threads can send to each other. */
export interface Layout {
  readonly format: string;
  readonly columns: readonly Column[];
  /** Whether records are written as they are: with all fields under their published names, and households whole. */
  readonly isWhole: boolean;
  /** Whether CSV begins with the column names. */
  readonly header: boolean;
  /** What separates the cells of CSV: one character. */
  readonly delimiter: string;
  /** What ends the lines of CSV. */
  readonly lineEnd: "\r\n" | "\n";
  /** Whether CSV begins with a byte order mark. */
  readonly bom: boolean;
  /** Whether cells of CSV that a spreadsheet takes for numbers are written as formulas, such as `="04/28"`. */
  readonly spreadsheet: boolean;
  /** Whether JSON has null for what a person does not have. */
  readonly nulls: boolean;
  /** Compression of the pages of Parquet; undefined for Zstandard, and for Snappy where Node lacks it. */
  readonly codec?: "snappy" | "none";
  /** Table that SQL writes to. */
  readonly table: string;
  /** Whether SQL creates the table. */
  readonly createTable: boolean;
  /** What draws the rows again, by name, for formats that can say it. */
  readonly origin: Readonly<Record<string, string>>;
}

/** A layout, but for the format and columns. */
export const usualLayout: Omit<Layout, "format" | "columns"> = {
  isWhole: false,
  header: true,
  delimiter: ",",
  lineEnd: "\r\n",
  bom: false,
  spreadsheet: false,
  nulls: false,
  table: "people",
  createTable: false,
  origin: {},
};

/** Consecutive people or households as bytes, encoded independently of those before them. */
export interface Part {
  readonly count: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The metadata of the part in the footer of a Parquet file; offsets count from the first byte of the part. */
  readonly rowGroup?: RowGroup;
}

export type RowGroup = ParquetWriter["row_groups"][number];

/** Encodes parts, one after the other: people and households are added as they are drawn. */
export interface Encoder {
  /** Adds the person of a row. */
  row(row: Row): void;
  /** Adds a person whose record has other fields than the row, or more. */
  record(record: Identity, index: number): void;
  household(members: readonly MemberRecord[], index: number): void;
  /** Ends a statement, in formats that have them. */
  endStatement?(): void;
  /** All that was added since the part before, at least one person. */
  part(): Part;
}

/** The bytes before, between and after the parts of one output. */
export interface Frame {
  open(): Uint8Array;
  /** The bytes before a part. Called for each, in order. */
  before(part: Part): Uint8Array;
  close(): Uint8Array;
}

export interface Format {
  /** About how many people a part has; the last may have fewer. */
  readonly partSize: number;
  /** Whether the people of a part may be added in any order. */
  readonly inAnyOrder: boolean;
  /** Whether output that ends after any part is complete, and can be continued by another run. */
  readonly isOpenEnded: boolean;
  /** Whether the output is bytes that no terminal shows. */
  readonly isBinary: boolean;
  encoder(layout: Layout): Encoder;
  frame(layout: Layout): Frame;
}
