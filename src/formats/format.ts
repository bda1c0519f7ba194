import type { ParquetWriter } from "hyparquet-writer";
import type { MemberRecord } from "../household/member.ts";
import type { Identity } from "../person/identity.ts";
import type { Row } from "../person/row.ts";
import type { Column } from "./columns/columns.ts";

/** How to write rows; can be sent between threads. */
export interface Layout {
  readonly format: string;
  readonly columns: readonly Column[];
  /** Whether records are complete: all fields under their published names, and whole households. */
  readonly isWhole: boolean;
  readonly header: boolean;
  readonly delimiter: string;
  readonly lineEnd: "\r\n" | "\n";
  readonly bom: boolean;
  /** Whether cells of CSV that a spreadsheet takes for numbers are written as formulas, such as `="04/28"`. */
  readonly spreadsheet: boolean;
  /** Whether JSON has null for what a person lacks. */
  readonly nulls: boolean;
  /** Compression of the pages of Parquet; undefined for Zstandard, and for Snappy where Node lacks it. */
  readonly codec?: "snappy" | "none";
  readonly table: string;
  readonly createTable: boolean;
  /** Options that draw the rows again, by name, for formats that store them. */
  readonly origin: Readonly<Record<string, string>>;
}

/** The default layout. */
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

/** Encoded consecutive people or households, independent of other parts. */
export interface Part {
  readonly count: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The part's metadata in the footer of a Parquet file; offsets count from the part's first byte. */
  readonly rowGroup?: RowGroup;
}

export type RowGroup = ParquetWriter["row_groups"][number];

/** Encodes parts, one after the other. */
export interface Encoder {
  row(row: Row): void;
  /** Adds a person whose record has other fields than the row, or more. */
  record(record: Identity, index: number): void;
  household(members: readonly MemberRecord[], index: number): void;
  endStatement?(): void;
  /** All that was added since the last part, at least one person. */
  part(): Part;
}

/** The bytes before, between and after the parts of one output. */
export interface Frame {
  open(): Uint8Array;
  before(part: Part): Uint8Array;
  close(): Uint8Array;
}

export interface Format {
  /** About how many people a part has; the last may have fewer. */
  readonly partSize: number;
  /** Whether the people of a part may be added in any order. */
  readonly inAnyOrder: boolean;
  /** Whether output that ends after any part is complete, and another run can continue it. */
  readonly isOpenEnded: boolean;
  /** Whether the output is not text. */
  readonly isBinary: boolean;
  encoder(layout: Layout): Encoder;
  frame(layout: Layout): Frame;
}
