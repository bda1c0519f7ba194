import { formatDate, fromDays, toDays } from "../calendar/calendar.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { Country } from "../countries/country.ts";
import { countries } from "../countries/index.ts";
import { hasPhones, type PhoneRange, phoneRanges } from "../countries/phone-ranges.ts";
import type { Area, Place } from "../countries/place.ts";
import type { CardBrand } from "../countries/words.ts";
import { extraNames } from "../extra/methods.ts";
import { type AgeBounds, type BirthDays, birthDays } from "../person/birth.ts";
import { countriesFor } from "../person/countries-for.ts";
import { type Locality, placesOf } from "../person/places/places.ts";
import { nearestCodes, nearestNames, nearestStates, SUGGESTED_LENGTH } from "../person/places/search.ts";
import { type PlaceSelection, selectPlaces } from "../person/places/selection.ts";
import { populationOf } from "../person/population.ts";
import type { FaultReason, FaultText } from "../schema/fault.ts";
import type { Values } from "../schema/field.ts";
import { oneOf, SUGGESTED } from "../schema/meant.ts";
import type { Refuse } from "../schema/read.ts";
import type { personRequest } from "../schema/request.ts";
import { editDistance } from "../text/edit-distance.ts";
import { foldName } from "../text/fold-name.ts";
import { areExclusive, breakableRules } from "../verify/violate.ts";

type Constraints = Values<Omit<typeof personRequest, "violate">>;

const placeFields = ["state", "city", "postal_code"] as const;

/** The homes that `state`, `city` and `postal_code` select within the `phone_range`; undefined without these three. */
export function readPlaces(
  values: Constraints,
  country: Country | undefined,
  refuse: Refuse,
): PlaceSelection | undefined {
  const asked = placeFields.filter((name) => name in values);
  if (asked.length === 0) return undefined;
  if (country === undefined) {
    // A country that is given and not valid is refused already.
    if (!("country" in values)) for (const name of asked) refuse(name, "requires a country", "CONFLICT");
    return undefined;
  }
  if (asked.some((name) => values[name] === undefined)) return undefined;
  const { state, city, postal_code: postalCode } = values;
  const places = placesOf(country);
  const states = state === undefined ? undefined : places.statesNamed(state);
  if (state !== undefined && states?.size === 0) return refuse("state", unknownState(country, state), "UNKNOWN_VALUE");
  if (city !== undefined) {
    const localities = places.localitiesNamed(city);
    if (localities.length === 0) return refuse("city", unknownCity(country, city), "UNKNOWN_VALUE");
    if (states !== undefined && !localities.some((locality) => states.has(locality.state))) {
      return refuse("city", `lies in ${listed(country, localities, oneOf)}`, "CONFLICT");
    }
  }
  const phoneRange = rangeOf(values.phone_range, country);
  const selection = selectPlaces(country, { states, city, postalCode, phoneRange });
  if (selection !== undefined) return selection;
  if (phoneRange === undefined || selectPlaces(country, { states, city, postalCode }) === undefined)
    return refuse("postal_code", ...postalFault(country, postalCode ?? "", city, states));
  return refuse(
    "phone_range",
    (namesOf) =>
      `has no number ${namesOf("phone_range", phoneRange)} at this place; elsewhere in ${country.name} it has`,
    "CONFLICT",
  );
}

/** The states of places of one name: `IL (Illinois)`. */
function listed(country: Country, localities: readonly Locality[], join: (names: readonly string[]) => string): string {
  const { states } = placesOf(country);
  return join([...new Set(localities.map(({ state }) => state))].map((state) => `${state} (${states.get(state)})`));
}

/** The message for a territory that is left out, or a place in it; undefined for any other name. */
function notIncluded({ customs }: Country, name: string): string | undefined {
  const wanted = foldName(name);
  const names = customs.notIncluded?.find((all) => all.some((one) => foldName(one) === wanted));
  return names === undefined ? undefined : `is not available: ${names[0]} is not included`;
}

/** The message for a name that no state of the country has. */
export function unknownState(country: Country, state: string): string {
  const territory = notIncluded(country, state);
  if (territory !== undefined) return territory;
  const wanted = foldName(state);
  const [, merged] = country.customs.mergedStates?.find(([name]) => foldName(name) === wanted) ?? [];
  if (merged !== undefined) return `is now a part of ${merged} (${placesOf(country).states.get(merged)})`;
  return `is not a state of ${country.name}; ${adviceOf(nearestStates(country, state, 8), "see the list of places")}`;
}

function unknownCity(country: Country, city: string): string {
  const unknown = `is not a known place of ${country.name}`;
  const territory = notIncluded(country, city);
  if (territory !== undefined) return territory;
  const [state] = placesOf(country).statesNamed(city);
  if (state !== undefined) return `${unknown} but a state: request it as state ${state}`;
  return `${unknown}; ${adviceOf(nearestNames(country, city, 5), "see the list of places")}`;
}

function adviceOf(nearest: readonly string[], otherwise: string): string {
  return nearest.length === 0 ? otherwise : `closest matches: ${nearest.join(", ")}`;
}

function postalFault(
  country: Country,
  postalCode: string,
  city: string | undefined,
  states: ReadonlySet<string> | undefined,
): readonly [message: string, reason: FaultReason] {
  if (selectPlaces(country, { states: undefined, city: undefined, postalCode }) === undefined) {
    const nearest = nearestCodes(country, postalCode, 3, () => true);
    return [`matches no known postal code; closest matches: ${nearest.join(", ")}`, "UNKNOWN_VALUE"];
  }
  const localities = city === undefined ? [] : placesOf(country).localitiesNamed(city);
  const asked = localities.filter((locality) => states?.has(locality.state) ?? true);
  const [first, ...namesakes] = asked;
  const isAsked = (place: Place, area: Area): boolean =>
    first?.has(place, area) ?? states?.has(place.stateAbbreviation) ?? true;
  const codes = nearestCodes(country, postalCode, 6, isAsked);
  const others = namesakes.length === 0 ? "" : `; others of that name lie in ${listed(country, namesakes, firstFive)}`;
  return [`does not belong to ${city ?? "the state"}, which has ${firstFive(codes)}${others}`, "CONFLICT"];
}

function firstFive(names: readonly string[]): string {
  return `${names.slice(0, 5).join(", ")}${names.length > 5 ? " and others" : ""}`;
}

/** The days of birth from `born_from` to `born_to` within the ages; undefined if neither is given. */
export function readBirthDays(
  { born_from: bornFrom, born_to: bornTo }: Constraints,
  referenceDate: CalendarDate,
  ages: AgeBounds,
  refuse: Refuse,
): BirthDays | undefined {
  if (bornFrom === undefined && bornTo === undefined) return undefined;
  const possible = birthDays(referenceDate, ages);
  const from = bornFrom === undefined ? possible.earliest : toDays(bornFrom);
  const to = bornTo === undefined ? possible.latest : toDays(bornTo);
  const earliest = Math.max(possible.earliest, from);
  const latest = Math.min(possible.latest, to);
  if (earliest <= latest) return { earliest, latest };
  if (bornFrom !== undefined && bornTo !== undefined && from > to) {
    return refuse("born_to", "must not be before born_from", "CONFLICT");
  }
  const [first, last] = [possible.earliest, possible.latest].map((day) => formatDate(fromDays(day)));
  const range = `people of ${ages.min} to ${ages.max} on ${formatDate(referenceDate)} are born from ${first} to ${last}`;
  const field = bornFrom !== undefined && from > possible.latest ? "born_from" : "born_to";
  return refuse(field, `leaves no day: ${range}`, "CONFLICT");
}

/** A brand that is in use in the country on the reference date. */
export function readCardBrand(
  brand: CardBrand | undefined,
  country: Country | undefined,
  referenceDate: CalendarDate,
  refuse: Refuse,
): CardBrand | undefined {
  if (brand === undefined || country === undefined) return brand;
  const { issues } = populationOf(country).cards;
  const valid = issues.filter(({ lastExpiry }) => lastExpiry >= referenceDate.year).map((issue) => issue.brand);
  if (valid.includes(brand)) return brand;
  return refuse(
    "card_brand",
    (namesOf) => `is not in use in ${country.name}: ${oneOf(namesOf("card_brand", ...valid))}`,
    "CONFLICT",
  );
}

export function readExtra(names: readonly string[] = [], refuse: Refuse): readonly string[] {
  let suggested = 0;
  for (const [at, name] of names.entries()) {
    if (extraNames.includes(name)) continue;
    const isSuggested = name.length <= SUGGESTED_LENGTH && suggested++ < SUGGESTED;
    const advice = adviceOf(isSuggested ? nearestExtras(name.toLowerCase()) : [], "see the list of names");
    refuse("extra", `contains an unsupported name at position ${at + 1}; ${advice}`, "UNKNOWN_VALUE");
  }
  return names;
}

function nearestExtras(wanted: string): readonly string[] {
  const distances = extraNames.map((name) => [name, editDistance(name.toLowerCase(), wanted)] as const);
  return distances
    .sort(([, one], [, other]) => one - other)
    .slice(0, 5)
    .map(([name]) => name);
}

function rangeOf(range: PhoneRange | undefined, country: Country): PhoneRange | undefined {
  return range !== undefined && hasPhones(country, range) ? range : undefined;
}

/** A range of which the country, or where none is given one in which the card brand is in use, has numbers. */
export function readPhoneRange(
  phoneRange: PhoneRange | undefined,
  country: Country | undefined,
  cardBrand: CardBrand | undefined,
  refuse: Refuse,
): PhoneRange | undefined {
  if (phoneRange === undefined) return undefined;
  const possible = countriesFor({ cardBrand, phoneRange });
  if (country === undefined ? possible.length > 0 : hasPhones(country, phoneRange)) return phoneRange;
  const others = countriesFor({ phoneRange }).map(({ code }) => code);
  if (country === undefined)
    return refuse(
      "phone_range",
      (namesOf) =>
        `${namesOf("phone_range", phoneRange)} is not possible with the card brand: only ${oneOf(namesOf("country", ...others))} have such numbers`,
      "CONFLICT",
    );
  const own = phoneRanges.filter((range) => hasPhones(country, range));
  const reason = country.phoneProofs.missing[phoneRange];
  const message: FaultText = (namesOf) => {
    const asked = namesOf("phone_range", phoneRange);
    const has = `It has ${oneOf(namesOf("phone_range", ...own))}; ${oneOf(namesOf("country", ...others))} have ${asked} numbers`;
    return `${asked} is not possible for ${country.name}: ${reason}. ${has}`;
  };
  return refuse("phone_range", message, "CONFLICT");
}

/** Breaks a rule that the seed selects. */
const ANY = "any";

/** Names of rules to break on purpose. Without a country, only rules that all countries can break are valid. */
export function readViolate(
  rules: readonly string[] = [],
  country: Country | undefined,
  refuse: Refuse,
): readonly string[] {
  if (rules.length === 0) return rules;
  if (rules.includes(ANY) && rules.length > 1)
    refuse("violate", `must not combine '${ANY}' with other rules`, "CONFLICT");
  const possible = country === undefined ? breakableEverywhere() : breakableRules(country);
  const unknown = rules.filter((rule) => rule !== ANY && !possible.includes(rule));
  if (unknown.length > 0) {
    const where = country === undefined ? "for all countries" : `for ${country.name}`;
    const message = `has a rule that cannot be broken ${where}; these can: ${oneOf([ANY, ...possible])}`;
    refuse("violate", message, "UNKNOWN_VALUE");
    return [];
  }
  const [first = countries[0]] = [country];
  for (const [at, rule] of rules.entries()) {
    const other = rules.slice(0, at).find((earlier) => first !== undefined && areExclusive(first, earlier, rule));
    if (other !== undefined)
      refuse(
        "violate",
        `must not have both ${other} and ${rule}: breaking one makes the other impossible to check`,
        "CONFLICT",
      );
  }
  return rules;
}

export function breakableEverywhere(): readonly string[] {
  const [first, ...others] = countries.map(breakableRules);
  return (first ?? []).filter((rule) => others.every((rules) => rules.includes(rule)));
}
