import { ageOn } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Country } from "../countries/country.ts";
import { countryOf } from "../countries/index.ts";
import type { Sex } from "../countries/words.ts";
import { dataVersion } from "../person/field.ts";
import type { Spec } from "../person/spec.ts";
import { ageLimits } from "../schema/bounds.ts";
import type { Fault } from "../schema/fault.ts";
import type { Values } from "../schema/field.ts";
import { type Given, type Refuse, readerOf } from "../schema/read.ts";
import { earlierRequest, personRequest, requiredOf } from "../schema/request.ts";
import { readBirthDays, readCardBrand, readExtra, readPhoneRange, readPlaces, readViolate } from "./constraints.ts";
import { allOrRefusal, invalidRequest, type Refusal } from "./refusal.ts";

/** The fields that a request has, read one by one: those of the current published form, or of the earlier one. */
export type Form = (given: Given, refuse: Refuse) => Values<typeof personRequest>;

const several = "several are made by `GET /people.json`, by batches and streams of RPC, and by `identikit draw`";

export const elsewhere = { count: several, first_index: several };

export const currentForm: Form = readerOf(personRequest, { required: requiredOf.person, elsewhere });

/** Gender male or female, and nothing else. */
export const earlierForm: Form = readerOf(earlierRequest, { required: requiredOf.person });

/** Reads a request. Throws a Refusal of every field at fault, after those that were `found` before. */
export function readRequest(
  given: Given,
  today: CalendarDate,
  form: Form = currentForm,
  found: readonly Fault[] = [],
): Spec {
  return allOrRefusal((refuse) => {
    const values = form(given, refuse);
    const country = countryIn(values);
    return constrain(values, country, today, refuse, readViolate(values.violate, country, refuse));
  }, found);
}

export function countryIn({ country }: { readonly country?: string }): Country | undefined {
  return country === undefined ? undefined : countryOf(country);
}

/** Refuses fields that do not fit together, or that the country does not have. `violate` has the rules of people to break. */
export function constrain(
  values: Values<Omit<typeof personRequest, "violate">>,
  country: Country | undefined,
  today: CalendarDate,
  refuse: Refuse,
  violate: readonly string[],
): Spec {
  const { gender, seed, reference_date: referenceDate = today, min_age: minAge = ageLimits.min } = values;
  const { max_age: maxAge = usualMaxAge(values, minAge, referenceDate), data_version: version } = values;
  const ages = { min: minAge, max: maxAge };
  if (maxAge < minAge) refuse("max_age", `must not be less than min_age (${minAge})`, "CONFLICT");
  if (version !== undefined && version !== dataVersion) {
    refuse("data_version", `must be ${dataVersion}, the only one that this service has`, "UNKNOWN_VALUE");
  }
  const cardBrand = readCardBrand(values.card_brand, country, referenceDate, refuse);
  return {
    sex: sexOf(gender),
    country,
    seed,
    referenceDate,
    ages,
    born: maxAge < minAge ? undefined : readBirthDays(values, referenceDate, ages, refuse),
    places: readPlaces(values, country, refuse),
    cardBrand,
    bloodType: values.blood_type,
    phoneRange: readPhoneRange(values.phone_range, country, cardBrand, refuse),
    violate,
    details: values.details === true,
    extra: readExtra(values.extra, refuse),
    inLatin: values.script === "latin",
  };
}

/** The maximum age where none is given: higher than usual as far as `min_age` or a birth date asks for it. */
function usualMaxAge(
  { born_from: bornFrom, born_to: bornTo }: Pick<Values<typeof personRequest>, "born_from" | "born_to">,
  minAge: number,
  referenceDate: CalendarDate,
): number {
  const ages = [bornFrom, bornTo].map((birth) => (birth === undefined ? 0 : ageOn(birth, referenceDate)));
  return Math.max(personRequest.max_age.usual, minAge, Math.min(ageLimits.max, Math.max(...ages)));
}

function sexOf(gender: Values<typeof personRequest>["gender"]): Sex | undefined {
  return gender === "random" ? undefined : gender;
}

/** Weights are percentages at most: each is a hash for every person, once the mix is reduced. */
const MOST = 100;

/** Reads a table's request, whose country may be a mix such as `us=70,ca=30` or `jp,de`. Throws a Refusal. */
export function readMixed<Request extends Spec>(
  given: Given,
  read: (given: Given, found: readonly Fault[]) => Request,
  found: readonly Fault[],
): Request {
  const { country, ...others } = given;
  if (typeof country !== "string" || !/[=,]/.test(country)) return read(given, found);
  const among = mixOf(country);
  if (among === undefined) throw mistaken(found);
  for (const { code } of new Set(among)) read({ ...others, country: code }, found);
  return { ...read(others, found), among };
}

/** Every country of a mix as often as its weight, reduced; undefined if the text is no mix. */
function mixOf(text: string): readonly Country[] | undefined {
  const weights = new Map<Country, number>();
  const usual = text.includes("=") ? "" : "1";
  for (const item of text.split(",")) {
    const [, code = "", weight = usual] = /^\s*([a-z]+)(?:=(\d{1,3}))?\s*$/.exec(item) ?? [];
    const country = countryOf(code);
    const number = Number(weight);
    if (country === undefined || weights.has(country) || number < 1 || number > MOST) return undefined;
    weights.set(country, number);
  }
  const divisor = [...weights.values()].reduce(commonDivisor);
  return [...weights].flatMap(([country, weight]) => Array.from({ length: weight / divisor }, () => country));
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

function mistaken(found: readonly Fault[]): Refusal {
  const message = `must be codes of countries, such as jp,de, perhaps each with a weight from 1 to ${MOST}, such as us=70,ca=30`;
  return invalidRequest([...found, { field: "country", message, reason: "INVALID_FORMAT" }]);
}
