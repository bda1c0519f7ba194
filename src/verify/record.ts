import { parseDate } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Country, Place } from "../countries/country.ts";
import { type Places, placesOf } from "../person/places/places.ts";
import { leavesOf } from "../schema/leaves.ts";
import { identity, record } from "../schema/record.ts";
import { type PathOf, part, type RecordShape } from "../schema/record-field.ts";

/** A record of the published shape, of which any field may be missing or of another type. */
export type PersonRecord = object;

// No rule reads the parts of the name.
const { name: _, ...details } = identity.fields.details.fields;
const fields = { ...record, details: part(identity.fields.details.about, details) };

/** The path of a field of one value that rules may read. */
export type Path = PathOf<typeof fields>;

/** A record with its country and the day that counts as today. What several rules read is parsed once, by the first. */
export class Subject {
  readonly country: Country;
  readonly referenceDate: CalendarDate;
  /** Whether none of the twelve fields that every record has is missing. */
  readonly isWhole: boolean;
  readonly places: Places;
  readonly #values: readonly unknown[];
  #birth: CalendarDate | undefined | null = null;
  #namesakes: readonly Place[] | undefined;
  #homes: readonly Place[] | undefined;
  #nationalId: string | undefined;
  #hasNationalId: boolean | undefined;
  #phoneDigits: string | undefined;
  #cardDigits: string | undefined;

  constructor(record: PersonRecord, country: Country, referenceDate: CalendarDate) {
    this.country = country;
    this.referenceDate = referenceDate;
    this.#values = valuesOf(record);
    const missing = this.#values.indexOf(undefined);
    this.isWhole = missing === -1 || missing >= COMMON;
    this.places = placesOf(country);
  }

  /** The value at a path; undefined if the field is missing, or an empty text. */
  value(path: Path): unknown {
    return this.#values[slots.get(path) ?? -1];
  }

  /** The text at a path; empty if there is none. */
  text(path: Path): string {
    const value = this.value(path);
    return typeof value === "string" ? value : "";
  }

  /** The number at a path; NaN if there is none. */
  number(path: Path): number {
    const value = this.value(path);
    return typeof value === "number" ? value : Number.NaN;
  }

  /** The date of birth; undefined if it is missing or no day of the calendar. */
  get birth(): CalendarDate | undefined {
    if (this.#birth === null) this.#birth = parseDate(this.text("dob.date"));
    return this.#birth;
  }

  /** The places of the city's name, in any state. */
  get namesakes(): readonly Place[] {
    this.#namesakes ??= this.places.named(this.text("address.city"));
    return this.#namesakes;
  }

  /**
   * The places of the address: those of its city and state, of which there may be namesakes; none if the tables do not
   * have it.
   */
  get homes(): readonly Place[] {
    const state = this.text("address.state_abbreviation");
    this.#homes ??= this.namesakes.filter(({ stateAbbreviation }) => stateAbbreviation === state);
    return this.#homes;
  }

  /** The national id without spaces and hyphens. */
  get nationalId(): string {
    this.#nationalId ??= this.text("national_id").replace(/[\s-]/g, "").toUpperCase();
    return this.#nationalId;
  }

  /** Whether the national id has the form of the country's. */
  get hasNationalId(): boolean {
    this.#hasNationalId ??= this.country.verification.nationalId.form.test(this.nationalId);
    return this.#hasNationalId;
  }

  /** The digits of the telephone number, with those of the country code. */
  get phoneDigits(): string {
    this.#phoneDigits ??= this.text("phone").replace(/\D/g, "");
    return this.#phoneDigits;
  }

  /** The card number without spaces and hyphens. */
  get cardDigits(): string {
    this.#cardDigits ??= this.text("credit_card.number").replace(/[\s-]/g, "");
    return this.#cardDigits;
  }
}

type Group = Readonly<Record<string, unknown>>;

/** A part of a record: what is in it, by name and in the published order: the slot of a value, or a part. */
interface Part {
  readonly names: readonly string[];
  readonly members: readonly (number | Part)[];
  readonly places: ReadonlyMap<string, number>;
}

/** Where the value of each field is in a list of them. */
const slots: ReadonlyMap<string, number> = new Map(leavesOf(fields).map(({ path }, slot) => [path, slot]));
const whole = partOf(fields, "");
/** How many fields every record has: those of the details come after them. */
const COMMON = [...slots.keys()].findIndex(isDetail);

function partOf(shape: RecordShape, prefix: string): Part {
  const names = Object.keys(shape);
  const members = Object.entries(shape).map(([name, field]) => {
    const path = prefix + name;
    return field.kind === "part" ? partOf(field.fields, `${path}.`) : (slots.get(path) ?? -1);
  });
  return { names, members, places: new Map(names.map((name, place) => [name, place])) };
}

function valuesOf(record: PersonRecord): readonly unknown[] {
  const values: unknown[] = new Array(slots.size).fill(undefined);
  collect(whole, record as Group, values); // cast: any object may be asked for any name
  return values;
}

/**
 * Reads the members of a part, whatever their order. The engine reads the members of an object that it lists without a search,
 * and most records are in the published order: to ask for each by its name makes verifying a record a twentieth dearer.
 */
function collect({ names, members, places }: Part, group: Group, values: unknown[]): void {
  let place = 0;
  for (const name in group) {
    if (name !== names[place]) place = places.get(name) ?? -1;
    const member = members[place++];
    const value = group[name];
    if (typeof member === "number") values[member] = present(value);
    else if (member !== undefined && isGroup(value)) collect(member, value, values);
  }
}

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null;
}

function present(value: unknown): unknown {
  return value === "" ? undefined : value;
}

/** Whether a path is of the details, which only some records have. */
export function isDetail(path: string): boolean {
  return path.startsWith("details.");
}
