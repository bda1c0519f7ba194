import type { Rng } from "../random/rng.ts";
import type { Memory } from "../tables/memory.ts";
import type { Packer } from "../tables/packer.ts";
import type { PersonName } from "./bearer.ts";
import type { Place } from "./place.ts";

// Places of the parts of a name in `NameRow.names`.
export const GIVEN = 0;
export const SECOND_GIVEN = 1;
export const FAMILY = 2;
export const SECOND_FAMILY = 3;
export const FATHER = 4;
/** What stands in e-mail addresses, where that is not the given and the family name. */
export const MAIL_GIVEN = 5;
export const MAIL_FAMILY = 6;

export const NAME_PARTS = 7;

export interface NameRow {
  readonly memory: Memory;
  /** At the stream of the name. */
  readonly rng: Rng;
  /** 0 for women, 1 for men. */
  readonly sex: number;
  readonly year: number;
  readonly band: number;
  /** Numbers of the place's mix of communities and of its region. */
  readonly mix: number;
  readonly region: number;
  readonly community: number;
  /** What selects a relative's family name: a value of the country's `lineage`; else negative. */
  readonly lineage: number;
  /** Whether a household says that she has not married, where names of women tell of that. */
  readonly isSingle: boolean;
  /** Where the names of the parts are in memory, 0 of parts that the person does not have. */
  readonly names: Int32Array;
}

export interface NamePart {
  readonly part: number;
  readonly before: keyof typeof separators;
}

export const separators = { "": [], " ": [32], "-": [45], "·": [0xc2, 0xb7] } as const;

export interface NameForm {
  readonly full: readonly NamePart[];
  readonly given: readonly NamePart[];
  readonly family: readonly NamePart[];
  readonly maternal?: readonly NamePart[];
  /** What stands in e-mail addresses, where that is not the given and the family name. */
  readonly mail?: Pick<NameForm, "given" | "family">;
}

/** How a country names people; `Tables` is what it has packed. */
interface Naming<Tables> {
  pack(packer: Packer, places: readonly Place[]): Packed<Tables>;
  readonly form: NameForm;
  community(row: NameRow, tables: Tables): number;
  /** Sets the parts of the name of a person of the row's community, by the further words. All are 0 before. */
  name(row: NameRow, tables: Tables): void;
  /** What selects the family name in countries whose women have another form of it, which relatives share. */
  lineage?(rng: Rng): number;
  middle?(row: NameRow, tables: Tables): number;
  kana?(row: NameRow, tables: Tables): NonNullable<PersonName["kana"]>;
}

export interface Packed<Tables> {
  readonly tables: Tables;
  readonly mixOf: (place: Place) => number;
  readonly regionOf?: (place: Place) => number;
  readonly communities?: readonly string[];
}

const given: readonly NamePart[] = [
  { part: GIVEN, before: "" },
  { part: SECOND_GIVEN, before: " " },
];

/** `Anna Müller-Weiß` */
export const givenThenFamily: NameForm = {
  full: [...given, { part: FAMILY, before: " " }, { part: SECOND_FAMILY, before: "-" }],
  given,
  family: [
    { part: FAMILY, before: "" },
    { part: SECOND_FAMILY, before: "-" },
  ],
};

export type AnyNaming = Naming<unknown>;

export function namesBy<Tables>(naming: Naming<Tables>): AnyNaming {
  // cast: what `pack` has made is handed back to the others alone
  return naming as AnyNaming;
}
