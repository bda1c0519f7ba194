import type { Rng } from "../random/rng.ts";
import type { StreetLines } from "../streets/streets.ts";
import { perList } from "../text/memo.ts";
import type { Bearer, PersonName } from "./bearer.ts";
import type { Customs } from "./customs.ts";
import type { FamilyCustoms } from "./families.ts";
import type { AnyNaming } from "./name-row.ts";
import type { PhoneProofs } from "./phone-ranges.ts";
import type { Area, Place } from "./place.ts";
import type { Places } from "./shared/places.ts";
import type { Verification, WriteId } from "./verification.ts";
import type { BySex, CardBrand } from "./words.ts";

/** Where a field's values come from. */
export type Provenance = "real" | "invented" | "reserved" | "never_issued" | "test";

/** Why a field is safe or true. */
export interface FieldRule {
  readonly provenance: Provenance;
  /** What the value is, and what is not claimed. */
  readonly rule: string;
  readonly source: string;
}

/**
 * Statistics of the adult body. Heights: NCD-RisC, eLife 2016. Shares: estimates from memory after NCD-RisC, Lancet
 * 2017 and 2024.
 */
export interface BodyStatistics {
  /** Mean height at 18 in cm of those born 1940, 1950, 1960, 1970, 1980, 1990 and 1996. */
  readonly height: BySex<readonly [number, number, number, number, number, number, number]>;
  readonly heightDeviation: BySex<number>;
  readonly massShares: BySex<MassShares>;
}

export interface MassShares {
  /** Below 18.5 kg/m². */
  readonly underweight: number;
  /** 30 kg/m² or more. */
  readonly obese: number;
}

/** Ages are in the table `ages`. */
export interface Statistics {
  readonly body: BodyStatistics;
  /** Percent of the population, in the order of `bloodTypes`. */
  readonly blood: readonly [number, number, number, number, number, number, number, number];
  /** Percent of avatars by the last digit, 0 the fairest to 9 the darkest; they state no person's origin. */
  readonly complexions: readonly [number, number, number, number, number, number, number, number, number, number];
  /** Percent of cards by brand; 0 for a brand that is used only if a request names it. */
  readonly cards: Readonly<Partial<Record<CardBrand, number>>>;
  /** The last year in which cards of a brand that is no longer issued expire. */
  readonly lastExpiry?: Readonly<Partial<Record<CardBrand, number>>>;
}

/** What the generator needs from a country. One folder implements it. */
export interface Country<Code extends string = string> extends Statistics {
  /** The code callers send, which is not always ISO 3166 (`uk`). */
  readonly code: Code;
  readonly name: string;
  /** Other names, in its own language too, and abbreviations, without its two letters of ISO 3166-1. */
  readonly otherNames: readonly string[];
  /** ISO 3166-1 numeric, three digits. */
  readonly numeric: string;
  /** BCP 47 tag of names and addresses. */
  readonly language: string;
  /** The tag in states where another language is written, by the state's abbreviation. */
  readonly stateLanguages?: Readonly<Record<string, string>>;
  readonly places: Places;
  /** How people are named. The sex affects only the given name, and the form of the family name. */
  readonly names: AnyNaming;
  /** The line of a street in Latin letters, by its choices, if `customs.latin` cannot read it. */
  latinStreet?(chosen: readonly number[], place: Place, area: Area): string;
  postalCode(rng: Rng, area: Pick<Area, "code">): string;
  /** Completes the code of an area between two places, if areas have only a part of it. */
  readonly completeCode?: CompleteCode;
  readonly streetLines: () => StreetLines;
  nationalId(rng: Rng, bearer: Bearer, name: PersonName): string;
  readonly writeNationalId: WriteId;
  readonly distinctNationalIds: number;
  readonly phoneProofs: PhoneProofs;
  readonly customs: Customs;
  readonly families: FamilyCustoms;
  /** Of all values, including those of real people. */
  readonly verification: Verification;
  readonly rules: Readonly<Record<RuleName, FieldRule>>;
}

/** Writes what is missing of a text of ASCII between two places; returns the place behind it. */
export type CompleteCode = (rng: Rng, bytes: Uint8Array, from: number, to: number) => number;

export const perCountry: <T extends object>(make: (country: Country) => T) => (country: Country) => T = perList;

export type RuleName = "name" | "street" | "place" | "phone" | "nationalId" | "blood";
