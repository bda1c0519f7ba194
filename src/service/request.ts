import { parseDate } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { BloodType, CardBrand, Country, Sex } from "../countries/country.ts";
import { countries, countryOf } from "../countries/index.ts";
import type { PhoneRange } from "../countries/phone-ranges.ts";
import { type AgeBounds, ageLimits, type BirthDays } from "../identity/birth.ts";
import { dataVersion } from "../identity/field.ts";
import type { PlaceSelection } from "../identity/places/selection.ts";
import {
  readBirthDays,
  readBloodType,
  readCardBrand,
  readDetails,
  readExtra,
  readPlaces,
  readScript,
} from "./constraints.ts";
import { readPhoneRange } from "./phone-range.ts";
import { oneOf, type Refuse } from "./reading.ts";
import { invalidRequest, type Violation } from "./refusal.ts";
import { readViolate } from "./violate.ts";

/** A checked request. What it leaves open is undefined, and is sampled. */
export interface IdentityRequest {
  readonly sex: Sex | undefined;
  readonly country: Country | undefined;
  readonly seed: string | undefined;
  readonly referenceDate: CalendarDate;
  readonly ages: AgeBounds;
  readonly born: BirthDays | undefined;
  readonly places: PlaceSelection | undefined;
  readonly cardBrand: CardBrand | undefined;
  readonly bloodType: BloodType | undefined;
  readonly phoneRange: PhoneRange | undefined;
  /** Rules to break on purpose. */
  readonly violate: readonly string[];
  /** Whether the parts of name, address and card are added. */
  readonly details: boolean;
  /** Names of further values. */
  readonly extra: readonly string[];
  /** Whether name, street, city and state are written in Latin letters. */
  readonly inLatin: boolean;
}

/** Which fields and genders a request may have: the current published form, or the earlier one. */
export interface Form {
  readonly genders: readonly string[];
  readonly fields: ReadonlySet<string>;
}

export const currentForm: Form = {
  genders: ["male", "female", "random"],
  fields: new Set([
    "gender",
    "country",
    "seed",
    "reference_date",
    "min_age",
    "max_age",
    "state",
    "city",
    "postal_code",
    "born_from",
    "born_to",
    "card_brand",
    "blood_type",
    "phone_range",
    "violate",
    "details",
    "extra",
    "script",
    "data_version",
  ]),
};

/** Gender male or female, and nothing else. */
export const earlierForm: Form = { genders: ["male", "female"], fields: new Set(["gender"]) };

/** How a request is nested in another. */
export interface NestedIn {
  /** Prefix of field names in violations, such as `template.`. */
  readonly prefix: string;
  /** Violations of the outer request, which are reported together with the inner ones. */
  readonly violations: readonly Violation[];
}

const topLevel: NestedIn = { prefix: "", violations: [] };

const defaultMaxAge = 80;
const seedLength = 64;
const referenceYears = { min: 1900, max: 2199 };

/**
 * Reads the published fields of a request; an undefined field counts as left out.
 * Throws a Refusal (invalid_argument) that names every field at fault.
 */
export function readRequest(
  fields: Readonly<Record<string, unknown>>,
  today: CalendarDate,
  form: Form,
  outer: NestedIn = topLevel,
): IdentityRequest {
  const { prefix } = outer;
  const violations: Violation[] = [...outer.violations];
  const refuse = (name: string, message: string): undefined => {
    violations.push({ field: prefix + name, message });
    return undefined;
  };
  for (const name in fields) if (!form.fields.has(name)) refuse(name, "is not a field of this request");

  const sex = readGender(fields.gender, form, refuse);
  const country = readCountry(fields.country, refuse);
  const places = readPlaces(fields, country, refuse);
  const seed = readSeed(fields.seed, refuse);
  const referenceDate = readReferenceDate(fields.reference_date, refuse) ?? today;
  const minAge = readAge("min_age", fields.min_age, refuse) ?? ageLimits.min;
  const maxAge = readAge("max_age", fields.max_age, refuse) ?? Math.max(defaultMaxAge, minAge);
  const ages = { min: minAge, max: maxAge };
  if (maxAge < minAge) refuse("max_age", `must not be less than min_age (${minAge})`);
  const born = maxAge < minAge ? undefined : readBirthDays(fields, referenceDate, ages, refuse);
  const cardBrand = readCardBrand(fields.card_brand, country, referenceDate, refuse);
  const bloodType = readBloodType(fields.blood_type, refuse);
  const phoneRange = readPhoneRange(fields.phone_range, country, cardBrand, refuse);
  const violate = readViolate(fields.violate, country, refuse);
  const details = readDetails(fields.details, refuse);
  const extra = readExtra(fields.extra, refuse);
  const inLatin = readScript(fields.script, refuse);
  if (fields.data_version !== undefined && fields.data_version !== dataVersion) {
    refuse("data_version", `must be ${dataVersion}, the only one that this service has`);
  }

  if (violations.length > 0) throw invalidRequest(violations);
  return {
    sex,
    country,
    seed,
    referenceDate,
    ages,
    born,
    places,
    cardBrand,
    bloodType,
    phoneRange,
    violate,
    details,
    extra,
    inLatin,
  };
}

function readGender(value: unknown, { genders }: Form, refuse: Refuse): Sex | undefined {
  if (value === undefined) return refuse("gender", `is required: ${oneOf(genders)}`);
  if (typeof value !== "string" || !genders.includes(value)) return refuse("gender", `must be ${oneOf(genders)}`);
  return value === "male" || value === "female" ? value : undefined;
}

export function readCountry(value: unknown, refuse: Refuse): Country | undefined {
  if (value === undefined) return undefined;
  const country = typeof value === "string" ? countryOf(value) : undefined;
  return country ?? refuse("country", `must be ${oneOf(countries.map(({ code }) => code))}`);
}

function readSeed(value: unknown, refuse: Refuse): string | undefined {
  if (value === undefined) return undefined;
  // An unpaired surrogate has no UTF-8 form, so that two such seeds would be the same text once encoded.
  if (typeof value === "string" && value !== "" && value.isWellFormed() && [...value].length <= seedLength)
    return value;
  return refuse("seed", `must be text of 1 to ${seedLength} Unicode characters`);
}

export function readReferenceDate(value: unknown, refuse: Refuse): CalendarDate | undefined {
  if (value === undefined) return undefined;
  const date = typeof value === "string" ? parseDate(value) : undefined;
  if (date !== undefined && date.year >= referenceYears.min && date.year <= referenceYears.max) return date;
  return refuse(
    "reference_date",
    `must be a day of the calendar as YYYY-MM-DD, from ${referenceYears.min}-01-01 to ${referenceYears.max}-12-31`,
  );
}

function readAge(name: string, value: unknown, refuse: Refuse): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "number" && Number.isInteger(value) && value >= ageLimits.min && value <= ageLimits.max) {
    return value;
  }
  return refuse(name, `must be a whole number from ${ageLimits.min} to ${ageLimits.max}`);
}
