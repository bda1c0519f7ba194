import type { Packer } from "../columns/packer.ts";
import type { Rows } from "../columns/rows.ts";
import type { Column } from "../columns/workspace.ts";
import type { Place } from "./country.ts";

/** What is known of the rows of a country when its own fields are drawn. */
export interface Bearers {
  /** 0 for women, 1 for men. */
  readonly sex: Column;
  /** The year of birth. */
  readonly year: Column;
  /** The year of birth that determines the community. */
  readonly cohort: Column;
  /** The numbers that the country has packed for the place: of its mix of communities, and of its region. */
  readonly mix: Column;
  readonly region: Column;
}

/** A part of a name: where the names are in memory, 0 in rows that lack it, and the character before it, if any. */
export interface Part {
  readonly text: Column;
  readonly before: "" | " " | "-";
}

/** The names of rows: given names, a space, family names. */
export interface NameColumns {
  readonly given: readonly Part[];
  readonly family: readonly Part[];
}

/** What a country draws by columns. `Tables` is what it has packed, which the packed file keeps as JSON. */
export interface CountryColumns<Tables> {
  /** Packs its tables, and numbers the mix of communities and the region of each place. */
  pack(packer: Packer, places: readonly Place[]): Packed<Tables>;
  /** The names, from the words of the field of `rows`. */
  name(rows: Rows, bearers: Bearers, tables: Tables): NameColumns;
}

export interface Packed<Tables> {
  readonly tables: Tables;
  readonly mixOf: (place: Place) => number;
  readonly regionOf: (place: Place) => number;
}

/** Columns of a country whose tables are known to itself alone. */
export type AnyColumns = CountryColumns<unknown>;

/** Hides the type of the tables, which the country alone knows. */
export function countryColumns<Tables>(columns: CountryColumns<Tables>): AnyColumns {
  return {
    pack: (packer, places) => columns.pack(packer, places),
    // cast: `pack` has made them, though the file may have kept them since
    name: (rows, bearers, tables) => columns.name(rows, bearers, tables as Tables),
  };
}
