import type { Rng } from "../random/rng.ts";
import { draw, type Weighted, weighted } from "../random/weighted.ts";

/** A name and its romanised form for e-mail addresses. */
export interface NameEntry {
  readonly text: string;
  readonly mail: string;
}

/** Relative frequency among those born before 1955, 1955 to 1974, 1975 to 1994, and from 1995 on. */
export type CohortWeights = readonly [number, number, number, number];

/** A given name and how common it is in each birth cohort. */
export type GivenRow = readonly [name: string, ...weights: CohortWeights];

/** A given name in another script with its reading, `["陽菜", "hina", 0, 0, 20, 60]`. */
export type ReadGivenRow = readonly [name: string, reading: string, ...weights: CohortWeights];

/** A family name and how common it is. */
export type FamilyRow = readonly [name: string, weight: number];

/** A family name in another script with its reading. */
export type ReadFamilyRow = readonly [name: string, reading: string, weight: number];

/** The names of the elder and of the younger half of a birth cohort. */
export type Cohort = readonly [elder: Weighted<NameEntry>, younger: Weighted<NameEntry>];

/** Given names of one sex, a table for each birth cohort. */
export type GivenNames = readonly [Cohort, Cohort, Cohort, Cohort];

/** Turns a name into what may stand in an e-mail address. */
export type Romanise = (name: string) => string;

export function givenNames(rows: readonly GivenRow[], romanise: Romanise): GivenNames {
  return cohorts(rows, (row) => entry(row[0], romanise(row[0])), 1);
}

export function readGivenNames(rows: readonly ReadGivenRow[]): GivenNames {
  return cohorts(rows, (row) => entry(row[0], row[1]), 2);
}

export function familyNames(rows: readonly FamilyRow[], romanise: Romanise): Weighted<NameEntry> {
  return weighted(
    rows,
    (row) => row[1],
    (row) => entry(row[0], romanise(row[0])),
  );
}

export function readFamilyNames(rows: readonly ReadFamilyRow[]): Weighted<NameEntry> {
  return weighted(
    rows,
    (row) => row[2],
    (row) => entry(row[0], row[1]),
  );
}

function entry(text: string, mail: string): NameEntry {
  return { text, mail };
}

/** The rows by cohort, whose weights begin in `column`. */
function cohorts<Row extends GivenRow | ReadGivenRow>(
  rows: readonly Row[],
  entryOf: (row: Row) => NameEntry,
  column: 1 | 2,
): GivenNames {
  // One entry for all cohorts, and rows read by their index: there are tens of thousands when the service starts.
  const bearers = rows.map((row) => ({ row, entry: entryOf(row) }));
  const cohort = (index: 0 | 1 | 2 | 3): Cohort => {
    // A row has numbers from that column on.
    const weightOf = ({ row }: { readonly row: Row }, at: number = index): number => row[column + at] as number;
    const living = bearers.filter((bearer) => weightOf(bearer) > 0);
    const elder = (bearer: (typeof living)[number]): number => {
      const weight = weightOf(bearer);
      // Before the first cohort and after the last, a name is taken to be somewhat rarer than in it.
      const before = index === 0 ? weight * 0.6 : weightOf(bearer, index - 1);
      const after = index === 3 ? weight * 0.6 : weightOf(bearer, index + 1);
      return (before + weight * 0.15) / (before + after + weight * 0.3);
    };
    const half = (shareOf: typeof elder): Weighted<NameEntry> =>
      weighted(
        living,
        (bearer) => weightOf(bearer) * shareOf(bearer),
        (bearer) => bearer.entry,
      );
    return [half(elder), half((bearer) => 1 - elder(bearer))];
  };
  return [cohort(0), cohort(1), cohort(2), cohort(3)];
}

/**
 * A given name of those born in that year; one word of the stream. Within a cohort, the names that the one before bore
 * oftener than the one after are likelier for the elder half: what came up in 1972 is rare among those of 1958.
 */
export function givenName(rng: Rng, names: GivenNames, birthYear: number): NameEntry {
  return draw(rng, namesOf(names, birthYear));
}

/** The given names of those born in that year. */
export function namesOf(names: GivenNames, birthYear: number): Weighted<NameEntry> {
  const index = birthYear < 1955 ? 0 : birthYear < 1975 ? 1 : birthYear < 1995 ? 2 : 3;
  return names[index][birthYear < youngerFrom[index] ? 0 : 1];
}

/** The year in which the younger half of each cohort begins; people are born from 1936 to 2008. */
const youngerFrom = [1945, 1965, 1985, 2002] as const;
