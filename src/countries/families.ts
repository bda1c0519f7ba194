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
  /** Percent of households by the relation of their adults; families are parents with grown children. */
  readonly kinds: Readonly<Record<"single" | "couple" | "family" | "multigeneration" | "shared", number>>;
  /** Percent of a kind's households by number of adults, from the smallest on. */
  readonly sizes: Readonly<Record<"family" | "multigeneration" | "shared", readonly number[]>>;
  /** Percent of families with grown children that have one parent at home. */
  readonly loneParents: number;
  /** Percent of couples with a parent at home who live with the man's. */
  readonly hisParents: number;
  /** Percent of couples that are married, by the age of the younger. */
  readonly married: ShareByAge;
  /** The ages from which the law lets people marry, where they hardly live as couples before; else 18. */
  readonly marriageAge?: BySex<number>;
  /** By the year from which couples married, the earliest first. */
  readonly names: readonly [NamesOnMarriage, ...NamesOnMarriage[]];
  /** Whether a joined name begins with the name at birth. */
  readonly ownNameFirst?: true;
  /** States in which those who marry from that year on keep their names. */
  readonly keptIn?: Readonly<Record<string, number>>;
  /** Communities whose wives keep their names; `chinese` stands for `chinese-cantonese` too. */
  readonly keptAmong?: readonly string[];
  /** Per mille of couples that are of one sex; 0 where no census counts them. */
  readonly sameSex: number;
  /** The year from which two people of one sex may be the parents of a child; those born earlier are of the first. */
  readonly sameSexParents?: number;
  readonly mixed: number;
  /**
   * Percent of partners sampled from the people of the place but not of the first member's community: as many as make
   * `mixed` couples.
   */
  readonly unrelated: number;
  /** Years that the man is older than the woman. */
  readonly ageGap: Spread;
  /** The share of couples close in age, by default half; the gaps of the others make the tail. */
  readonly closeInAge?: number;
  /** Percent of people of an age living alone or only with children under 18; if left out, all ages alike. */
  readonly alone?: ShareByAge;
  /** Whether flatmates are women alone or men alone; elsewhere of both sexes. */
  readonly flatmatesOfOneSex?: true;
  /** Months from one birth to the next of the same mother, the median. */
  readonly birthInterval: number;
  /**
   * Percent not married by age, where daughters leave home when they marry and sons' wives move in. The first age has
   * all.
   */
  readonly unmarried?: BySex<ShareByAge>;
  /** Percent of grown people who live with their parents, where it falls with age. */
  readonly atHome?: ShareByAge;
  /** Percent of grown children at home who are daughters, by default half. */
  readonly daughters?: ShareByAge;
  /** Whether fathers and sons, mothers and daughters share a given name as often as by chance; elsewhere never. */
  readonly namesakes?: true;
  readonly source: string;
}

export interface FamilyRules {
  /** The name with a relative's family name, in the form of the bearer's sex. */
  readonly withFamily?: (own: PersonName, relative: PersonName, sex: Sex) => PersonName;
  /** Whether a wife keeps her name if her husband is of the other community. */
  readonly areApart?: (one: string, other: string) => boolean;
  readonly childName?: (own: PersonName, parents: Parents, sex: Sex) => PersonName;
  /** Whether a child of that name can be of these parents; undefined if the names do not decide it. */
  readonly isChildOf?: (child: FullName, parents: FullParents) => boolean | undefined;
}

/** Percent of married couples by the names they have; the rest to 100 keep their own. */
export interface NamesOnMarriage {
  readonly since: number;
  readonly his: number;
  readonly hers: number;
  readonly joined: number;
}

/** Under the names that they were born with or those that they bear. */
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
