import type { PersonName } from "./bearer.ts";
import type { BySex, Sex } from "./words.ts";

/** Percent from an age on, along straight lines; what the first and the last age have before and after them. Ages rise. */
export type ShareByAge = readonly (readonly [age: number, percent: number])[];

/** Who lives together in a country, and how names pass in its families. */
export interface FamilyCustoms extends FamilyFigures, FamilyRules {
  /** Who has the births of a year, by the table `mothers`. */
  readonly mothers: (year: number) => MotherAges;
}

/** Percent of births by the age of the mother: groups of five years from 15 on. */
export type MotherAges = readonly number[];

/** Years, of which the mean and the standard deviation are known. */
export type Spread = readonly [mean: number, deviation: number];

/** Who lives together in a country. The folder's sources.md says where it is from, under Households. */
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
  /** Communities whose wives keep their names; one stands for those that are divided from it: `chinese` for `chinese-cantonese`. */
  readonly keptAmong?: readonly string[];
  /** Per mille of couples that are of one sex; 0 where no census counts them. */
  readonly sameSex: number;
  /** The year from which two people of one sex may be the parents of a child; those born earlier are of the first one. */
  readonly sameSexParents?: number;
  /** Percent of couples of two communities. */
  readonly mixed: number;
  /**
   * Percent of partners whose community is sampled from the people of the place and is not that of the first member: as
   * many as make `mixed` couples of two communities, because most people of a place are of one.
   */
  readonly unrelated: number;
  /** Years that the man is older than the woman. */
  readonly ageGap: Spread;
  /** The share of couples who are close in age, where it is not half; the gaps of the others make the tail. */
  readonly closeInAge?: number;
  /**
   * Percent of people of an age who live alone or with children under 18 alone, where it is known; elsewhere people of all
   * ages do equally often.
   */
  readonly alone?: ShareByAge;
  /** Months from one birth to the next of the same mother, the median. */
  readonly birthInterval: number;
  /**
   * Percent of people who have not married from an age on, where daughters leave home when they marry and the wives of sons
   * move in. The first age has all.
   */
  readonly unmarried?: BySex<ShareByAge>;
  /** Percent of grown people who live with their parents, where it falls with age; the same at all ages elsewhere. */
  readonly atHome?: ShareByAge;
  /** Percent of grown children at home who are daughters, half where it is not given. */
  readonly daughters?: ShareByAge;
  /**
   * Whether fathers and sons share a given name as often as by chance. Elsewhere they never do, nor do mothers and
   * daughters.
   */
  readonly namesakes?: true;
  readonly source: string;
}

/** How names pass in families. */
export interface FamilyRules {
  /** The name with the family name of a spouse or parent, in the form of the bearer's sex; the rest is unchanged. */
  readonly withFamily?: (own: PersonName, relative: PersonName, sex: Sex) => PersonName;
  /** Whether a wife of one community keeps her name if her husband is of another, by the names of the communities. */
  readonly areApart?: (one: string, other: string) => boolean;
  /** The name of a child of these parents, of whom one may be unknown. */
  readonly childName?: (own: PersonName, parents: Parents, sex: Sex) => PersonName;
  /**
   * Whether a child of that name can be of these parents, by their full names; undefined if the names do not decide it.
   */
  readonly isChildOf?: (child: FullName, parents: FullParents) => boolean | undefined;
}

/** Percent of married couples by the names they have; the rest to 100 keep their own. */
export interface NamesOnMarriage {
  /** The year of marriage from which it holds. */
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

/** A whole name in the form of its bearer's sex. */
export interface FullName {
  readonly full: string;
  readonly sex: Sex;
}

/** Full names of both parents; of two of one sex, the first one stands for the father. */
export interface FullParents {
  readonly father: string;
  readonly mother: string;
}
