import type { Country } from "../../countries/country.ts";
import type { Grid, TablePlace } from "../../tables/memory.ts";
import { Packer } from "../../tables/packer.ts";
import type { Workspace } from "../../tables/workspace.ts";
import { packBodies } from "../body.ts";
import { populationOf } from "../population.ts";
import { type PackedBirths, packBirths } from "./births.ts";
import { type PackedHomes, packHomes } from "./homes.ts";

/** A country in the memory of a workspace; JSON in the file of the build. */
export interface PackedCountry extends PackedHomes {
  readonly births: PackedBirths;
  readonly bodies: Grid;
  readonly blood: TablePlace;
  readonly complexions: TablePlace;
  readonly cards: TablePlace;
  readonly currentCards: TablePlace;
  readonly own: unknown;
  readonly communities: readonly string[];
}

/** Packs at the first draw unless the file has the country. */
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
