import { type Country, perCountry } from "../countries/country.ts";
import type { FamilyCustoms } from "../countries/families.ts";
import { type AgeBounds, type BirthDays, birthDays, CENSUS_YEAR } from "../person/birth.ts";
import type { Spec } from "../person/spec.ts";
import { sum, type Weighted, weighted } from "../random/weighted.ts";
import { ageLimits } from "../schema/bounds.ts";
import { householdKinds } from "../schema/request.ts";
import { USUAL_AGE } from "./births.ts";
import { atHome } from "./grown-children.ts";

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
  /** The number of `usualAges` that these days are of. */
  readonly band: number;
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

/**
 * Ages that first members usually have, in bands for families: younger people mostly live with their parents, and flatmates are
 * seldom old.
 */
function usualAges(kind: HouseholdKind, size: number): readonly AgeBounds[] {
  if (kind === "family") {
    const ends = [46, 49, 52, 55, 58, 61, 64, 68];
    return ends.map((max, at) => ({ min: at === 0 ? 40 + size : (ends[at - 1] ?? 0) + 1, max }));
  }
  if (kind === "multigeneration") return [{ min: 38 + size, max: 60 }];
  return [kind === "shared" ? { min: 18, max: 45 } : { min: kind === "single" ? 20 : 22, max: 90 }];
}

/** Deviations, and how frequent each is beside the mean in a normal distribution. */
const normals = [
  [-2, 0.1353],
  [-1, 0.6065],
  [0, 1],
  [1, 0.6065],
  [2, 0.1353],
] as const;

/** How many children of parents of these ages are grown and at home, but for a factor. */
function childrenOf(born: AgeBounds, families: FamilyCustoms): number {
  let children = 0;
  for (let age = born.min; age <= born.max; age++) {
    const [mean, deviation] = families.motherAge(CENSUS_YEAR - age + USUAL_AGE);
    for (const [z, share] of normals) {
      const child = age - mean - deviation * z;
      if (child >= ageLimits.min) children += share * atHome(families, child);
    }
  }
  return children;
}

/** The shares of families by the band of their first member's age. */
const familiesByBand = perCountry(({ families }): readonly number[] => {
  const children = usualAges("family", sizes.family.min).map((ages) => childrenOf(ages, families));
  const all = sum(children);
  return children.map((ofBand) => ofBand / all);
});

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
      const bands = usualAges(kind, size).flatMap((ages, band) => {
        const born = among(possible, ages);
        return born === undefined ? [] : [{ born, band }];
      });
      // A family of two is a parent and a child; larger ones have one parent or two.
      const lone = kind !== "family" ? [false] : size === 2 ? [true] : [true, false];
      return (bands.length > 0 ? bands : [{ born: possible, band: 0 }]).flatMap((days) =>
        lone.map((isLone) => ({ kind, size, isLone, ...days })),
      );
    });
  });
}

/** Least share of a composition, so that one that the census does not count can be requested. */
const SELDOM = 0.001;

/** The candidates weighted by the shares of their compositions in the country. */
export function byCensus(possible: readonly CandidateHousehold[], country: Country): Weighted<CandidateHousehold> {
  const { families } = country;
  const byBand = familiesByBand(country);
  return weighted(possible, ({ kind, size, isLone, band }) => {
    const shares = kind === "single" || kind === "couple" ? [1] : families.sizes[kind];
    const share = Math.max(SELDOM, (shares[size - sizes[kind].min] ?? 0) / sum(shares));
    const lone = kind === "family" && size > 2 ? loneShare(families) : 1;
    const ages = kind === "family" ? (byBand[band] ?? 0) : 1;
    return families.kinds[kind] * share * ages * (isLone || lone === 1 ? lone : 1 - lone);
  });
}

/** The share of single parents in families of three or more, given that all families of two have one parent. */
function loneShare({ loneParents, sizes: { family } }: FamilyCustoms): number {
  const ofTwo = (family[0] ?? 0) / sum(family);
  return Math.max(SELDOM, (loneParents / 100 - ofTwo) / (1 - ofTwo));
}
