import type { Rng } from "../random/rng.ts";
import type { Template } from "../random/template.ts";
import type { Weighted } from "../random/weighted.ts";

/** Steers names, numbers and the body; the wire calls it gender. */
export type Sex = "male" | "female";

/** A day of the Gregorian calendar: month 1 to 12, day 1 to 31. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** What one postal code serves. */
export interface Area {
  /** The postal code, or the part of it that the country's `postalCode` completes. */
  readonly code: string;
  /** The quarter, town, colonia or post office behind that code, in the country's script; empty where streets stand alone. */
  readonly locality: string;
}

/** A town with everything that must agree with it: one row, drawn together. */
export interface Place {
  readonly city: string;
  readonly state: string;
  readonly stateAbbreviation: string;
  /** Inhabitants; the likelihood of the row. */
  readonly population: number;
  /** International telephone numbers that belong to this place and to no subscriber. */
  readonly phones: readonly Template[];
  readonly areas: readonly Area[];
  /** The official municipal code where the national id carries one, else empty. */
  readonly code: string;
}

/** All that a name and a national id may depend on. */
export interface Bearer {
  readonly sex: Sex;
  readonly birth: CalendarDate;
  readonly place: Place;
}

/** One person's name and its parts, all in the country's own script unless said otherwise. */
export interface PersonName {
  /** As its bearer writes it, in the country's order. */
  readonly full: string;
  readonly given: string;
  /** Empty where the bearer has none (Tibetan names in China). */
  readonly family: string;
  /** The second family name where the country has two (mx), else empty. */
  readonly maternal: string;
  /** The given name romanised for an e-mail address: `a-z`, `0-9` and inner `-`, never empty. */
  readonly mailGiven: string;
  /** The family name, likewise. */
  readonly mailFamily: string;
}

/** Where a field's values come from, and so what they may be used for. */
export type Provenance = "real" | "invented" | "reserved" | "never_issued" | "test";

/** Why a field is safe or true, for people who must be able to check. */
export interface FieldRule {
  readonly provenance: Provenance;
  /** What is drawn, and what is not claimed: one or two plain sentences. */
  readonly rule: string;
  /** Who says so. */
  readonly source: string;
}

/** One number for men and one for women. */
export type BySex<T> = Readonly<Record<Sex, T>>;

/** That of one sex. Engines look up two names several times faster than one that varies. */
export function ofSex<T>(both: BySex<T>, sex: Sex): T {
  return sex === "female" ? both.female : both.male;
}

/** Statistics of the adult body. */
export interface BodyStatistics {
  /** Mean height at 18 in cm of those born 1940, 1950, 1960, 1970, 1980, 1990 and 1996. */
  readonly height: BySex<readonly [number, number, number, number, number, number, number]>;
  /** Standard deviation of height in cm. */
  readonly heightDeviation: BySex<number>;
  /** Mean body mass index in kg/m². */
  readonly bodyMassIndex: BySex<number>;
  /** Standard deviation of the body mass index. */
  readonly bodyMassIndexDeviation: BySex<number>;
}

export const bloodTypes = ["O+", "A+", "B+", "AB+", "O-", "A-", "B-", "AB-"] as const;
export type BloodType = (typeof bloodTypes)[number];

export type CardBrand = "Visa" | "Mastercard" | "Discover" | "JCB" | "UnionPay" | "Mir" | "RuPay";

/** What the generator must know about a country. One folder implements it. */
export interface Country {
  /** The code callers send, which is not always ISO 3166 (`uk`). */
  readonly code: string;
  /** The English short name. */
  readonly name: string;
  /** ISO 3166-1 numeric, three digits. */
  readonly numeric: string;
  readonly places: Weighted<Place>;
  /** Draws the family name before the given name, so that the sex moves only the latter. */
  personName(rng: Rng, bearer: Bearer): PersonName;
  /** The street line with house number, in the country's order and script. */
  street(rng: Rng, place: Place, area: Area): string;
  /** A whole postal code within the area. */
  postalCode(rng: Rng, area: Area): string;
  nationalId(rng: Rng, bearer: Bearer, name: PersonName): string;
  readonly body: BodyStatistics;
  /** Percent of the population, in the order of `bloodTypes`. */
  readonly blood: readonly [number, number, number, number, number, number, number, number];
  /** Percent of adults aged 18-29, 30-44, 45-59, 60-74, and 75 or more. */
  readonly ages: readonly [number, number, number, number, number];
  /**
   * Percent of avatars by the last digit of their number, 0 the fairest to 9 the darkest: what a passer-by would not
   * wonder at. It says nothing of anybody's origin.
   */
  readonly complexions: readonly [number, number, number, number, number, number, number, number, number, number];
  /** Percent of cards by brand. */
  readonly cards: Readonly<Partial<Record<CardBrand, number>>>;
  /** Of the fields that only the country can speak for. */
  readonly rules: Readonly<Record<"name" | "street" | "place" | "phone" | "nationalId" | "blood", FieldRule>>;
}
