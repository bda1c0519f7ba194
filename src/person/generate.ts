import type { Bearer, PersonName } from "../countries/bearer.ts";
import type { Country } from "../countries/country.ts";
import type { Union } from "../countries/customs.ts";
import type { PhoneRange } from "../countries/phone-ranges.ts";
import type { Area, Place } from "../countries/place.ts";
import type { Rng } from "../random/rng.ts";
import type { Workspace } from "../tables/workspace.ts";
import { drawRow } from "./draw.ts";
import { field } from "./field.ts";
import type { Identity } from "./identity.ts";
import { personName } from "./names.ts";
import { recordOf } from "./record.ts";
import { areaOf, type Row } from "./row.ts";
import type { Spec } from "./spec.ts";

/** A person: the record, and the rows of tables and values that it was built from. */
export interface Person {
  readonly identity: Identity;
  readonly country: Country;
  readonly bearer: Bearer;
  readonly name: PersonName;
  /** The name of the community that the name is of; empty where the country has no names for them. */
  readonly community: string;
  /** What a household says of marriage; undefined of people without one. */
  readonly union?: Union | undefined;
  readonly place: Place;
  readonly area: Area;
  /** What was chosen when the street line was drawn. */
  readonly streetChoices: readonly number[];
  /** Standard deviations from the mean height of sex and cohort. */
  readonly stature: number;
  /** The range of the telephone number that was asked for. */
  readonly phoneRange: PhoneRange | undefined;
}

export function generateIdentity(rng: Rng, space: Workspace, index: number, spec: Spec): Identity {
  return recordOf(drawRow(rng, space, index, spec));
}

export function drawPerson(rng: Rng, space: Workspace, index: number, spec: Spec): Person {
  return personOf(drawRow(rng, space, index, spec));
}

export function personOf(row: Row): Person {
  const { space, spec, nation, bearer } = row;
  const { sex, birth, place } = bearer;
  const identity = recordOf(row);
  row.seek(field.name);
  return {
    identity,
    country: nation.country,
    bearer: { sex, birth, place },
    name: spec.name ?? personName(space, row, nation.country.names, nation.packed.own),
    community: spec.name === undefined ? (nation.packed.communities[row.community] ?? "") : "",
    place,
    area: areaOf(row),
    streetChoices: spec.streetChoices ?? row.street.chosen(),
    stature: row.stature,
    phoneRange: spec.phoneRange,
  };
}
