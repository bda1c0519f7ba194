import type { Country } from "../countries/country.ts";
import { placeNamesOf } from "../identity/places/place-names.ts";
import { findPlaces } from "../identity/places/search.ts";
import { unknownState } from "./constraints.ts";
import type { Refuse } from "./reading.ts";
import { invalidRequest, type Violation } from "./refusal.ts";
import { readCountry } from "./request.ts";

/** A place that a request may ask for. */
export interface PlaceInfo {
  readonly name: string;
  readonly latin_name: string;
  /** Abbreviation of the state. */
  readonly state: string;
  /** Codes, or their beginnings where a code is completed when a person is drawn. */
  readonly postal_codes: readonly string[];
  readonly inhabitants: number;
}

const limits = { usual: 100, most: 1_000, text: 100 };

/**
 * Lists places by the fields `country`, `query`, `state` and `limit`, the most populous first. Each function returned
 * makes one entry. Throws a Refusal.
 */
export function listPlaces(fields: Readonly<Record<string, unknown>>): readonly (() => PlaceInfo)[] {
  const violations: Violation[] = [];
  const refuse: Refuse = (field, message) => void violations.push({ field, message });
  const country = readCountry(fields.country, refuse);
  if (fields.country === undefined) refuse("country", "is required");
  const query = readText(fields.query, "query", refuse) ?? "";
  const state = readText(fields.state, "state", refuse);
  const states = country === undefined || state === undefined ? undefined : statesOf(country, state, refuse);
  const limit = fields.limit ?? limits.usual;
  if (typeof limit !== "number" || !Number.isInteger(limit) || limit < 1 || limit > limits.most) {
    refuse("limit", `must be a whole number from 1 to ${limits.most}`);
  }
  if (country === undefined || typeof limit !== "number" || violations.length > 0) {
    throw invalidRequest(violations);
  }
  return findPlaces(country, query, states)
    .slice(0, limit)
    .map((place) => () => ({
      name: place.city,
      latin_name: place.latin === "" ? place.city : place.latin,
      state: place.stateAbbreviation,
      postal_codes: [...new Set(place.areas.map(({ code }) => code))],
      inhabitants: Math.round(place.population),
    }));
}

function readText(value: unknown, name: string, refuse: Refuse): string | undefined {
  if (value === undefined || typeof value !== "string" || value.length <= limits.text) {
    return typeof value === "string" ? value : undefined;
  }
  return refuse(name, `must be text of at most ${limits.text} characters`);
}

function statesOf(country: Country, state: string, refuse: Refuse): ReadonlySet<string> {
  const states = placeNamesOf(country).statesNamed(state);
  if (states.size === 0) refuse("state", unknownState(country, state));
  return states;
}
