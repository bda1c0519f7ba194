import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { PlaceRow } from "../../../src/countries/shared/place-table.ts";
import type { Places } from "../place-module.ts";
import { readTsv } from "../read-tsv.ts";

/** The properties that are read from a commune or region of the package. */
interface Commune {
  readonly code: string;
  readonly nom: string;
  readonly type: string;
  readonly departement?: string;
  readonly region?: string;
  readonly population?: number;
  readonly codesPostaux?: readonly string[];
}

/** The places of `towns.tsv`. Throws RangeError if the package lacks a town in its département. */
export function build(): Places {
  const communes = read("communes");
  const names = read("regions");
  const states = Object.entries(regions).map(
    ([insee, letters]) => [letters, names.find(({ code }) => code === insee)?.nom ?? ""] as const,
  );
  const rows = readTsv(new URL("towns.tsv", import.meta.url), 2).flatMap(([departement = "", towns = ""]) =>
    towns.split(";").map((town) => row(communes, departement, town)),
  );
  return {
    sources: "@etalab/decoupage-administratif 6.0.0 (MIT; data of INSEE and La Poste, Licence Ouverte)",
    states: states.sort(([a], [b]) => (a < b ? -1 : 1)),
    rows,
  };
}

function row(communes: readonly Commune[], departement: string, town: string): PlaceRow {
  const commune = communes.find(
    (one) => one.nom === town && one.departement === departement && one.type === "commune-actuelle",
  );
  const state = regions[commune?.region ?? ""];
  const phone = languedoc.includes(departement) ? fiction.southEast : phones[state ?? ""];
  if (commune?.population === undefined || commune.codesPostaux === undefined || !state || !phone)
    throw new RangeError(`no such commune: ${town} (${departement})`);
  const excluded = without[town]?.split(";") ?? [];
  const codes = commune.codesPostaux.filter((code) => !excluded.includes(code)).sort();
  return [town, state, commune.population, phone, codes.join(";"), commune.code];
}

function read(name: "communes" | "regions"): readonly Commune[] {
  const require = createRequire(import.meta.url);
  return JSON.parse(readFileSync(require.resolve(`@etalab/decoupage-administratif/data/${name}.json`), "utf8"));
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

/** ISO 3166-2 letters of the regions by their INSEE code; Corse and Provence-Alpes-Côte d'Azur as commonly shortened. */
const regions: Readonly<Record<string, string>> = {
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

/** The numbers for films in each of the five zones: ARCEP, décision n° 2018-0881, 2.5.12. */
const fiction = {
  paris: "+33 1 99 00 ## ##",
  northWest: "+33 2 61 91 ## ##",
  northEast: "+33 3 53 01 ## ##",
  southEast: "+33 4 65 71 ## ##",
  southWest: "+33 5 36 49 ## ##",
};

const phones: Readonly<Record<string, string>> = {
  IDF: fiction.paris,
  BRE: fiction.northWest,
  CVL: fiction.northWest,
  NOR: fiction.northWest,
  PDL: fiction.northWest,
  BFC: fiction.northEast,
  GES: fiction.northEast,
  HDF: fiction.northEast,
  ARA: fiction.southEast,
  COR: fiction.southEast,
  PAC: fiction.southEast,
  NAQ: fiction.southWest,
  OCC: fiction.southWest,
};

/** The former Languedoc-Roussillon: part of Occitanie, but numbered with the south-east. */
const languedoc = ["11", "30", "34", "48", "66"];
