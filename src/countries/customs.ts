import type { PersonName } from "./bearer.ts";
import type { ShareByAge } from "./families.ts";
import type { BySex, Sex } from "./words.ts";

export interface Customs {
  /** ISO 3166-1 alpha-2, which is not always the published code. */
  readonly alpha2: string;
  readonly salutation: BySex<string>;
  /** Where a community's differ from `salutation`. */
  readonly salutationOf?: (community: string) => BySex<string> | undefined;
  /** Forms of address of women that tell of marriage; the others have `salutation`. */
  readonly titles?: Titles;
  /** The form of address in states where another language is written, by the state's abbreviation. */
  readonly stateSalutations?: Readonly<Record<string, BySex<string>>>;
  /** A text of the country in Latin letters, by its rules for passports; of names in Han characters, see `latinName`. */
  readonly latin: (text: string) => string;
  readonly latinName?: (name: PersonName) => LatinName;
  /** What a patronymic ends with, where people have one; other names beside given and family names are middle names. */
  readonly patronymic?: RegExp;
  /** The form of address in Latin letters, if `latin` cannot read it. */
  readonly latinSalutation?: BySex<string>;
  /** English names of cities and states that differ from what `latin` gives, long names, and names from before a renaming. */
  readonly exonyms?: readonly (readonly [english: string, native: string])[];
  /** Further spellings of a city or state that requests may use. */
  readonly spellings?: (name: string) => readonly string[];
  readonly partNamed?: (name: string) => Borough | undefined;
  /** Parts that are asked for like a city, such as Queens: name, state and beginnings of postal codes. */
  readonly parts?: readonly (readonly [name: string, state: string, codes: readonly string[]])[];
  readonly districtIn?: RegExp;
  /** Former states, each with the abbreviation of the one that it is now a part of. */
  readonly mergedStates?: readonly (readonly [name: string, state: string])[];
  /** Territories and places that are not included, each with its other names. */
  readonly notIncluded?: readonly (readonly string[])[];
  /**
   * How a telephone number is written within the country, by the first form that it has behind the country code. A
   * number of no form is written as it is.
   */
  readonly nationalPhone: readonly (readonly [form: RegExp, written: string])[];
  /** The lines of an address on an envelope within the country. */
  readonly envelope: (addressee: Addressee) => readonly string[];
  /** If lines or words differ in Latin letters. */
  readonly latinEnvelope?: (addressee: Addressee) => readonly string[];
  readonly source: string;
}

/**
 * What is known of someone's marriage: `kept` married and kept the own name, `partner` has a partner or children and tells of
 * no marriage, `alone` lives without a partner and may have married, `none` never has.
 */
export type Union = "married" | "kept" | "partner" | "alone" | "none";

/** A form of address, and how many percent of the women whom it suits are addressed so, by age. */
export type Title = readonly [word: string, percent: ShareByAge];

export interface Titles {
  readonly unmarried: ShareByAge;
  /** Of women who have not married. */
  readonly miss?: Title;
  /** Of women who have. */
  readonly mrs?: Title;
  /** How many percent of the wives who kept their names have `mrs`, by age; as many as of all if left out. */
  readonly mrsWithOwnName?: ShareByAge;
  /** Whether women who live with a partner are addressed as if they had married. */
  readonly partnersToo?: true;
}

export interface Borough {
  readonly state: string;
  readonly codes: readonly string[];
}

export interface LatinName {
  readonly given: string;
  readonly family: string;
}

export interface Addressee {
  readonly sex: Sex;
  readonly salutation: string;
  readonly name: string;
  readonly street: string;
  /** The quarter, village or suburb, which the street may have too; often empty. */
  readonly locality: string;
  readonly city: string;
  readonly state: string;
  readonly stateAbbreviation: string;
  readonly zip: string;
}
