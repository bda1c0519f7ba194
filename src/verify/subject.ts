import { parseDate } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Country } from "../countries/country.ts";
import type { Place } from "../countries/place.ts";
import { type Places, placesOf } from "../person/places/places.ts";
import { type Path, slots } from "./read-record.ts";

const COMMON = [...slots.keys()].findIndex(isDetail);

/** Inhabitants from which a name is taken to be that of the known place, not of a namesake too small for the tables. */
export const WELL_KNOWN = 100_000;

/** A record with its country and the day that counts as today. What several rules read is parsed once, on demand. */
export class Subject {
  readonly country: Country;
  readonly referenceDate: CalendarDate;
  /** Whether none of the twelve fields that every record has is missing. */
  readonly isWhole: boolean;
  readonly places: Places;
  readonly #values: readonly unknown[];
  #birth: CalendarDate | undefined | null = null;
  #state: string | undefined;
  #namesakes: readonly Place[] | undefined;
  #homes: readonly Place[] | undefined;
  #nationalId: string | undefined;
  #hasNationalId: boolean | undefined;
  #phoneDigits: string | undefined;
  #cardDigits: string | undefined;

  constructor(values: readonly unknown[], country: Country, referenceDate: CalendarDate) {
    this.country = country;
    this.referenceDate = referenceDate;
    this.#values = values;
    const missing = values.findIndex(isAbsent);
    this.isWhole = missing === -1 || missing >= COMMON;
    this.places = placesOf(country);
  }

  /** The value at a path; undefined if the field is missing, or an empty text. */
  value(path: Path): unknown {
    const value = this.#values[slots.get(path) ?? -1];
    return isAbsent(value) ? undefined : value;
  }

  /** Empty if missing. */
  text(path: Path): string {
    const value = this.value(path);
    return typeof value === "string" ? value : "";
  }

  /** NaN if missing. */
  number(path: Path): number {
    const value = this.value(path);
    return typeof value === "number" ? value : Number.NaN;
  }

  get birth(): CalendarDate | undefined {
    if (this.#birth === null) this.#birth = parseDate(this.text("dob.date"));
    return this.#birth;
  }

  /** The abbreviation of the state, or of the one that its name alone stands for; empty if the record has neither. */
  get state(): string {
    this.#state ??= this.text("address.state_abbreviation") || this.#stateNamed(this.text("address.state_name"));
    return this.#state;
  }

  #stateNamed(name: string): string {
    const [state = "", ...others] = name === "" ? [] : this.places.statesNamed(name);
    return others.length === 0 ? state : "";
  }

  get namesakes(): readonly Place[] {
    this.#namesakes ??= this.places.named(this.text("address.city"));
    return this.#namesakes;
  }

  /** The places of the city's name, in the record's state if it has one; none if the tables have none. */
  get homes(): readonly Place[] {
    const { state } = this;
    this.#homes ??= this.namesakes.filter(({ stateAbbreviation }) => state === "" || stateAbbreviation === state);
    return this.#homes;
  }

  /** Whether the record has no state and may mean a namesake too small for the tables. */
  get mayBeUnlisted(): boolean {
    return this.state === "" && this.homes.every(({ population }) => population < WELL_KNOWN);
  }

  /** The national id without spaces and hyphens. */
  get nationalId(): string {
    this.#nationalId ??= this.text("national_id").replace(/[\s-]/g, "").toUpperCase();
    return this.#nationalId;
  }

  get hasNationalId(): boolean {
    this.#hasNationalId ??= this.country.verification.nationalId.form.test(this.nationalId);
    return this.#hasNationalId;
  }

  get phoneDigits(): string {
    this.#phoneDigits ??= this.text("phone").replace(/\D/g, "");
    return this.#phoneDigits;
  }

  get cardDigits(): string {
    this.#cardDigits ??= this.text("credit_card.number").replace(/[\s-]/g, "");
    return this.#cardDigits;
  }
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === "";
}

export function isDetail(path: string): boolean {
  return path.startsWith("details.");
}
