import type { Grid, TablePlace } from "../../tables/memory.ts";
import type { Packer } from "../../tables/packer.ts";
import { entry2, sample } from "../../tables/sampling.ts";
import type { Table } from "../../tables/table.ts";
import { perKey, perList } from "../../text/memo.ts";
import type { NameRow } from "../name-row.ts";
import type { Place } from "../place.ts";
import { birthBands } from "./names-by-year.ts";

type Shares = readonly (readonly [community: string, share: number])[];

/** By the number of the band of birth years. */
type Mix = (band: number) => Shares;

const YOUNGER = birthBands.indexOf(1975);

/**
 * The mixes of the table `communities` by the column `place`, each the rows of the first key that has some. It has
 * `community` and `share`, and `kind` where those born before 1975 (`older`) and later (`younger`) differ, or a column
 * `mix` (`white*61.5;black*20.3`). A majority has what the shares in percent leave; without one, keys without rows
 * throw RangeError.
 */
export function mixesIn(
  table: Table,
  { place = "place", share = "share", majority }: { place?: string; share?: string; majority?: string } = {},
): (...keys: readonly string[]) => Mix {
  const mixes = Map.groupBy(rowsIn(table, place, share), (row) => row.place);
  const mixOf = perKey((key): Mix => {
    const rows = mixes.get(key) ?? [];
    const of = (kind: string): Shares => {
      const shares = rows.flatMap((row) => (row.kind === kind || row.kind === "" ? [row.share] : []));
      return majority === undefined ? shares : [[majority, 100 - sumOf(shares)], ...shares];
    };
    const [older, younger] = [of("older"), of("younger")];
    return (band) => (band < YOUNGER ? older : younger);
  });
  return (...keys) => {
    const key = keys.find((one) => mixes.has(one));
    if (key === undefined && majority === undefined)
      throw new RangeError(`communities.tsv lacks ${keys.join(" and ")}`);
    return mixOf(key ?? "");
  };
}

interface Row {
  readonly place: string;
  readonly kind: string;
  readonly share: Shares[number];
}

function rowsIn(table: Table, place: string, share: string): readonly Row[] {
  const places = table.texts(place);
  const kinds = table.has("kind") ? table.texts("kind") : [];
  if (!table.has("mix")) {
    const [names, shares] = [table.texts("community"), table.numbers(share)];
    return places.map((key, row) => ({
      place: key,
      kind: kinds[row] ?? "",
      share: [names[row] ?? "", shares[row] ?? 0],
    }));
  }
  return table.texts("mix").flatMap((mix, row) =>
    mix.split(";").map((part): Row => {
      const [community = "", weight = ""] = part.split("*");
      return { place: places[row] ?? "", kind: "", share: [community, Number(weight)] };
    }),
  );
}

/** A mix by the table `communities`, per mille by band times `liftOf`; the majority is the rest. */
export function liftedMix(table: Table, majority: string, liftOf: (community: string) => number): Mix {
  const names = table.texts("community");
  const lifts = names.map(liftOf);
  return (band) => {
    const perMille = table.numbers(String(birthBands[band]));
    const shares = names.map((name, row) => [name, (perMille[row] ?? 0) * (lifts[row] ?? 1)] as const);
    return [[majority, 1_000 - sumOf(shares)], ...shares];
  };
}

function sumOf(shares: Shares): number {
  return shares.reduce((sum, [, share]) => sum + share, 0);
}

export interface Communities {
  readonly communities: readonly string[];
  readonly mixes: Grid;
  readonly mixOf: (place: Place) => number;
}

/** Packs the mix of each place. Places with one mix share its tables. The first community has the number 0. */
export function packCommunities(
  packer: Packer,
  places: readonly Place[],
  mixAt: (place: Place) => Mix,
  ...first: readonly string[]
): Communities {
  const mixes = numbered(places, mixAt);
  const numbers = new Map(first.map((community, number) => [community, number]));
  const numberOf = (community: string): number => {
    const number = numbers.get(community) ?? numbers.size;
    numbers.set(community, number);
    return number;
  };
  const tableOf = perList((shares: Shares): { readonly at: TablePlace } => {
    const weights = shares.map(([, share]) => share);
    const values = shares.map(([community]) => numberOf(community));
    return { at: packer.weights(weights, values) };
  });
  const grid = packer.byTwo(mixes.items, [...birthBands.keys()], (mix, band) => tableOf(mix(band)).at);
  return { communities: [...numbers.keys()], mixes: grid, mixOf: mixes.numberOf };
}

interface Numbered<T> {
  readonly items: readonly T[];
  readonly numberOf: (place: Place) => number;
}

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

export function communityIn({ memory, rng, mix, band }: NameRow, { mixes }: Pick<Communities, "mixes">): number {
  return sample(memory, entry2(memory, mixes, mix, band), rng.word(0));
}
