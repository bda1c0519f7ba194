import { type AliasTable, aliasTable, sampleValue } from "../../random/alias-table.ts";
import type { Rng } from "../../random/rng.ts";
import type { PersonName } from "../country.ts";
import { kaur } from "./family-names.ts";

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

/**
 * The table of the names at `places` of `texts`, all by default, weighted in their order: many tables can share one list.
 * Throws RangeError if the weights sum to 0, or if there are more than 65,536 names.
 */
export function nameTable(weights: readonly number[], texts: readonly string[], places?: readonly number[]): NameTable {
  return { ...aliasTable(weights, places), texts };
}

/** Converts a name to the form for e-mail addresses. */
export type Romanise = (name: string) => string;

/** The same names in another form, selected by the same words: Singh and Kaur, Иванов and Иванова. */
export function otherForms(table: NameTable, names: readonly string[], romanise: Romanise): NameTable {
  return { ...table, texts: names.flatMap((name) => [name, romanise(name)]) };
}

/** Samples a name in proportion to its weight; one word of the stream. */
export function sampleName(rng: Rng, table: NameTable): NameEntry {
  return nameAt(table, rng.next());
}

/** The name selected by a word of the stream, so that a name that is not needed is not looked up. */
export function nameAt(table: NameTable, word: number): NameEntry {
  const at = 2 * sampleValue(table, word);
  const text = table.texts[at];
  const mail = table.texts[at + 1];
  if (text === undefined || mail === undefined) throw new RangeError("cannot sample from an empty table");
  return { text, mail };
}

/** Given name, a space, family name. */
export function givenThenFamily(given: NameEntry, family: NameEntry): PersonName {
  return {
    full: `${given.text} ${family.text}`,
    given: given.text,
    family: family.text,
    maternal: "",
    mailGiven: given.mail,
    mailFamily: family.mail,
  };
}

/** The names of Sikh women, selected by the same words as those of their brothers. */
export function withKaur(men: NameTable, romanise: Romanise): NameTable {
  const names = men.texts.filter((_, at) => at % 2 === 0);
  return otherForms(men, names.map(kaur), romanise);
}

/** Two names joined by a hyphen; one, if they are equal. */
export function joined(first: NameEntry, second: NameEntry): NameEntry {
  if (first.text === second.text) return first;
  return { text: `${first.text}-${second.text}`, mail: `${first.mail}-${second.mail}` };
}
