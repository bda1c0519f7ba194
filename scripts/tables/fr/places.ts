import type { Tsv } from "../tsv.ts";
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

/** Smaller communes are left out: one in fifteen people lives there. */
const SMALLEST = 501;

export function places(): Tsv {
  return {
    header: ["city", "state", "population", "phones", "areas", "code"],
    rows: chosen().map((commune) => {
      const { name, code, departement, region, population } = commune;
      return [name, regions[region] ?? "", String(population), zone(departement, region), areas(commune), code];
    }),
  };
}

/**
 * 8,000 communes: of each département the largest, as many as hold the same share of its townspeople everywhere. Of
 * two with one name in one region, the larger.
 */
function chosen(): readonly Commune[] {
  const listed = communes().filter(({ population }) => population >= SMALLEST);
  const byDepartement = Map.groupBy(listed, ({ departement }) => departement);
  // The share of the département that lives in the commune or a larger one, without the commune itself.
  const ranked = [...byDepartement.values()].flatMap((list) => {
    const largest = list.toSorted((a, b) => b.population - a.population || (a.code < b.code ? -1 : 1));
    const all = largest.reduce((sum, { population }) => sum + population, 0);
    let before = 0;
    return largest.map((commune) => {
      const share = before / all;
      before += commune.population;
      return { commune, share };
    });
  });
  const seen = new Set<string>();
  return ranked
    .toSorted((a, b) => a.share - b.share || b.commune.population - a.commune.population)
    .map(({ commune }) => commune)
    .filter(({ name, region }) => seen.size < seen.add(`${name}|${region}`).size)
    .slice(0, COUNT);
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
