import type { CalendarDate } from "../../calendar/calendar-date.ts";
import type { People } from "../../columns/rows.ts";
import type { Area, Bearer, Country, Place, Sex } from "../../countries/country.ts";
import type { NameColumns } from "../../countries/country-names.ts";
import type { Rng } from "../../random/rng.ts";
import type { TextColumn } from "../../tables/text-column.ts";
import type { Column, NumberColumn, Workspace } from "../../tables/workspace.ts";
import type { Issue } from "../card.ts";
import type { Spec } from "../spec.ts";
import type { Births } from "./births.ts";
import { sexesByNumber } from "./bodies.ts";
import type { Homes } from "./homes.ts";
import type { LateTexts } from "./late-texts.ts";
import type { PackedCountry } from "./packed-country.ts";
import { areaRecord, placeRecord } from "./place-records.ts";

/** The rows of one country, which are consecutive. */
export interface Part {
  readonly country: Country;
  readonly packed: PackedCountry;
  readonly issues: readonly Issue[];
  readonly from: number;
  readonly to: number;
}

/** The texts that are written for each person. */
export type FieldTexts = Readonly<
  Record<
    "cardNumber" | "city" | "date" | "email" | "expiry" | "name" | "phone" | "photo" | "street" | "zip",
    TextColumn
  >
>;

/** People who have been drawn, until the next draw in the same workspace. Their rows are sorted by country. */
export interface Batch {
  readonly space: Workspace;
  readonly spec: Spec;
  /** The number of the draw in its workspace. */
  readonly draw: number;
  /** People. */
  readonly count: number;
  /** The index of each person. */
  readonly index: Column;
  /** The row of the person at each place of the batch. */
  readonly order: Column;
  readonly parts: readonly Part[];
  readonly sex: Column;
  readonly births: Births;
  readonly homes: Homes;
  readonly stature: NumberColumn;
  readonly height: Column;
  readonly weight: Column;
  readonly blood: Column;
  readonly cvv: Column;
  readonly issue: Column;
  readonly texts: FieldTexts;
  readonly nationalIds: LateTexts;
  /** The names of each part, unless the spec has the name. */
  readonly names: readonly NameColumns[];
}

/** Throws RangeError where others have been drawn since, which are then in the columns. */
export function assertCurrent({ draw, space }: Batch): void {
  if (draw !== space.draws) throw new RangeError("other people were drawn meanwhile");
}

/** The part in which a row is. */
export function partOf({ parts }: Batch, row: number): Part {
  const part = parts.find(({ to }) => row < to);
  if (part === undefined) throw new RangeError(`there is no row ${row}`);
  return part;
}

/** The state's number among those of the country. */
export function stateOf({ space, homes }: Batch, row: number): number {
  return space.memory.ints[(homes.place[row] ?? 0) + placeRecord.stateNumber] ?? 0;
}

/** The place of a row, as the country lists it. */
function placeOf({ country, packed }: Part, { place }: Homes, row: number): Place {
  return country.places.at(((place[row] ?? 0) - packed.records) / placeRecord.size);
}

/** The place and the area of a row, as the country lists them. */
export function homeOf(space: Workspace, part: Part, homes: Homes, row: number): HomeRows {
  const place = placeOf(part, homes, row);
  const first = space.memory.ints[(homes.place[row] ?? 0) + placeRecord.areas] ?? 0;
  const area = place.areas[((homes.area[row] ?? 0) - first) / areaRecord.size];
  if (area === undefined) throw new RangeError(`row ${row} has no home`);
  return { place, area };
}

interface HomeRows {
  readonly place: Place;
  readonly area: Area;
}

/** What the country's functions may depend on, until the next draw. */
export class RowBearer implements Bearer {
  readonly sex: Sex;
  readonly birth: CalendarDate;
  readonly #part: Part;
  readonly #homes: Homes;
  readonly #row: number;

  constructor(part: Part, { sex, births, homes }: Pick<Batch, "sex" | "births" | "homes">, row: number) {
    this.sex = sexesByNumber[sex[row] === 0 ? 0 : 1];
    this.birth = { year: births.year[row] ?? 0, month: births.month[row] ?? 0, day: births.day[row] ?? 0 };
    this.#part = part;
    this.#homes = homes;
    this.#row = row;
  }

  /** Looked up when it is asked for: most numbers do not depend on it, and it is a cache miss or two. */
  get place(): Place {
    return placeOf(this.#part, this.#homes, this.#row);
  }
}

/** What is drawn of the people of a batch before their names, addresses and numbers. */
export interface Drawing extends Pick<Batch, "spec" | "sex" | "births" | "homes"> {
  readonly rng: Rng;
  readonly people: People;
}
