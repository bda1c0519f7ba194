import type { Tsv } from "../../../../scripts/tables/tsv.ts";
import { birthShares, type Names, type Sex } from "./births.ts";
import { heritages } from "./heritage.ts";
import { raceRatios } from "./name-races.ts";

/** Communities whose names are those that are given in the country, as often as their race gives them. */
const races = ["white", "black", "hispanic", "asian"] as const;

/** Names that are rarer than this in every band, per 100,000 people of the community, are left out. */
const rarest = (community: string): number => (community === "black" || community === "hispanic" ? 6 : 3);

/** As many American names are kept for a community that has names of its own. */
const AMERICAN = 150;

/** The table of given names by community. */
export function givenTable(bands: readonly number[]): Tsv {
  const rows = (["f", "m"] as const).flatMap((sex) => rowsOfSex(sex, bands));
  return { header: ["community", "sex", "name", ...bands.map(String)], rows };
}

function rowsOfSex(sex: Sex, bands: readonly number[]): readonly (readonly string[])[] {
  const shares = birthShares(sex, bands);
  const ratios = raceRatios(sex, shares, bands);
  const american = new Map(
    races.map((race) => [race, normalised(scaledBy(shares, (name, band) => ratios(name, race, band)))]),
  );
  const tables = new Map<string, Names>([...american].filter(([race]) => race !== "asian"));
  for (const { community, base, share, names } of heritages(sex, bands)) {
    const usual = [...(american.get(base) ?? [])].filter(([name]) => ratios(name, "white", 0) > 0.4);
    const others = commonest(new Map(usual), AMERICAN);
    tables.set(community, mixed(normalised(names), normalised(others), bands.map(share)));
  }
  return [...tables].flatMap(([community, names]) =>
    [...names].flatMap(([name, frequencies]) => {
      const rounded = frequencies.map((frequency) => Math.round(100_000 * frequency));
      if (Math.max(...frequencies) * 100_000 < rarest(community)) return [];
      return [[community, sex, name, ...rounded.map((count) => (count === 0 ? "" : String(count)))]];
    }),
  );
}

function scaledBy(names: Names, factor: (name: string, band: number) => number): Names {
  return new Map([...names].map(([name, shares]) => [name, shares.map((share, band) => share * factor(name, band))]));
}

/** The frequencies scaled to a sum of 1 in every band. */
function normalised(names: Names): Names {
  const sums: number[] = [];
  for (const frequencies of names.values()) {
    for (const [band, frequency] of frequencies.entries()) sums[band] = (sums[band] ?? 0) + frequency;
  }
  return new Map(
    [...names].map(([name, frequencies]) => [name, frequencies.map((each, band) => each / (sums[band] ?? 1))]),
  );
}

function commonest(names: Names, count: number): Names {
  const largest = (frequencies: readonly number[]): number => Math.max(...frequencies);
  return new Map([...names].sort((a, b) => largest(b[1]) - largest(a[1])).slice(0, count));
}

/** The first names with the given share in each band, the second with the rest. */
function mixed(first: Names, second: Names, shares: readonly number[]): Names {
  const all = new Set([...first.keys(), ...second.keys()]);
  return new Map(
    [...all].map((name) => [
      name,
      shares.map(
        (share, band) => share * (first.get(name)?.[band] ?? 0) + (1 - share) * (second.get(name)?.[band] ?? 0),
      ),
    ]),
  );
}
