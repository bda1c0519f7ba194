import type { PersonName } from "./bearer.ts";
import type { BySex, Sex } from "./words.ts";

/** Percent from an age on, linear between ages, which rise; constant before the first and after the last. */
export type ShareByAge = readonly (readonly [age: number, percent: number])[];

export interface FamilyCustoms extends FamilyFigures, FamilyRules {
  readonly mothers: (year: number) => MotherAges;
}

/** Percent of births by the age of the mother: groups of five years from 15 on. */
export type MotherAges = readonly number[];

export type Spread = readonly [mean: number, deviation: number];

/** Who lives together in a country. Sources: sources.md of the folder, under Households. */
export interface FamilyFigures {
  /** Percent of households by what their adults are to each other; families are parents with grown children. */
  readonly kinds: Readonly<Record<"single" | "couple" | "family" | "multigeneration" | "shared", number>>;
  /** Percent of the households of a kind by how many adults they have, from the smallest size on. */
  readonly sizes: Readonly<Record<"family" | "multigeneration" | "shared", readonly number[]>>;
  /** Percent of the families with grown children that have one parent at home, most of them mothers. */
  readonly loneParents: number;
  /** Percent of the couples with a parent at home with whom a parent of the man lives. */
  readonly hisParents: number;
  /** Percent of couples that are married, by the age of the younger. */
  readonly married: ShareByAge;
  /** The names that married couples bear, by the year from which they married, the earliest first. */
  readonly names: readonly [NamesOnMarriage, ...NamesOnMarriage[]];
  /** States in which those who marry in that year or later keep their names, by their abbreviations. */
  readonly keptIn?: Readonly<Record<string, number>>;
  /** Communities whose wives keep their names; `chinese` stands for `chinese-cantonese` too. */
  readonly keptAmong?: readonly string[];
  /** Per mille of couples that are of one sex; 0 where no census counts them. */
  readonly sameSex: number;
  /** The year from which two people of one sex may be the parents of a child; those born earlier are of the first one. */
  readonly sameSexParents?: number;
  /** Percent of couples of two communities. */
  readonly mixed: number;
  /**
   * Percent of partners whose community is sampled from the people of the place and is not that of the first member: as
   * many as make `mixed` couples of two communities.
   */
  readonly unrelated: number;
  /** Years that the man is older than the woman. */
  readonly ageGap: Spread;
  /** The share of couples who are close in age, where it is not half; the gaps of the others make the tail. */
  readonly closeInAge?: number;
  /**
   * Percent of people of an age who live alone or only with children under 18; where unknown all ages do equally often.
   */
  readonly alone?: ShareByAge;
  /** Months from one birth to the next of the same mother, the median. */
  readonly birthInterval: number;
  /**
   * Percent of people who have not married by age, where daughters leave home when they marry and the wives of sons
   * move in. The first age has all.
   */
  readonly unmarried?: BySex<ShareByAge>;
  /** Percent of grown people who live with their parents, where it falls with age; the same at all ages elsewhere. */
  readonly atHome?: ShareByAge;
  /** Percent of grown children at home who are daughters, half where it is not given. */
  readonly daughters?: ShareByAge;
  /** Whether fathers and sons, mothers and daughters share a given name as often as by chance; elsewhere never. */
  readonly namesakes?: true;
  readonly source: string;
}

export interface FamilyRules {
  /** The name with the family name of a spouse or parent, in the form of the bearer's sex; the rest is unchanged. */
  readonly withFamily?: (own: PersonName, relative: PersonName, sex: Sex) => PersonName;
  /** Whether a wife of one community keeps her name if her husband is of another, by the names of the communities. */
  readonly areApart?: (one: string, other: string) => boolean;
  /** The name of a child of these parents, of whom one may be unknown. */
  readonly childName?: (own: PersonName, parents: Parents, sex: Sex) => PersonName;
  /** Whether a child of that name can be of these parents; undefined if the names do not decide it. */
  readonly isChildOf?: (child: FullName, parents: FullParents) => boolean | undefined;
}

/** Percent of married couples by the names they have; the rest to 100 keep their own. */
export interface NamesOnMarriage {
  readonly since: number;
  readonly his: number;
  readonly hers: number;
  /** Her own name after his, with a hyphen. */
  readonly joined: number;
}

/** The parents of a child, as far as they are known, under the names they were born with or those they bear. */
export interface Parents {
  readonly father?: PersonName;
  readonly mother?: PersonName;
}

export interface FullName {
  readonly full: string;
  readonly sex: Sex;
}

/** Full names of both parents; of two of one sex, the first one stands for the father. */
export interface FullParents {
  readonly father: string;
  readonly mother: string;
}
