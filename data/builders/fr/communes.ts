import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A commune of the mainland or of Corsica. */
export interface Commune {
  /** INSEE code. */
  readonly code: string;
  readonly name: string;
  readonly departement: string;
  /** INSEE code of the region. */
  readonly region: string;
  readonly population: number;
  readonly postalCodes: readonly string[];
  /** Earlier codes. */
  readonly former: readonly string[];
}

/** The properties that are read from an entry of the package. */
interface Entry {
  readonly code: string;
  readonly nom: string;
  readonly zone: string;
  readonly type: string;
  readonly commune?: string;
  readonly departement?: string;
  readonly region?: string;
  readonly population?: number;
  readonly codesPostaux?: readonly string[];
  readonly anciensCodes?: readonly string[];
}

const listed = entries("communes");

/**
 * All communes that have inhabitants and a postal code. Left out are some thirty that are served from another
 * département, so that the code always tells it.
 */
export function communes(): readonly Commune[] {
  return listed
    .filter(({ type, zone }) => type === "commune-actuelle" && zone === "metro")
    .map((entry) => ({
      code: entry.code,
      name: entry.nom.replace("’", "'"),
      departement: entry.departement ?? "",
      region: entry.region ?? "",
      population: entry.population ?? 0,
      postalCodes: entry.codesPostaux ?? [],
      former: entry.anciensCodes ?? [],
    }))
    .filter(
      ({ departement, population, postalCodes }) =>
        population > 0 &&
        postalCodes.length > 0 &&
        postalCodes.every((code) => code.startsWith(departement.replace(/[AB]/, "0"))),
    );
}

/** Inhabitants of the arrondissements of Paris, Lyon and Marseille by their postal codes. */
export function arrondissements(): readonly { readonly postalCodes: readonly string[]; readonly population: number }[] {
  return listed
    .filter(({ type }) => type === "arrondissement-municipal")
    .map(({ codesPostaux = [], population = 0 }) => ({ postalCodes: codesPostaux, population }));
}

/** Names of the regions by their INSEE codes. */
export function regionNames(): ReadonlyMap<string, string> {
  return new Map(entries("regions").map(({ code, nom }) => [code, nom.replace("’", "'")]));
}

/** Names of the départements by their codes. */
export function departementNames(): ReadonlyMap<string, string> {
  return new Map(entries("departements").map(({ code, nom }) => [code, nom.replace("’", "'")]));
}

function entries(name: "communes" | "departements" | "regions"): readonly Entry[] {
  const require = createRequire(import.meta.url);
  return JSON.parse(readFileSync(require.resolve(`@etalab/decoupage-administratif/data/${name}.json`), "utf8"));
}
