import { band, type Grid } from "../../columns/choosing.ts";
import type { Packer } from "../../columns/packer.ts";
import type { Rows } from "../../columns/rows.ts";
import type { Column } from "../../columns/workspace.ts";
import type { Weighted } from "../../random/weighted.ts";
import type { Place, Sex } from "../country.ts";
import { birthBands, type NamesByYear } from "./names-by-year.ts";

/** Packs given names by community, sex and band of birth years. */
export function packGiven<Community>(
  packer: Packer,
  communities: readonly Community[],
  of: (community: Community, sex: Sex) => NamesByYear,
): Grid {
  return packer.byThree(communities, ["female", "male"] as const, birthBands, (community, sex, year) =>
    packer.names(of(community, sex).of(year)),
  );
}

/** Packs mixes of communities, each of which is sampled as its number among all. */
export function packMixes<Community>(
  packer: Packer,
  mixes: readonly Weighted<Community>[],
  communities: readonly Community[],
): Grid {
  const numbers = new Map(communities.map((community, number) => [community, number]));
  return packer.by(mixes, ({ items, ...table }) =>
    packer.numbered(table, (row) => {
      const community = items[row];
      return community === undefined ? 0 : (numbers.get(community) ?? 0);
    }),
  );
}

/** Numbers for what places have in common. */
export interface Numbered<T> {
  readonly items: readonly T[];
  numberOf(place: Place): number;
}

/** Numbers the different values of a function of places, in the order of the places. */
export function numbered<T>(places: readonly Place[], keyOf: (place: Place) => T): Numbered<T> {
  const numbers = new Map<T, number>();
  const byPlace = places.map((place) => {
    const value = keyOf(place);
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return number;
  });
  return { items: [...numbers.keys()], numberOf: ({ index }) => byPlace[index] ?? 0 };
}

/** The bands of the birth years of rows. */
export function bandsOf(rows: Rows, birthYears: Column): Column {
  return band(rows, birthYears, birthBands[0], 5, birthBands.length);
}
