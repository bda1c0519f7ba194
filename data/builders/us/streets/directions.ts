import { type Row, unitedStates as rowsOf } from "../../source-rows.ts";
import type { PlaceRow } from "../places/places.ts";

/**
 * Degrees from an axis of the grid within which both of its sides count: some 1.5 km, as points are rounded to one and an
 * axis follows streets.
 */
const MARGIN = 0.015;

/**
 * The directions of postal codes that lie to one side of an axis of their city's grid, by their points beside the place
 * where the axes cross. Codes with directions of their own in `zip-directions.tsv`, and those of two cities that differ, are
 * left out.
 */
export function directionsOfCodes(places: readonly PlaceRow[]): ReadonlyMap<string, readonly string[]> {
  const grids = new Map(rowsOf("streets/grids").map((row) => [`${row("city")}, ${row("state")}`, row]));
  const points = new Map(rowsOf("points").map((row) => [row("postal_code"), row]));
  const known = new Set(rowsOf("streets/zip-directions").map((row) => row("postal_code")));
  const found = new Map<string, readonly string[]>();
  const differing = new Set<string>();
  for (const { city, state, codes } of places) {
    const grid = grids.get(`${city}, ${state}`);
    if (grid === undefined) continue;
    const all = grid("directions").split(" ");
    for (const code of codes) {
      const point = points.get(code);
      if (point === undefined || known.has(code)) continue;
      const here = all.filter((direction) => !facesAway(direction, point, grid));
      if ((found.get(code) ?? here).join() !== here.join()) differing.add(code);
      if (here.length > 0) found.set(code, here);
      if (here.length === 0 || here.length === all.length) differing.add(code);
    }
  }
  return new Map([...found].filter(([code]) => !differing.has(code)));
}

/** Whether a direction is that of the other side of an axis: `NW` of a point in the south. */
function facesAway(direction: string, point: Row, grid: Row): boolean {
  const sides = [
    ["latitude", "N", "S"],
    ["longitude", "E", "W"],
  ] as const;
  return sides.some(([axis, above, below]) => {
    if (grid(axis) === "") return false;
    const off = Number(point(axis)) - Number(grid(axis));
    return Math.abs(off) > MARGIN && direction.includes(off > 0 ? below : above);
  });
}
