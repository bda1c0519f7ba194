import type { Country } from "../countries/country.ts";
import type { FamilyCustoms } from "../countries/families.ts";
import { type AgeBounds, type BirthDays, birthDays } from "../identity/birth.ts";
import type { Spec } from "../identity/spec.ts";
import { type Weighted, weighted } from "../random/weighted.ts";
import { householdKinds } from "../schema/request.ts";

export type HouseholdKind = keyof FamilyCustoms["kinds"];

/** How many adults a household of a kind has. */
export const sizes: Readonly<Record<HouseholdKind, { readonly min: number; readonly max: number }>> = {
  single: { min: 1, max: 1 },
  couple: { min: 2, max: 2 },
  family: { min: 2, max: 8 },
  multigeneration: { min: 3, max: 8 },
  shared: { min: 2, max: 8 },
};

/** Kind and size of a household. */
export interface Composition {
  readonly kind: HouseholdKind;
  readonly size: number;
  /** Whether the children of a family live with one of their parents. */
  readonly isLone: boolean;
}

/** A composition and the days on which its first member can be born. */
export interface CandidateHousehold extends Composition {
  readonly born: BirthDays;
}

/** The requested kind and size; undefined where any is possible. */
export interface RequestedComposition {
  readonly kind: HouseholdKind | undefined;
  readonly size: number | undefined;
}

/** Ages of the first member with which all others can be 18 to 90. */
function firstAges(kind: HouseholdKind, size: number): AgeBounds {
  if (kind === "family") return { min: 36 + size, max: 88 };
  if (kind === "multigeneration") return { min: 34 + size, max: 68 };
  return kind === "shared" ? { min: 18, max: 70 } : { min: 18, max: 90 };
}

/** Ages that first members usually have: younger people mostly live with their parents, and flatmates are seldom old. */
function usualAges(kind: HouseholdKind, size: number): AgeBounds {
  if (kind === "family") return { min: 40 + size, max: 68 };
  if (kind === "multigeneration") return { min: 38 + size, max: 60 };
  return kind === "shared" ? { min: 18, max: 45 } : { min: kind === "single" ? 20 : 22, max: 90 };
}

/** The requested compositions that are possible around a first member of the spec. */
export function candidateHouseholds(spec: Spec, asked: RequestedComposition): readonly CandidateHousehold[] {
  const given = spec.born ?? birthDays(spec.referenceDate, spec.ages);
  const among = (days: BirthDays, ages: AgeBounds): BirthDays | undefined => {
    const { earliest, latest } = birthDays(spec.referenceDate, ages);
    const both = { earliest: Math.max(days.earliest, earliest), latest: Math.min(days.latest, latest) };
    return both.earliest <= both.latest ? both : undefined;
  };
  return householdKinds.flatMap((kind) => {
    const { min, max } = sizes[kind];
    return Array.from({ length: max - min + 1 }, (_, at) => min + at).flatMap((size): readonly CandidateHousehold[] => {
      if ((asked.kind ?? kind) !== kind || (asked.size ?? size) !== size) return [];
      const possible = among(given, firstAges(kind, size));
      if (possible === undefined) return [];
      const born = among(possible, usualAges(kind, size)) ?? possible;
      // A family of two is a parent and a child; larger ones have one parent or two.
      const lone = kind !== "family" ? [false] : size === 2 ? [true] : [true, false];
      return lone.map((isLone) => ({ kind, size, isLone, born }));
    });
  });
}

/** Least share of a composition, so that one that the census does not count can be requested. */
const SELDOM = 0.001;

/** The candidates weighted by the shares of their compositions in the country. */
export function byCensus(possible: readonly CandidateHousehold[], { families }: Country): Weighted<CandidateHousehold> {
  return weighted(possible, ({ kind, size, isLone }) => {
    const shares = kind === "single" || kind === "couple" ? [1] : families.sizes[kind];
    const share = Math.max(SELDOM, (shares[size - sizes[kind].min] ?? 0) / sum(shares));
    const lone = kind === "family" && size > 2 ? loneShare(families) : 1;
    return families.kinds[kind] * share * (isLone || lone === 1 ? lone : 1 - lone);
  });
}

/** The share of single parents in families of three or more, given that all families of two have one parent. */
function loneShare({ loneParents, sizes: { family } }: FamilyCustoms): number {
  const ofTwo = (family[0] ?? 0) / sum(family);
  return Math.max(SELDOM, (loneParents / 100 - ofTwo) / (1 - ofTwo));
}

function sum(shares: readonly number[]): number {
  return shares.reduce((total, share) => total + share, 0);
}
