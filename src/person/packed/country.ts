import type { Country } from "../../countries/country.ts";
import type { Grid, TablePlace } from "../../tables/memory.ts";
import { Packer } from "../../tables/packer.ts";
import type { Workspace } from "../../tables/workspace.ts";
import { packBodies } from "../body.ts";
import { populationOf } from "../population.ts";
import { type PackedBirths, packBirths } from "./births.ts";
import { type PackedHomes, packHomes } from "./homes.ts";

/** A country in the memory of a workspace. The file of the build keeps it as JSON. */
export interface PackedCountry extends PackedHomes {
  readonly births: PackedBirths;
  readonly bodies: Grid;
  readonly blood: TablePlace;
  readonly complexions: TablePlace;
  /** Brands of cards: of all, and of those that are still issued. */
  readonly cards: TablePlace;
  readonly currentCards: TablePlace;
  /** What its names are sampled from. */
  readonly own: unknown;
  /** The names of its communities by their numbers, where it names them. */
  readonly communities: readonly string[];
}

/** A country, packed at the first draw unless the file has it. */
export function packedCountry(space: Workspace, country: Country): PackedCountry {
  // cast: nothing else is kept under the code of a country
  const known = space.get(country.code) as PackedCountry | undefined;
  if (known !== undefined) return known;
  const packed = packCountry(new Packer(space.memory), country);
  space.set(country.code, packed);
  return packed;
}

function packCountry(packer: Packer, country: Country): PackedCountry {
  const { blood, complexions, cards, birthYears, mass } = populationOf(country);
  const own = country.names.pack(packer, country.places.items);
  return {
    ...packHomes(packer, country, own),
    births: [packBirths(packer, birthYears.female), packBirths(packer, birthYears.male)],
    bodies: packBodies(packer, country.body, mass),
    blood: packer.table(blood),
    complexions: packer.table(complexions),
    cards: packer.table(cards.byShare),
    currentCards: packer.table(cards.current),
    own: own.tables,
    communities: own.communities ?? [],
  };
}
