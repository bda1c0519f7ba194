import type { Bearer, Country, PersonName } from "../countries/country.ts";
import type { PhoneRange } from "../countries/phone-ranges.ts";
import type { Rng } from "../random/rng.ts";
import type { Workspace } from "../tables/workspace.ts";
import { type Batch, homeOf, partOf, RowBearer } from "./batch/batch.ts";
import { drawBatch } from "./batch/draw.ts";
import { personName } from "./batch/names.ts";
import { recordOf } from "./batch/records.ts";
import type { Identity } from "./identity.ts";
import type { Home } from "./places/postal-codes.ts";
import type { Spec } from "./spec.ts";

/** A person: the record, and the rows and values that it was built from. */
export interface Person extends Home {
  readonly identity: Identity;
  readonly country: Country;
  readonly bearer: Bearer;
  readonly name: PersonName;
  /** The index of the person whose stream the street is of: the first of a household. */
  readonly streetIndex: number;
  /** Standard deviations from the mean height of sex and cohort. */
  readonly stature: number;
  /** The range of the telephone number that was asked for. */
  readonly phoneRange: PhoneRange | undefined;
}

/**
 * Draws person number `index` (0 to 2^32 - 1) of the generator's key. The same key, index and spec give the same person,
 * whatever was drawn before. A constraint changes only the fields that do not satisfy it: they are sampled from the
 * values that do, in proportion to their overall shares.
 */
export function generateIdentity(rng: Rng, space: Workspace, index: number, spec: Spec): Identity {
  return recordOf(drawBatch(rng, space, index, 1, spec), 0);
}

/** Draws a person and returns it with the rows and values that the record was built from. */
export function drawPerson(rng: Rng, space: Workspace, index: number, spec: Spec): Person {
  return personAt(drawBatch(rng, space, index, 1, spec), 0);
}

/** The person at a place of a batch. */
export function personAt(batch: Batch, place: number): Person {
  const { space, homes, stature, spec } = batch;
  const row = batch.order[place] ?? 0;
  const part = partOf(batch, row);
  const identity = recordOf(batch, place);
  const home = homeOf(space, part, homes, row);
  const { sex, birth } = new RowBearer(part, batch, row);
  return {
    identity,
    country: part.country,
    ...home,
    bearer: { sex, birth, place: home.place },
    name: spec.name ?? personName(space, batch.names[batch.parts.indexOf(part)] ?? none, row),
    streetIndex: spec.streetIndex ?? (batch.index[row] ?? 0) >>> 0,
    stature: stature[row] ?? 0,
    phoneRange: spec.phoneRange,
  };
}

const none = { full: [], given: [], family: [] };
