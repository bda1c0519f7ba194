import { type AliasTable, aliasTable, sampleIndex } from "../../random/alias-table.ts";
import type { Rng } from "../../random/rng.ts";

/** A name and its romanised form for e-mail addresses. */
export interface NameEntry {
  readonly text: string;
  readonly mail: string;
}

/** Names and how likely each is. */
export interface NameTable extends AliasTable {
  /** Two for each name, its text and its romanised form: adjacent, so that they share a cache line. */
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

/** The year in which the younger half of each cohort begins; people are born from 1936 to 2008. */
const youngerFrom = [1945, 1965, 1985, 2002] as const;

/**
 * Given names of one sex: a cache of the tables of at most four cohorts, each built at its first use. Building all 1,400
 * tables with the modules made importing `countries/index.ts` 40 ms slower (88 ms before), a tenth of the start.
 */
export class GivenNames {
  readonly #build: (cohort: CohortIndex) => Cohort;
  readonly #built: (Cohort | undefined)[] = [undefined, undefined, undefined, undefined];

  constructor(build: (cohort: CohortIndex) => Cohort) {
    this.#build = build;
  }

  /** The names of those born in that year. */
  of(birthYear: number): NameTable {
    const cohort = birthYear < 1955 ? 0 : birthYear < 1975 ? 1 : birthYear < 1995 ? 2 : 3;
    this.#built[cohort] ??= this.#build(cohort);
    return this.#built[cohort][birthYear < youngerFrom[cohort] ? 0 : 1];
  }
}

/** Converts a name to the form for e-mail addresses. */
export type Romanise = (name: string) => string;

/** Throws RangeError if a cohort has no names. */
export function givenNames(rows: readonly GivenRow[], romanise: Romanise): GivenNames {
  return cohorts(
    rows,
    ([, ...weights]) => weights,
    (living) => textsOf(namesIn(living), romanise),
  );
}

/** Throws RangeError if a cohort has no names. */
export function readGivenNames(rows: readonly ReadGivenRow[]): GivenNames {
  return cohorts(rows, ([, , ...weights]) => weights, readTexts);
}

export function familyNames(rows: readonly FamilyRow[], romanise: Romanise): NameTable {
  return { ...aliasTable(rows.map(([, weight]) => weight)), texts: textsOf(namesIn(rows), romanise) };
}

export function readNames(rows: readonly ReadNameRow[]): NameTable {
  return { ...aliasTable(rows.map(([, , weight]) => weight)), texts: readTexts(rows) };
}

/** The same names in another form, selected by the same words: Singh and Kaur, Иванов and Иванова. */
export function otherForms({ slots }: NameTable, names: readonly string[], romanise: Romanise): NameTable {
  return { slots, texts: textsOf(names, romanise) };
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

function cohorts<Row>(
  rows: readonly Row[],
  weightsOf: (row: Row) => CohortWeights,
  textsOf: (rows: readonly Row[]) => readonly string[],
): GivenNames {
  for (const cohort of [0, 1, 2, 3] as const) {
    if (!rows.some((row) => weightsOf(row)[cohort] > 0)) throw new RangeError(`no names of cohort ${cohort}`);
  }
  return new GivenNames((cohort) => {
    const living = rows.filter((row) => weightsOf(row)[cohort] > 0);
    const texts = textsOf(living);
    const elder: number[] = [];
    const younger: number[] = [];
    for (const row of living) {
      const weights = weightsOf(row);
      const weight = weights[cohort];
      const share = elderShare(weights, cohort);
      elder.push(weight * share);
      younger.push(weight * (1 - share));
    }
    return [
      { ...aliasTable(elder), texts },
      { ...aliasTable(younger), texts },
    ];
  });
}

/**
 * The share of a name's bearers in a cohort who belong to its elder half: more where the cohort before bore the name
 * more often than the one after. A name that came up in 1972 is rare among those born in 1958.
 */
function elderShare(weights: CohortWeights, cohort: CohortIndex): number {
  const weight = weights[cohort];
  // Before the first cohort and after the last, a name is taken to be somewhat rarer than in it.
  const before = weights[cohort - 1] ?? weight * 0.6;
  const after = weights[cohort + 1] ?? weight * 0.6;
  return (before + weight * 0.15) / (before + after + weight * 0.3);
}

/** One name, in proportion to its weight; one word of the stream. */
export function sampleName(rng: Rng, table: NameTable): NameEntry {
  return nameAt(table, rng.next());
}

/** The name selected by a word of the stream, so that a name that is not needed is not looked up. */
export function nameAt(table: NameTable, word: number): NameEntry {
  const at = 2 * sampleIndex(table, word);
  const text = table.texts[at];
  const mail = table.texts[at + 1];
  if (text === undefined || mail === undefined) throw new RangeError("cannot sample from an empty table");
  return { text, mail };
}

/** Two names joined by a hyphen; one, if they are equal. */
export function joined(first: NameEntry, second: NameEntry): NameEntry {
  if (first.text === second.text) return first;
  return { text: `${first.text}-${second.text}`, mail: `${first.mail}-${second.mail}` };
}

/** A given name of those born in a year; one word of the stream. */
export function givenName(rng: Rng, names: GivenNames, birthYear: number): NameEntry {
  return sampleName(rng, names.of(birthYear));
}
