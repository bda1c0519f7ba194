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

/** A person: the record, and what it was built from. */
export interface Person {
  readonly identity: Identity;
  readonly country: Country;
  readonly bearer: Bearer;
  readonly name: PersonName;
  /** Empty where the country has no names for communities. */
  readonly community: string;
  /** What a household says of marriage, else undefined. */
  readonly union?: Union | undefined;
  readonly place: Place;
  readonly area: Area;
  readonly streetChoices: readonly number[];
  /** Standard deviations from the mean height of sex and cohort. */
  readonly stature: number;
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
  const { sex, birth, place, origin } = bearer;
  const identity = recordOf(row);
  row.seek(field.name);
  return {
    identity,
    country: nation.country,
    bearer: { sex, birth, place, origin },
    name: spec.name ?? personName(space, row, nation.country.names, nation.packed.own),
    community: spec.name === undefined ? (nation.packed.communities[row.community] ?? "") : "",
    place,
    area: areaOf(row),
    streetChoices: spec.streetChoices ?? row.street.chosen(),
    stature: row.stature,
    phoneRange: spec.phoneRange,
  };
}
