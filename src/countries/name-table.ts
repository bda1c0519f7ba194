import { numberAt, type Odds, oddsOf } from "../random/odds.ts";
import type { Rng } from "../random/rng.ts";

/** A name and its romanised form for e-mail addresses. */
export interface NameEntry {
  readonly text: string;
  readonly mail: string;
}

/** Names and how likely each is. */
export interface NameTable extends Odds {
  /** Two for each name, its text and its romanised form: next to each other, because they are seldom in a cache. */
  readonly texts: readonly string[];
}

/** Relative frequency among those born before 1955, 1955 to 1974, 1975 to 1994, and from 1995 on. */
export type CohortWeights = readonly [number, number, number, number];

/** A given name and how common it is in each birth cohort. */
export type GivenRow = readonly [name: string, ...weights: CohortWeights];

/** A given name in another script with its reading, `["陽菜", "hina", 0, 0, 20, 60]`. */
export type ReadGivenRow = readonly [name: string, reading: string, ...weights: CohortWeights];

/** A family name and how common it is. */
export type FamilyRow = readonly [name: string, weight: number];

/** A name in another script with its reading and how common it is. */
export type ReadNameRow = readonly [name: string, reading: string, weight: number];

/** The names of the elder and of the younger half of a birth cohort. */
export type Cohort = readonly [elder: NameTable, younger: NameTable];

/** The birth cohorts, in the order of `CohortWeights`. */
export type CohortIndex = 0 | 1 | 2 | 3;

/** Given names of one sex. A cohort's tables are made when somebody of it is first named: there are some 1,500. */
export class GivenNames {
  readonly #cohortOf: (index: CohortIndex) => Cohort;
  readonly #cohorts: (Cohort | undefined)[] = [undefined, undefined, undefined, undefined];

  constructor(cohortOf: (index: CohortIndex) => Cohort) {
    this.#cohortOf = cohortOf;
  }

  /** The names of those born in that year. */
  of(birthYear: number): NameTable {
    const index = birthYear < 1955 ? 0 : birthYear < 1975 ? 1 : birthYear < 1995 ? 2 : 3;
    this.#cohorts[index] ??= this.#cohortOf(index);
    return this.#cohorts[index][birthYear < youngerFrom[index] ? 0 : 1];
  }
}

/** The year in which the younger half of each cohort begins; people are born from 1936 to 2008. */
const youngerFrom = [1945, 1965, 1985, 2002] as const;

/** Turns a name into what may stand in an e-mail address. */
export type Romanise = (name: string) => string;

export function givenNames(rows: readonly GivenRow[], romanise: Romanise): GivenNames {
  return cohorts(rows, 1, () => textsOf(namesIn(rows), romanise));
}

export function readGivenNames(rows: readonly ReadGivenRow[]): GivenNames {
  return cohorts(rows, 2, () => readTexts(rows));
}

export function familyNames(rows: readonly FamilyRow[], romanise: Romanise): NameTable {
  return { ...oddsOf(rows.map(([, weight]) => weight)), texts: textsOf(namesIn(rows), romanise) };
}

export function readNames(rows: readonly ReadNameRow[]): NameTable {
  return { ...oddsOf(rows.map(([, , weight]) => weight)), texts: readTexts(rows) };
}

/** The same names in another form, drawn by the same words: Singh and Kaur, Иванов and Иванова. */
export function otherForms({ words, from, size }: NameTable, names: readonly string[], romanise: Romanise): NameTable {
  return { words, from, size, texts: textsOf(names, romanise) };
}

function namesIn(rows: readonly (FamilyRow | GivenRow)[]): readonly string[] {
  return rows.map(([name]) => name);
}

function textsOf(names: readonly string[], romanise: Romanise): readonly string[] {
  return names.flatMap((name) => [name, romanise(name)]);
}

function readTexts(rows: readonly (ReadGivenRow | ReadNameRow)[]): readonly string[] {
  return rows.flatMap((row) => row.slice(0, 2)) as string[]; // cast: every row begins with a name and its reading
}

/** The rows by cohort, whose weights begin in `column`. */
function cohorts<Row extends GivenRow | ReadGivenRow>(
  rows: readonly Row[],
  column: 1 | 2,
  makeTexts: () => readonly string[],
): GivenNames {
  // Known when the service starts, not when somebody has no name.
  for (let cohort = 0; cohort < 4; cohort++) {
    if (!rows.some((row) => Number(row[column + cohort]) > 0)) throw new RangeError(`no names of cohort ${cohort}`);
  }
  let texts: readonly string[] | undefined;
  return new GivenNames((index) => {
    texts ??= makeTexts();
    const known = texts;
    // A row has numbers from that column on.
    const weightOf = (row: Row, at: number = index): number => row[column + at] as number;
    const living = [...rows.entries()].filter(([, row]) => weightOf(row) > 0);
    const numbers = living.map(([number]) => number);
    const elder = (row: Row): number => {
      const weight = weightOf(row);
      // Before the first cohort and after the last, a name is taken to be somewhat rarer than in it.
      const before = index === 0 ? weight * 0.6 : weightOf(row, index - 1);
      const after = index === 3 ? weight * 0.6 : weightOf(row, index + 1);
      return (before + weight * 0.15) / (before + after + weight * 0.3);
    };
    const half = (shareOf: typeof elder): NameTable => {
      const weights = living.map(([, row]) => weightOf(row) * shareOf(row));
      return { ...oddsOf(weights, numbers), texts: known };
    };
    return [half(elder), half((row) => 1 - elder(row))];
  });
}

/** One name, as likely as it weighs; one word of the stream. */
export function drawName(rng: Rng, table: NameTable): NameEntry {
  return nameAt(table, rng.next());
}

/** The name that a word of the stream stands for, so that one on which nothing depends need not be looked up. */
export function nameAt(table: NameTable, word: number): NameEntry {
  const at = 2 * numberAt(table, word);
  const text = table.texts[at];
  const mail = table.texts[at + 1];
  if (text === undefined || mail === undefined) throw new RangeError("cannot draw from an empty table");
  return { text, mail };
}

/** Two names as one; one, if they are the same. */
export function joined(first: NameEntry, second: NameEntry): NameEntry {
  if (first.text === second.text) return first;
  return { text: `${first.text}-${second.text}`, mail: `${first.mail}-${second.mail}` };
}

/**
 * A given name of those born in that year; one word of the stream. Within a cohort, the names that the one before bore
 * oftener than the one after are likelier for the elder half: what came up in 1972 is rare among those of 1958.
 */
export function givenName(rng: Rng, names: GivenNames, birthYear: number): NameEntry {
  return drawName(rng, names.of(birthYear));
}
