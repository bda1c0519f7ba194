import { chance, int, pick } from "../../random/draw.ts";
import type { Rng } from "../../random/rng.ts";
import type { Area, Place } from "../country.ts";

/** `Flat 302, 14 MG Road, Bandra West`: dwelling, road and the locality where the area has one. */
export function street(rng: Rng, _place: Place, area: Area): string {
  const flat = chance(rng, 0.3) ? `Flat ${int(rng, 1, 9)}0${int(rng, 1, 6)}, ` : "";
  const line = `${flat}${int(rng, 1, 180)} ${pick(rng, roads)}`;
  return area.locality === "" ? line : `${line}, ${area.locality}`;
}

const roads = [
  "MG Road",
  "Station Road",
  "Nehru Road",
  "Gandhi Road",
  "Tilak Road",
  "Main Road",
  "Temple Road",
  "College Road",
  "Hospital Road",
  "Park Road",
  "Netaji Road",
  "Patel Road",
] as const;
