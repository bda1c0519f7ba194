import { type Country, perCountry } from "../countries/country.ts";
import type { FamilyCustoms } from "../countries/families.ts";
import { shareAt } from "../countries/shared/share-by-age.ts";
import type { Sex } from "../countries/words.ts";
import { type AgeBounds, adultsOf, type BirthDays, birthDays, CENSUS_YEAR } from "../person/birth.ts";
import { populationOf } from "../person/population.ts";
import type { Spec } from "../person/spec.ts";
import { sum, type Weighted, weighted } from "../random/weighted.ts";
import { ageLimits } from "../schema/bounds.ts";
import { householdKinds } from "../schema/request.ts";
import { GROUP, groupsOf, lastOfAge, USUAL_AGE } from "./births.ts";
import { atHome } from "./grown-children.ts";
import { motherhood, YEAR } from "./member.ts";

export type HouseholdKind = keyof FamilyCustoms["kinds"];

export const sizes: Readonly<Record<HouseholdKind, { readonly min: number; readonly max: number }>> = {
  single: { min: 1, max: 1 },
  couple: { min: 2, max: 2 },
  family: { min: 2, max: 8 },
  multigeneration: { min: 3, max: 8 },
  shared: { min: 2, max: 8 },
};

export interface Composition {
  readonly kind: HouseholdKind;
  readonly size: number;
  /** Whether the children of a family live with one of their parents. */
  readonly isLone: boolean;
}

export interface CandidateHousehold extends Composition {
  readonly born: BirthDays;
  readonly possible: BirthDays;
  readonly band: number;
}

/**
 * Days on which a first member of the sex can be born: fathers are older than mothers as partners are, and couples of the
 * age of marriage where any of the days allow it.
 */
export function firstBorn(
  { kind, born, possible }: CandidateHousehold,
  sex: Sex,
  customs: Pick<FamilyCustoms, "ageGap" | "marriageAge">,
  adults: BirthDays,
): BirthDays {
  const { ageGap } = customs;
  if (kind === "couple") {
    const latest = lastOfAge(sex, customs, adults);
    return born.earliest > latest ? born : { earliest: born.earliest, latest: Math.min(born.latest, latest) };
  }
  if (!isOfGenerations(kind) || sex === "female") return born;
  const older = Math.round(ageGap[0] * YEAR);
  const earliest = Math.max(possible.earliest, born.earliest - older);
  return earliest > born.latest - older ? born : { earliest, latest: born.latest - older };
}

/** The candidates without couples of a first member too young to marry; all if there are no others. */
export function ofAge(
  candidates: readonly CandidateHousehold[],
  sexes: readonly Sex[],
  { families }: Country,
  adults: BirthDays,
): readonly CandidateHousehold[] {
  const old = candidates.filter(
    ({ kind, born }) => kind !== "couple" || sexes.every((sex) => born.earliest <= lastOfAge(sex, families, adults)),
  );
  return old.length > 0 ? old : candidates;
}

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

/** Last ages of bands. Parents of a first member with grown children are 90 at most. */
const bandEnds = {
  family: [42, 46, 49, 52, 55, 58, 61, 64, 68, 72, 76, 80, 84, 88],
  multigeneration: [45, 48, 50, 52, 54, 56, 58, 60, 62, 64, 66],
} as const;

/** The same of people who live alone, for countries that have shares by age. */
const aloneEnds = [20, 22, 24, 27, 30, 34, 39, 44, 49, 54, 59, 64, 69, 74, 79, 84, 90] as const;
/** The band of all ages, for the other countries. */
const ALL_AGES = aloneEnds.length;

function isOfGenerations(kind: HouseholdKind): kind is keyof typeof bandEnds {
  return kind === "family" || kind === "multigeneration";
}

/**
 * Usual ages of first members, in bands where they have grown children: younger people mostly live with their parents,
 * and flatmates are seldom old.
 */
function usualAges(kind: HouseholdKind, size: number): readonly AgeBounds[] {
  if (kind === "single")
    return aloneEnds.map((max, at) => ({ min: at === 0 ? ageLimits.min : (aloneEnds[at - 1] ?? 0) + 1, max }));
  if (isOfGenerations(kind)) {
    const ends = bandEnds[kind];
    return ends.map((max, at) => ({ min: at === 0 ? 36 + size : (ends[at - 1] ?? 0) + 1, max }));
  }
  return [kind === "shared" ? { min: 18, max: 45 } : { min: 22, max: 90 }];
}

/** How many parents of these ages have so many grown children at home, but for a factor. */
function parentsOf(count: number, ages: AgeBounds, { families }: Country, peopleOf: (age: number) => number): number {
  const apart = families.birthInterval / 12;
  let parents = 0;
  for (let age = ages.min; age <= ages.max; age++) {
    const births = groupsOf(families.mothers(CENSUS_YEAR - age + USUAL_AGE)).flatMap(({ from, share }) =>
      Array.from({ length: GROUP }, (_, at) => ({ at: from + at, share })),
    );
    // Any of the children; brothers and sisters are born at usual intervals.
    for (let elder = 0; elder < count; elder++) {
      const younger = count - 1 - elder;
      for (const { at, share } of births) {
        if (at - elder * apart < motherhood.min || at + younger * apart > motherhood.max) continue;
        const child = age - at;
        if (child - younger * apart >= ageLimits.min) parents += peopleOf(child) * share * atHome(families, child);
      }
    }
  }
  return parents;
}

/** The share whose mother is an adult of at most the oldest age. */
function withMother(age: number, { families }: Country): number {
  const latest = ageLimits.max - age;
  return sum(
    groupsOf(families.mothers(CENSUS_YEAR - age)).map(
      ({ from, share }) => share * Math.min(1, Math.max(0, (latest - from) / GROUP)),
    ),
  );
}

/** Shares of households by number of grown children, from one on, and the band of the first member's age. */
const sharesByBand = perCountry((country): Readonly<Record<keyof typeof bandEnds, readonly (readonly number[])[]>> => {
  const people = new Map(populationOf(country).birthYears.female.years.map((born) => [born.year, born.people]));
  const peopleOf = (age: number): number => people.get(CENSUS_YEAR - age) ?? 0;
  const sharesOf = (kind: keyof typeof bandEnds): readonly (readonly number[])[] =>
    Array.from({ length: sizes[kind].max - 1 }, (_, at) => {
      const parents = usualAges(kind, sizes[kind].min).map(
        (ages) =>
          parentsOf(at + 1, ages, country, peopleOf) *
          (kind === "family" ? 1 : withMother((ages.min + ages.max) / 2, country)),
      );
      const all = sum(parents);
      return parents.map((ofBand) => (all > 0 ? ofBand / all : 0));
    });
  return { family: sharesOf("family"), multigeneration: sharesOf("multigeneration") };
});

const aloneByBand = perCountry((country): readonly number[] => {
  const { alone = [] } = country.families;
  const { female, male } = populationOf(country).birthYears;
  const people = [...adultsOf(female), ...adultsOf(male)].map(({ year, people }) => {
    const age = CENSUS_YEAR - year;
    return { age, alone: people * shareAt(alone, age) };
  });
  const ofBands = usualAges("single", 1).map(({ min, max }) =>
    sum(people.map(({ age, alone }) => (age >= min && age <= max ? alone : 0))),
  );
  return ofBands.map((ofBand) => ofBand / sum(ofBands));
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
        return born === undefined ? [] : [{ born, possible, band }];
      });
      // A family of two is a parent and a child; larger ones have one parent or two.
      const lone = kind !== "family" ? [false] : size === 2 ? [true] : [true, false];
      if (kind === "single")
        bands.push({ born: among(possible, { min: 20, max: 90 }) ?? possible, possible, band: ALL_AGES });
      return (bands.length > 0 ? bands : [{ born: possible, possible, band: 0 }]).flatMap((days) =>
        lone.map((isLone) => ({ kind, size, isLone, ...days })),
      );
    });
  });
}

/** Least share of a composition, so that one that the census does not count can be requested. */
const SELDOM = 0.001;
/** Least share of a band, so that first members of any possible age can be requested. */
const HARDLY = 1e-6;

export function byCensus(candidates: readonly CandidateHousehold[], country: Country): Weighted<CandidateHousehold> {
  const { families } = country;
  const byBand = sharesByBand(country);
  const isAloneKnown = families.alone !== undefined;
  const possible = candidates.filter(({ kind, band }) => kind !== "single" || (band === ALL_AGES) !== isAloneKnown);
  return weighted(possible, ({ kind, size, isLone, band }) => {
    const shares = kind === "single" || kind === "couple" ? [1] : families.sizes[kind];
    const share = Math.max(SELDOM, (shares[size - sizes[kind].min] ?? 0) / sum(shares));
    const lone = kind === "family" && size > 2 ? loneShare(families) : 1;
    // At least one child counts: a couple with one parent, of size 3, has none.
    const children = kind === "family" ? size - (isLone ? 1 : 2) : Math.max(1, size - 3);
    const ages = isOfGenerations(kind)
      ? Math.max(HARDLY, byBand[kind][children - 1]?.[band] ?? 0)
      : kind === "single" && isAloneKnown
        ? (aloneByBand(country)[band] ?? 0)
        : 1;
    return families.kinds[kind] * share * ages * (isLone || lone === 1 ? lone : 1 - lone);
  });
}

/** Share of single parents in families of three or more; all families of two have one. */
function loneShare({ loneParents, sizes: { family } }: FamilyCustoms): number {
  const ofTwo = (family[0] ?? 0) / sum(family);
  return Math.max(SELDOM, (loneParents / 100 - ofTwo) / (1 - ofTwo));
}
