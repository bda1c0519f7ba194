import { parseDate } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Country, Place } from "../countries/country.ts";
import { type PlaceIndex, placeIndexOf } from "./place-index.ts";

/** A record of the published shape, of which any field may be missing or of another type. */
export type PersonRecord = object;

/** A record with its country and the day that counts as today. Values are reached by their paths, such as `dob.age`. */
export class Subject {
  readonly country: Country;
  readonly referenceDate: CalendarDate;
  readonly #record: PersonRecord;
  #homes: readonly Place[] | undefined;

  constructor(record: PersonRecord, country: Country, referenceDate: CalendarDate) {
    this.country = country;
    this.referenceDate = referenceDate;
    this.#record = record;
  }

  /** The value at a path; undefined if it is missing, or an empty text. */
  value(path: string): unknown {
    const dot = path.indexOf(".");
    if (dot === -1) return presentIn(this.#record, path);
    // Records are at most two deep as far as rules read them.
    const inner = presentIn(this.#record, path.slice(0, dot));
    return typeof inner === "object" && inner !== null ? presentIn(inner, path.slice(dot + 1)) : undefined;
  }

  /** The text at a path; empty if there is none. */
  text(path: string): string {
    const value = this.value(path);
    return typeof value === "string" ? value : "";
  }

  /** The number at a path; NaN if there is none. */
  number(path: string): number {
    const value = this.value(path);
    return typeof value === "number" ? value : Number.NaN;
  }

  /** The date of birth; undefined if it is missing or no day of the calendar. */
  get birth(): CalendarDate | undefined {
    return parseDate(this.text("dob.date"));
  }

  get places(): PlaceIndex {
    return placeIndexOf(this.country);
  }

  /** The places of the address: those of its city and state, of which there may be namesakes; none if the tables do not have it. */
  get homes(): readonly Place[] {
    this.#homes ??= this.places
      .named(this.text("address.city"))
      .filter(({ stateAbbreviation }) => stateAbbreviation === this.text("address.state_abbreviation"));
    return this.#homes;
  }

  /** The national id without spaces and hyphens. */
  get nationalId(): string {
    return this.text("national_id").replace(/[\s-]/g, "").toUpperCase();
  }
}

function presentIn(record: object, name: string): unknown {
  // cast: any object may be asked for any name; the names are those of rules, never a caller's.
  const value = (record as Readonly<Record<string, unknown>>)[name];
  return value === "" ? undefined : value;
}
