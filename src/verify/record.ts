import { parseDate } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Country, Place } from "../countries/country.ts";
import type { identity, record } from "../schema/record.ts";
import type { PathOf } from "../schema/record-field.ts";
import { type PlaceIndex, placeIndexOf } from "./place-index.ts";

/** A record of the published shape, of which any field may be missing or of another type. */
export type PersonRecord = object;

/** The values that rules read, by their paths; undefined if a field is missing, or an empty text. */
export type Values = ReturnType<typeof valuesOf>;

/** A path of a field that rules read. */
export type Path = keyof Values;

/** A record with its country and the day that counts as today. What several rules read is parsed once, by the first. */
export class Subject {
  readonly country: Country;
  readonly referenceDate: CalendarDate;
  readonly values: Values;
  /** Whether none of the twelve fields that every record has is missing. */
  readonly isWhole: boolean;
  readonly places: PlaceIndex;
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
    this.values = valuesOf(record);
    this.isWhole = !fieldsOfRecord.some((path) => this.values[path] === undefined);
    this.places = placeIndexOf(country);
  }

  /** The text at a path; empty if there is none. */
  text(path: Path): string {
    const value = this.values[path];
    return typeof value === "string" ? value : "";
  }

  /** The number at a path; NaN if there is none. */
  number(path: Path): number {
    const value = this.values[path];
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
const nothing: Group = {};

/** Every field that all records have, and of the details those that rules read. */
type Published = Readonly<
  Record<PathOf<typeof record>, unknown> & Partial<Record<PathOf<typeof identity.fields>, unknown>>
>;

// Every value under its own constant name: a loop over the fields of the schema makes verifying a record with details a
// tenth dearer or more.
function valuesOf(record: PersonRecord) {
  const fields = record as Group; // cast: any object may be asked for any name
  const address = groupOf(fields.address);
  const card = groupOf(fields.credit_card);
  const dob = groupOf(fields.dob);
  const details = groupOf(fields.details);
  const detailsCard = groupOf(details.card);
  const location = groupOf(details.location);
  const height = groupOf(fields.height);
  const weight = groupOf(fields.weight);
  return {
    "address.city": present(address.city),
    "address.country": present(address.country),
    "address.state_abbreviation": present(address.state_abbreviation),
    "address.state_name": present(address.state_name),
    "address.street": present(address.street),
    "address.zip": present(address.zip),
    blood_type: present(fields.blood_type),
    "credit_card.cvv": present(card.cvv),
    "credit_card.expiry": present(card.expiry),
    "credit_card.number": present(card.number),
    "credit_card.provider_bank": present(card.provider_bank),
    "details.card.expires_on": present(detailsCard.expires_on),
    "details.card.network": present(detailsCard.network),
    "details.card.number_spaced": present(detailsCard.number_spaced),
    "details.country_code": present(details.country_code),
    "details.location.latitude": present(location.latitude),
    "details.location.longitude": present(location.longitude),
    "details.phone_e164": present(details.phone_e164),
    "details.subdivision_code": present(details.subdivision_code),
    "dob.age": present(dob.age),
    "dob.date": present(dob.date),
    "dob.day": present(dob.day),
    "dob.month": present(dob.month),
    "dob.zodiac": present(dob.zodiac),
    email: present(fields.email),
    gender: present(fields.gender),
    "height.cm": present(height.cm),
    "height.feet": present(height.feet),
    "height.inches": present(height.inches),
    "height.m": present(height.m),
    name: present(fields.name),
    national_id: present(fields.national_id),
    phone: present(fields.phone),
    photo_url: present(fields.photo_url),
    "weight.kg": present(weight.kg),
    "weight.lbs": present(weight.lbs),
  } satisfies Published;
}

function groupOf(value: unknown): Group {
  return typeof value === "object" && value !== null ? (value as Group) : nothing; // cast: as above
}

function present(value: unknown): unknown {
  return value === "" ? undefined : value;
}

/** Whether a path is of the details, which only some records have. */
export function isDetail(path: Path): boolean {
  return path.startsWith("details.");
}

// cast: the names of the values are the paths
const fieldsOfRecord = (Object.keys(valuesOf({})) as Path[]).filter((path) => !isDetail(path));
