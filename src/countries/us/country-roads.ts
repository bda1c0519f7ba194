import { chance, int, pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { ordinal } from "./house-numbers.ts";
import type { StreetNames } from "./street-names.ts";

/** States whose county roads have numbers and no names. */
const withCountyRoads = new Set(["AL", "AR", "CO", "FL", "MN", "MO", "MS", "ND", "NE", "OH", "TX", "WI"]);

/** States in which the roads between the sections of the land survey are numbered by their distance. */
const withSections = new Set(["IA", "IL", "KS", "MI", "MN", "ND", "SD"]);

const ends = [
  "Rd",
  "Rd",
  "Rd",
  "Rd",
  "Mill Rd",
  "Creek Rd",
  "Chapel Rd",
  "Church Rd",
  "School Rd",
  "Ridge Rd",
  "Bridge Rd",
];
const southern = ["Branch Rd", "Hollow Rd", "Cemetery Rd", "Farm Rd", "Loop"];
const appalachian = new Set(["KY", "NC", "PA", "TN", "VA", "WV"]);

/** A house on a road between villages: `2350 N 400 E` in Indiana, `1482 County Road 214`, `612 Sawyer Creek Rd`. */
export function countryRoad(rng: Rng, state: string, { surname }: StreetNames): string {
  const number = int(rng, 100, 9_899);
  const kind = int(rng, 0, 9);
  if (state === "IN" && kind < 6) return sectionAddress(rng);
  if (withSections.has(state) && kind < 3)
    return `${number} ${ordinal(int(rng, 10, 360))} ${chance(rng, 0.5) ? "St" : "Ave"}`;
  if (withCountyRoads.has(state) && kind < 4) return `${number} County Road ${int(rng, 2, 480)}`;
  if (kind < 5) return `${number} ${highway(rng, state)}`;
  const end = appalachian.has(state) && chance(rng, 0.4) ? pick(rng, southern) : pick(rng, ends);
  return `${number} ${surname(rng)} ${end}`;
}

function highway(rng: Rng, state: string): string {
  if (state === "TX" && chance(rng, 0.5)) return `FM ${int(rng, 10, 3_500)}`;
  const name = chance(rng, 0.3) ? "US Highway" : (routes.get(state) ?? "Highway");
  return `${name} ${int(rng, 1, 180)}`;
}

/** What state roads are called in addresses, where that is not `Highway`. */
const routes: ReadonlyMap<string, string> = new Map([
  ...["CT", "MA", "ME", "NH", "NJ", "NY", "PA", "RI", "VT"].map((state) => [state, "Route"] as const),
  ...["IL", "OH", "WA"].map((state) => [state, "State Route"] as const),
  ["IN", "State Road"],
  ["TX", "State Highway"],
]);

/** Roads of Indiana by hundredths of a mile from the middle of the county. */
function sectionAddress(rng: Rng): string {
  const number = int(rng, 100, 9_899);
  const line = int(rng, 1, 19) * 50;
  return chance(rng, 0.5)
    ? `${number} ${pick(rng, ["N", "S"] as const)} ${line} ${pick(rng, ["E", "W"] as const)}`
    : `${number} ${pick(rng, ["E", "W"] as const)} ${line} ${pick(rng, ["N", "S"] as const)}`;
}
