import type { Rows } from "../columns/rows.ts";
import type { Packer } from "../tables/packer.ts";
import type { Column } from "../tables/workspace.ts";
import type { PersonName, Place } from "./country.ts";

/** Where people live, by the numbers that their country has packed for the place, and when they were born. */
export interface Residents {
  /** Of the communities of the place. */
  readonly mix: Column;
  readonly region: Column;
  /** The year of birth. */
  readonly year: Column;
}

/** What is known of rows of a country when their names are drawn. */
export interface Bearers extends Residents {
  /** 0 for women, 1 for men. */
  readonly sex: Column;
  /** What selects the family name, if that is a relative's: a value of the country's `lineage`. */
  readonly lineage?: Column;
}

/** A part of a name: where the names are in memory, 0 in rows that lack it, and the character before it, if any. */
export interface Part {
  readonly text: Column;
  readonly before: keyof typeof separators;
}

/** What stands before parts of names, as UTF-8. */
export const separators = { "": [], " ": [32], "-": [45], "·": [0xc2, 0xb7] } as const;

/** The names of rows. */
export interface NameColumns {
  /** The whole name in the order of the country. */
  readonly full: readonly Part[];
  readonly given: readonly Part[];
  readonly family: readonly Part[];
  /** The second family name where the country has two. */
  readonly maternal?: readonly Part[];
  /** A middle name that the full name leaves out, sampled at the first call. */
  readonly middle?: () => readonly Part[];
  /** What stands in e-mail addresses, where that is not the given and the family name. */
  readonly mail?: Pick<NameColumns, "given" | "family">;
  /** The reading of a row's name in kana. */
  readonly kana?: (row: number) => NonNullable<PersonName["kana"]>;
}

/** How a country names people. `Tables` is what it has packed: places in memory alone. */
export interface CountryNames<Tables> {
  /** Packs its tables, and numbers the mix of communities and the region of each place. */
  pack(packer: Packer, places: readonly Place[]): Packed<Tables>;
  /** The communities of those who live and were born there, from the first words of the field of `rows`. */
  community(rows: Rows, residents: Residents, tables: Tables): Column;
  /** The names of people of those communities, from the further words. */
  name(rows: Rows, community: Column, bearers: Bearers, tables: Tables): NameColumns;
  /** What selects the family name in countries whose women have another form of it, which relatives share. */
  lineage?(rows: Rows): Column;
}

export interface Packed<Tables> {
  readonly tables: Tables;
  readonly mixOf: (place: Place) => number;
  readonly regionOf?: (place: Place) => number;
}

/** Names of a country whose tables are known to itself alone. */
export type AnyNames = CountryNames<unknown>;

/** Hides the type of the tables, which the country alone knows. */
export function countryNames<Tables>(names: CountryNames<Tables>): AnyNames {
  return {
    ...names,
    // cast: `pack` has made them
    community: (rows, residents, tables) => names.community(rows, residents, tables as Tables),
    name: (rows, community, bearers, tables) => names.name(rows, community, bearers, tables as Tables),
  };
}

/** Given name, a space, family name, and a second one where the country has two. */
export function givenThenFamily(
  given: readonly Part[],
  family: readonly Part[],
  maternal: readonly Part[] = [],
): NameColumns {
  return { full: [...given, ...after(" ", family), ...after(" ", maternal)], given, family, maternal };
}

/** Family name, given name, with or without a space. */
export function familyThenGiven(family: readonly Part[], given: readonly Part[], before: Part["before"]): NameColumns {
  return { full: [...family, ...after(before, given)], given, family };
}

/** The parts with a character before the first. */
function after(before: Part["before"], [first, ...rest]: readonly Part[]): readonly Part[] {
  return first === undefined ? [] : [{ ...first, before }, ...rest];
}

/** The only part of a given or family name. */
export function only(text: Column): readonly Part[] {
  return [{ text, before: "" }];
}
