import type { Given } from "../../schema/read.ts";
import type { Range, Replay } from "../../service/batch.ts";
import type { IdentityService } from "../../service/service.ts";
import type { Field, Row } from "../columns/fields.ts";
import type { Slice } from "../jobs/slice.ts";
import type { DrawOptions } from "../options.ts";

/** What `draw` writes: people, or households of them. */
export interface Source {
  /** How many people one of them counts as. */
  readonly size: number;
  /** Fields that rows have before those of a record, whichever columns are asked for. */
  readonly leading: readonly Field[];
  /** The request that the options make. */
  requestOf(options: DrawOptions): Given;
  /** Reads a request for a range of indexes. Throws a Refusal. */
  open(service: IdentityService, request: Given, range: Range): RowStream;
}

/** The people or households of a request that was read, with the seed and day that draw them again. */
export interface RowStream {
  readonly replay: Replay;
  /** Those of a slice, drawn as they are consumed. */
  chunks(slice: Slice): Iterable<Rows>;
}

/** Consecutive people or households. */
export interface Rows {
  readonly count: number;
  /** One record for each, as the API returns it. */
  records(): readonly object[];
  /** One row for each person. */
  people(): readonly Row[];
}
