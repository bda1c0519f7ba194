import { BATCH } from "../columns/workspace.ts";
import type { Batch } from "../identity/batch/batch.ts";
import type { Identity } from "../identity/identity.ts";
import type { Replay, Stream } from "../service/batch.ts";
import type { Chunk } from "../service/drawing.ts";
import type { HouseholdChunk } from "../service/household.ts";
import type { Row } from "./columns/fields.ts";
import type { Slice } from "./slice.ts";

/** The people or households of a request that was read, with the seed and day that draw them again. */
export interface RowStream {
  readonly replay: Replay;
  /** Those of a slice, drawn as they are consumed. */
  chunks(slice: Slice): Iterable<Rows>;
}

/** Consecutive people or households. */
export interface Rows {
  readonly count: number;
  /** Index of the first person or household in its seed. */
  readonly firstIndex: number;
  /** The people in columns, which writers then read in place of the fields that every record has. */
  readonly batch?: Batch | undefined;
  /** The parts of their records besides those fields. */
  readonly added?: Chunk["added"];
  /** One record for each, as the API returns it. */
  records(): readonly object[];
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

function rowStream<C>({ replay, chunks }: Stream<C>, rows: (chunk: C) => Rows): RowStream {
  return {
    replay,
    *chunks(slice) {
      for (const chunk of chunks(slice, BATCH)) yield rows(chunk.draw());
    },
  };
}

/** People who were drawn, until the next draw of the thread. */
export function rowsInColumns(chunk: Chunk): Rows {
  const { firstIndex, columns, added } = chunk;
  const people = (): readonly Identity[] => chunk.identities;
  return { count: columns?.count ?? people().length, firstIndex, batch: columns, added, records: people, people };
}

/** People, whose records are their rows. */
export function rowsOf(identities: readonly Identity[], firstIndex = 0): Rows {
  return { count: identities.length, firstIndex, records: () => identities, people: () => identities };
}

function rowsOfHouseholds({ households: drawn, firstIndex }: HouseholdChunk): Rows {
  return {
    count: drawn.length,
    firstIndex,
    records: () => drawn.map((members) => ({ members })),
    people: () =>
      drawn.flatMap((members, at) =>
        members.map(({ identity, ...member }) => ({ ...identity, member: { ...member, household: firstIndex + at } })),
      ),
  };
}
