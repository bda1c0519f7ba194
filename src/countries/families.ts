import type { PersonName, Sex } from "./country.ts";

/** Who lives together in a country, and how names pass in its families. */
export interface FamilyCustoms {
  /** Percent of households by what their adults are to each other; families are parents with grown children. */
  readonly kinds: Readonly<Record<"single" | "couple" | "family" | "multigeneration" | "shared", number>>;
  /** Percent of couples that are married. */
  readonly married: number;
  /** Percent of married couples by the names they bear; what is missing from 100 keep their own. */
  readonly names: { readonly his: number; readonly hers: number; readonly joined: number };
  /** States in which nobody takes another name, by their abbreviations. */
  readonly keptIn?: readonly string[];
  /** Per mille of couples that are of one sex; 0 where no census counts them. */
  readonly sameSex: number;
  /** Percent of couples whose family names are of different communities. */
  readonly mixed: number;
  /** Years that the man is older than the woman: mean and standard deviation. */
  readonly ageGap: readonly [mean: number, deviation: number];
  /** Age of mothers at birth: mean and standard deviation. */
  readonly motherAge: readonly [mean: number, deviation: number];
  /** The name with the family name of a spouse or parent, in the form of the bearer's sex; the rest stays. */
  readonly withFamily?: (own: PersonName, relative: PersonName, sex: Sex) => PersonName;
  /** The name of a child of these parents, of whom one may be unknown. */
  readonly childName?: (own: PersonName, parents: Parents, sex: Sex) => PersonName;
  readonly source: string;
}

/** The parents of a child, as far as they are known, under the names they were born with and those they bear. */
export interface Parents {
  readonly father?: PersonName;
  readonly mother?: PersonName;
}
