import type { Batch } from "../person/batch/batch.ts";
import type { Identity } from "../person/identity.ts";
import type { Replay, Stream } from "../service/batch.ts";
import type { Chunk } from "../service/drawing.ts";
import type { HouseholdChunk } from "../service/household.ts";
import { BATCH } from "../tables/workspace.ts";
import type { Row } from "./columns/fields.ts";
import type { Slice } from "./slice.ts";

/** The people or households of a request that was read, with the seed and day that draw them again. */
export interface RowStream {
  readonly replay: Replay;
  /** Those of a slice, drawn as they are consumed. */
  chunks(slice: Slice): Iterable<Rows>;
  /** The same in an order that takes the least time: each has its place in the slice in `offsets`. */
  anyOrder(slice: Slice): Iterable<Rows>;
}

/** Consecutive people or households. */
export interface Rows {
  readonly count: number;
  /** Index of the first person or household in its seed. */
  readonly firstIndex: number;
  /** The people in columns, which writers then read in place of the fields that every record has. */
  readonly batch?: Batch | undefined;
  /** Whether their records may have more than those fields. */
  readonly hasParts: boolean;
  /** How far the index of each is from the first, if they are not consecutive. */
  readonly offsets?: Int32Array | undefined;
  /** The members of each, if they are households. */
  readonly households?: HouseholdChunk["households"];
  /** One row for each person. */
  people(): readonly Row[];
}

/** The people of a stream as rows. */
export function personRows(stream: Stream<Chunk>): RowStream {
  return rowStream(stream, rowsInColumns);
}

/** The households of a stream as rows, one for each member. */
export function householdRows(stream: Stream<HouseholdChunk>): RowStream {
  return rowStream(stream, rowsOfHouseholds);
}

function rowStream<C>({ replay, chunks, anyOrder }: Stream<C>, rows: (chunk: C) => Rows): RowStream {
  return {
    replay,
    *chunks(slice) {
      for (const chunk of chunks(slice, BATCH)) yield rows(chunk.draw());
    },
    *anyOrder(slice) {
      for (const chunk of anyOrder(slice)) yield rows(chunk);
    },
  };
}

/** People who were drawn, until the next draw of the thread. */
export function rowsInColumns(chunk: Chunk): Rows {
  const { firstIndex, columns: batch, hasParts, offsets } = chunk;
  return {
    count: batch?.count ?? chunk.identities.length,
    firstIndex,
    batch,
    hasParts,
    offsets,
    people: () => chunk.identities,
  };
}

/** People, whose records are their rows. */
export function rowsOf(identities: readonly Identity[], firstIndex = 0): Rows {
  return { count: identities.length, firstIndex, hasParts: true, people: () => identities };
}

function rowsOfHouseholds({ households, firstIndex }: HouseholdChunk): Rows {
  return {
    count: households.length,
    firstIndex,
    hasParts: true,
    households,
    people: () =>
      households.flatMap((members, at) =>
        members.map(({ identity, ...member }) => ({ ...identity, member: { ...member, household: firstIndex + at } })),
      ),
  };
}
