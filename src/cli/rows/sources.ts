import type { Identity } from "../../identity/identity.ts";
import { personRequest } from "../../schema/request.ts";
import { type Stream, usualSize } from "../../service/batch.ts";
import type { HouseholdChunk } from "../../service/household.ts";
import { memberFields } from "../columns/member-fields.ts";
import { givenBy } from "../flags.ts";
import { householdFlags } from "../options.ts";
import type { RowStream, Rows, Source } from "./source.ts";

const people: Source = {
  size: 1,
  leading: [],
  requestOf: (options) => givenBy(personRequest, options),
  open: (service, request, range) => rowStream(service.stream(request, range), ({ identities }) => rowsOf(identities)),
};

const households: Source = {
  size: usualSize,
  leading: memberFields,
  requestOf: (options) => givenBy({ ...personRequest, ...householdFlags }, options),
  open: (service, request, range) => rowStream(service.streamHouseholds(request, range), rowsOfHouseholds),
};

/** What `draw` writes, by the name that messages and threads use. */
export const sources = { people, households } as const;

function rowStream<Chunk>({ replay, chunks }: Stream<Chunk>, rows: (chunk: Chunk) => Rows): RowStream {
  return {
    replay,
    *chunks(slice) {
      for (const chunk of chunks(slice)) yield rows(chunk.draw());
    },
  };
}

/** People, whose records are their rows. */
export function rowsOf(identities: readonly Identity[]): Rows {
  return { count: identities.length, records: () => identities, people: () => identities };
}

function rowsOfHouseholds({ households: drawn, firstIndex }: HouseholdChunk): Rows {
  return {
    count: drawn.length,
    records: () => drawn.map((members) => ({ members })),
    people: () =>
      drawn.flatMap((members, at) =>
        members.map(({ identity, ...member }) => ({ ...identity, member: { ...member, household: firstIndex + at } })),
      ),
  };
}
