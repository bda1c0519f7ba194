import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { perKey } from "../../../src/text/memo.ts";
import { arrondissements, type Commune, communes, regionNames } from "./communes.ts";

/** ISO 3166-2 letters of the regions by their INSEE code; Corse and Provence-Alpes-Côte d'Azur as commonly shortened. */
export const regions: Readonly<Record<string, string>> = {
  "11": "IDF",
  "24": "CVL",
  "27": "BFC",
  "28": "NOR",
  "32": "HDF",
  "44": "GES",
  "52": "PDL",
  "53": "BRE",
  "75": "NAQ",
  "76": "OCC",
  "84": "ARA",
  "93": "PAC",
  "94": "COR",
};

/** The regions whose ISO 3166-2 code is another than the abbreviation. */
const subdivisions: Readonly<Record<string, string>> = { COR: "FR-20R" };

export function states(): Tsv {
  const names = regionNames();
  const population = new Map<string, number>();
  for (const { region, population: people } of communes())
    population.set(region, (population.get(region) ?? 0) + people);
  return {
    header: ["abbreviation", "name", "subdivision", "population", "time_zone"],
    rows: Object.entries(regions).map(([insee, letters]) => [
      letters,
      names.get(insee) ?? "",
      subdivisions[letters] ?? `FR-${letters}`,
      String(population.get(insee) ?? 0),
      "Europe/Paris",
    ]),
  };
}

const COUNT = 8_000;

/** Smaller communes are not among the largest of a département: one in fifteen people lives there. */
const SMALLEST = 501;

/** Communes of one size have from as many inhabitants on. */
const SIZES = [0, 500, 1_000, 2_000, 5_000, 10_000] as const;

/** Villages of each département, beyond the largest communes, by the number of their size. */
const VILLAGES = [8, 8] as const;

/** Communes of this size that are not chosen have no weight: they are drawn if they are asked for, and stand for nobody. */
const TOWN = 2_000;

export function places(): Tsv {
  const all = chosen();
  const factorOf = factors(all);
  const rowOf = (commune: Commune, weight: number): readonly string[] => {
    const { name, code, departement, region, population } = commune;
    const cells = [name, regions[region] ?? "", String(population), String(Math.round(weight))];
    return [...cells, zone(departement, region), areas(commune), code];
  };
  return {
    header: ["city", "state", "population", "weight", "phones", "areas", "code"],
    rows: [
      ...all.map((commune) => rowOf(commune, commune.population * factorOf(commune))),
      ...leftOut(all).map((commune) => rowOf(commune, 0)),
    ],
  };
}

/** The towns that are not chosen, without those of a name that one of the region has. */
function leftOut(all: readonly Commune[]): readonly Commune[] {
  const names = new Set(all.map(({ name, region }) => `${name}|${region}`));
  return communes().filter(
    ({ name, region, population }) => population >= TOWN && names.size < names.add(`${name}|${region}`).size,
  );
}

/** 8,000 communes and 16 villages of each département. Of two with one name in one region, the larger. */
function chosen(): readonly Commune[] {
  const seen = new Set<string>();
  const unique = ({ name, region }: Commune): boolean => seen.size < seen.add(`${name}|${region}`).size;
  const largest = ranked().filter(unique).slice(0, COUNT);
  const taken = new Set(largest.map(({ code }) => code));
  seen.clear();
  for (const one of largest) unique(one);
  const bySize = Map.groupBy(
    communes().filter(({ code }) => !taken.has(code)),
    (commune) => `${commune.departement} ${sizeOf(commune)}`,
  );
  const villages = [...bySize].flatMap(([key, list]) => {
    const count = VILLAGES[Number(key.split(" ")[1])] ?? 0;
    // The larger ones of a size, spread over the alphabet, in which codes are numbered.
    const typical = list.filter(({ population }) => population >= 200).toSorted((a, b) => (a.code < b.code ? -1 : 1));
    const step = typical.length / count;
    return step > 1 ? Array.from({ length: count }, (_, at) => typical[Math.floor(at * step)]) : typical;
  });
  return [...largest, ...villages.filter((one) => one !== undefined).filter(unique)];
}

/** Communes in the order of the share of their département that lives in larger ones, so that it is the same everywhere. */
function ranked(): readonly Commune[] {
  const listed = communes().filter(({ population }) => population >= SMALLEST);
  const byDepartement = Map.groupBy(listed, ({ departement }) => departement);
  return [...byDepartement.values()]
    .flatMap((list) => {
      const largest = list.toSorted((a, b) => b.population - a.population || (a.code < b.code ? -1 : 1));
      const all = largest.reduce((sum, { population }) => sum + population, 0);
      let before = 0;
      return largest.map((commune) => {
        const share = before / all;
        before += commune.population;
        return { commune, share };
      });
    })
    .toSorted((a, b) => a.share - b.share || b.commune.population - a.commune.population)
    .map(({ commune }) => commune);
}

function sizeOf({ population }: Commune): number {
  return SIZES.findLastIndex((from) => population >= from);
}

/**
 * The times that a commune stands for its own people: it stands for those of its département who live in communes of its
 * size, and where none of a smaller or larger size is kept, for theirs.
 */
function factors(kept: readonly Commune[]): (commune: Commune) => number {
  const sums = (list: readonly Commune[]): ReadonlyMap<string, readonly number[]> =>
    new Map(
      [...Map.groupBy(list, ({ departement }) => departement)].map(([departement, own]) => [
        departement,
        SIZES.map((_, size) => own.reduce((sum, one) => sum + (sizeOf(one) === size ? one.population : 0), 0)),
      ]),
    );
  const [everyone, own] = [sums(communes()), sums(kept)];
  const factorsOf = perKey((departement): readonly number[] => {
    const here = own.get(departement) ?? [];
    const people = [...(everyone.get(departement) ?? [])];
    for (const size of people.keys()) {
      const near = here.findIndex((sum, other) => sum > 0 && other >= size);
      const to = near === -1 ? here.findLastIndex((sum) => sum > 0) : near;
      if (to === size) continue;
      people[to] = (people[to] ?? 0) + (people[size] ?? 0);
      people[size] = 0;
    }
    return people.map((sum, size) => sum / Math.max(1, here[size] ?? 0));
  });
  return (commune) => factorsOf(commune.departement)[sizeOf(commune)] ?? 1;
}

/** The telephone zone: the region's, but the former Languedoc-Roussillon is numbered with the south-east. */
function zone(departement: string, region: string): string {
  if (["11", "30", "34", "48", "66"].includes(departement)) return "4";
  const zones = { "1": "11", "2": "24 28 52 53", "3": "27 32 44", "4": "84 93 94", "5": "75 76" };
  return Object.entries(zones).find(([, list]) => list.split(" ").includes(region))?.[0] ?? "";
}

/** Postal codes: of Paris, Lyon and Marseille with the inhabitants of the arrondissement. */
function areas({ code, name, postalCodes }: Commune): string {
  if (!["75056", "69123", "13055"].includes(code)) {
    const excluded = without[name]?.split(";") ?? [];
    return postalCodes
      .filter((one) => !excluded.includes(one))
      .sort()
      .join(";");
  }
  return arrondissements()
    .filter((one) => postalCodes.includes(one.postalCodes[0] ?? ""))
    .flatMap((one) =>
      one.postalCodes.map((postalCode) => `${postalCode}*${Math.round(one.population / one.postalCodes.length)}`),
    )
    .sort()
    .join(";");
}

/**
 * Postal codes that do not occur in addresses of the town itself: a business quarter (Euralille), and former communes
 * and hamlets that keep their own name in the address.
 */
const without: Readonly<Record<string, string>> = {
  Lille: "59777;59160;59260",
  Dunkerque: "59279;59430",
  "Saint-Denis": "93380",
  Arles: "13104;13123;13129",
  Martigues: "13117",
  "Saint-Germain-en-Laye": "78112",
  Auxerre: "89290",
  Pontoise: "95000",
};
