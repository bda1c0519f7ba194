import { formatDate, fromDays, parseDate, toDays } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { type BloodType, bloodTypes, type CardBrand, type Country, type Place } from "../countries/country.ts";
import { editDistance } from "../countries/shared/edit-distance.ts";
import { extraNames } from "../extra/methods.ts";
import { type AgeBounds, type BirthDays, birthDays } from "../identity/birth.ts";
import { cardBrands } from "../identity/card-numbers.ts";
import { placeNamesOf } from "../identity/places/place-names.ts";
import { nearestCodes, nearestNames, nearestStates } from "../identity/places/search.ts";
import { type PlaceSelection, selectPlaces } from "../identity/places/selection.ts";
import { populationOf } from "../identity/population.ts";
import { rangeOf } from "./phone-range.ts";
import { oneOf, type Refuse } from "./reading.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Characters of a name or code, at most. */
const TEXT_LIMIT = 100;

/**
 * Reads `state`, `city` and `postal_code` as a selection of homes that have numbers of the `phone_range`; undefined if none
 * of the three is given.
 */
export function readPlaces(fields: Fields, country: Country | undefined, refuse: Refuse): PlaceSelection | undefined {
  const asked = ["state", "city", "postal_code"].filter((name) => fields[name] !== undefined);
  const texts = asked.filter((name) => isText(fields[name]));
  for (const name of asked) {
    if (!texts.includes(name)) refuse(name, `must be text of 1 to ${TEXT_LIMIT} characters`);
    else if (country === undefined && fields.country === undefined) refuse(name, "requires a country");
  }
  if (country === undefined || asked.length === 0 || texts.length < asked.length) return undefined;
  const textOf = (name: string): string | undefined => {
    const text = fields[name];
    return typeof text === "string" ? text : undefined;
  };
  const [state, askedCity, askedCode] = [textOf("state"), textOf("city"), textOf("postal_code")];
  const names = placeNamesOf(country);
  const states = state === undefined ? undefined : names.statesNamed(state);
  if (state !== undefined && states?.size === 0) return refuse("state", unknownState(country, state));
  const district = askedCity === undefined ? undefined : country.customs.districtOf?.(askedCity);
  const city = district?.city ?? askedCity;
  const postalCode = district?.postalCode ?? askedCode;
  if (city !== undefined) {
    const places = names.named(city);
    if (places.length === 0) return refuse("city", unknownCity(country, city));
    const homes = new Set(places.map(({ stateAbbreviation }) => stateAbbreviation));
    if (states !== undefined && ![...states].some((name) => homes.has(name))) {
      return refuse("city", `lies in ${oneOf([...homes].map((home) => `${home} (${names.states.get(home)})`))}`);
    }
  }
  if (district !== undefined && askedCode !== undefined && !district.postalCode.startsWith(askedCode)) {
    return refuse("postal_code", `does not belong to ${askedCity}, which has ${district.postalCode}`);
  }
  const phoneRange = rangeOf(fields.phone_range, country);
  const selection = selectPlaces(country, { states, city, postalCode, phoneRange });
  if (selection !== undefined) return selection;
  if (phoneRange === undefined || selectPlaces(country, { states, city, postalCode }) === undefined)
    return refuse("postal_code", postalFault(country, postalCode ?? "", city, states));
  return refuse("phone_range", `has no number ${phoneRange} at this place; elsewhere in ${country.name} it has`);
}

/** The message for a name that no state of the country has. */
export function unknownState(country: Country, state: string): string {
  return `is not a state of ${country.name}; closest matches: ${nearestStates(country, state, 8).join(", ")}`;
}

function unknownCity(country: Country, city: string): string {
  const unknown = `is not a known place of ${country.name}`;
  const [state] = placeNamesOf(country).statesNamed(city);
  if (state !== undefined) return `${unknown} but a state: request it as state ${state}`;
  const nearest = nearestNames(country, city, 5);
  const advice = nearest.length === 0 ? "see the list of places" : `closest matches: ${nearest.join(", ")}`;
  return `${unknown}; ${advice}`;
}

function postalFault(
  country: Country,
  postalCode: string,
  city: string | undefined,
  states: ReadonlySet<string> | undefined,
): string {
  if (selectPlaces(country, { states: undefined, city: undefined, postalCode }) === undefined) {
    const nearest = nearestCodes(country, postalCode, 3, () => true);
    return `matches no known postal code; closest matches: ${nearest.join(", ")}`;
  }
  const places = new Set(city === undefined ? [] : placeNamesOf(country).named(city));
  const isAsked = (place: Place): boolean =>
    (city === undefined || places.has(place)) && (states?.has(place.stateAbbreviation) ?? true);
  const codes = nearestCodes(country, postalCode, 6, isAsked);
  const others = codes.length > 5 ? " and others" : "";
  return `does not belong to ${city ?? "the state"}, which has ${codes.slice(0, 5).join(", ")}${others}`;
}

/** Reads `born_from` and `born_to` as days of birth within the ages; undefined if neither is given. */
export function readBirthDays(
  fields: Fields,
  referenceDate: CalendarDate,
  ages: AgeBounds,
  refuse: Refuse,
): BirthDays | undefined {
  const dayOf = (name: string): number | undefined => {
    const value = fields[name];
    if (value === undefined) return undefined;
    const date = typeof value === "string" ? parseDate(value) : undefined;
    return date === undefined ? refuse(name, "must be a day of the calendar as YYYY-MM-DD") : toDays(date);
  };
  const [from, to] = [dayOf("born_from"), dayOf("born_to")];
  if (from === undefined && to === undefined) return undefined;
  const possible = birthDays(referenceDate, ages);
  const earliest = Math.max(possible.earliest, from ?? possible.earliest);
  const latest = Math.min(possible.latest, to ?? possible.latest);
  if (earliest <= latest) return { earliest, latest };
  if (from !== undefined && to !== undefined && from > to) return refuse("born_to", "must not be before born_from");
  const [first, last] = [possible.earliest, possible.latest].map((day) => formatDate(fromDays(day)));
  const range = `people of ${ages.min} to ${ages.max} on ${formatDate(referenceDate)} are born from ${first} to ${last}`;
  return refuse(from !== undefined && from > possible.latest ? "born_from" : "born_to", `leaves no day: ${range}`);
}

/** A brand by its published name; it must be in use in the country on the reference date. */
export function readCardBrand(
  value: unknown,
  country: Country | undefined,
  referenceDate: CalendarDate,
  refuse: Refuse,
): CardBrand | undefined {
  if (value === undefined) return undefined;
  const brand = cardBrands.find((known) => known === value);
  if (brand === undefined) return refuse("card_brand", `must be ${oneOf(cardBrands)}`);
  if (country === undefined) return brand;
  const { issues } = populationOf(country).cards;
  const valid = issues.filter(({ lastExpiry }) => lastExpiry >= referenceDate.year).map((issue) => issue.brand);
  if (valid.includes(brand)) return brand;
  return refuse("card_brand", `is not in use in ${country.name}: ${oneOf(valid)}`);
}

export function readBloodType(value: unknown, refuse: Refuse): BloodType | undefined {
  if (value === undefined) return undefined;
  return bloodTypes.find((known) => known === value) ?? refuse("blood_type", `must be ${oneOf(bloodTypes)}`);
}

const scripts = ["native", "latin"];

/** Reads `script`: whether it is Latin. */
export function readScript(value: unknown, refuse: Refuse): boolean {
  if (value !== undefined && !scripts.some((known) => known === value)) refuse("script", `must be ${oneOf(scripts)}`);
  return value === "latin";
}

export function readDetails(value: unknown, refuse: Refuse): boolean {
  if (value !== undefined && typeof value !== "boolean") refuse("details", "must be true or false");
  return value === true;
}

/** Most names of one request. */
const EXTRA_LIMIT = 16;

/** Names of further values: one, or a list of up to sixteen. */
export function readExtra(value: unknown, refuse: Refuse): readonly string[] {
  if (value === undefined) return [];
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = names.filter((name) => typeof name === "string");
  if (names.length > EXTRA_LIMIT || texts.length < names.length) {
    refuse("extra", `must be a list of at most ${EXTRA_LIMIT} names such as company.name`);
    return [];
  }
  for (const [at, name] of texts.entries()) {
    if (extraNames.includes(name)) continue;
    const nearest = nearestExtras(name.slice(0, TEXT_LIMIT).toLowerCase());
    refuse("extra", `contains an unsupported name at position ${at + 1}; closest matches: ${nearest.join(", ")}`);
  }
  return [...new Set(texts)];
}

function nearestExtras(wanted: string): readonly string[] {
  const distances = extraNames.map((name) => [name, editDistance(name.toLowerCase(), wanted)] as const);
  return distances
    .sort(([, one], [, other]) => one - other)
    .slice(0, 5)
    .map(([name]) => name);
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "" && value.length <= TEXT_LIMIT;
}
