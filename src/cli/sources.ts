import type { ColumnField } from "../formats/columns/fields.ts";
import { memberFields } from "../formats/columns/member-fields.ts";
import type { Encoder } from "../formats/format.ts";
import type { Shape } from "../schema/field.ts";
import type { Given } from "../schema/read.ts";
import { personRequest } from "../schema/request.ts";
import type { Drawing } from "../service/people.ts";
import { type Range, usualSize } from "../service/price.ts";
import type { IdentityService } from "../service/service.ts";
import { householdFlags } from "./options.ts";

/** What `draw` writes: people, or households of them. */
export interface Source {
  /** People in each. */
  readonly size: number;
  /** Fields of rows before those of a record, whichever columns are asked for. */
  readonly leading: readonly ColumnField[];
  readonly shape: Shape;
  readonly usual: Given;
  /** Reads a request for a range of indexes. Throws a Refusal. */
  open(service: IdentityService, request: Given, range: Range): Drawing<unknown, Encoder>;
}

const people: Source = {
  size: 1,
  leading: [],
  shape: personRequest,
  usual: { gender: "random" },
  open: (service, request, range) => service.stream(request, range),
};

const households: Source = {
  size: usualSize,
  leading: memberFields,
  shape: { ...personRequest, ...householdFlags },
  usual: {},
  open: (service, request, range) => service.streamHouseholds(request, range),
};

export const sources = { people, households } as const;
