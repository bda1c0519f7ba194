import type { Point } from "../../../src/countries/place.ts";

/** Kilometres between two points, on a sphere (haversine formula). */
export function kilometres(one: Point, other: Point): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east;
  return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, chord)));
}
