import { chance, int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { sample } from "../../random/weighted.ts";
import type { Area, Place } from "../country.ts";
import { type Custom, customOf } from "./customs-of-streets.ts";
import { blockOf, houseNumber } from "./houses.ts";
import { wordsOf } from "./street-words.ts";

/** In smaller towns, the localities are the villages that the post office serves. */
const LARGE_TOWN = 50_000;

/**
 * `Flat 302, 14 MG Road, Bandra West`: dwelling, road, locality. In planned sectors `House No. 214, Sector 22`, and in
 * the hills, where a quarter takes the place of a road, `House No. 45, Bungkawn`. Without a locality the road ends the
 * line. Some people add a landmark (`14 Station Road, Near Hanuman Mandir`). In villages there is the house, or its
 * ward, and the village.
 */
export function street(rng: Rng, place: Place, { locality }: Area): string {
  const custom = customOf(place);
  const form = int(rng, 0, 99);
  const storeys = place.population > 800_000 && form < 4 ? 14 : custom.storeys;
  if (isSector(locality)) return `${sectorHouse(rng, form)}, ${locality}`;
  if (locality !== "" && place.population < LARGE_TOWN) return villageLine(rng, custom, form, locality);
  if (locality !== "" && (namesRoad(locality) || (custom.isHilly && form < 70)))
    return `${form < 35 ? flat(rng, custom, form, storeys) : `House No. ${houseNumber(rng)}, `}${locality}`;
  const road = sample(rng, wordsOf(chance(rng, 0.45) ? custom.common : custom.roads));
  const isFlat = form < custom.flats;
  const byName = isFlat && form % 2 === 0;
  const house = byName ? "" : isFlat ? `${houseNumber(rng)} ` : custom.house(rng);
  const line = `${isFlat ? flat(rng, custom, form, storeys) : ""}${before(road, house)}${road}`;
  const landmark = chance(rng, 0.12) ? `, ${sample(rng, wordsOf(custom.townLandmarks))}` : "";
  return locality === "" ? `${line}${landmark}` : `${line}${landmark}, ${locality}`;
}

/** `No. 8, 3rd Cross`, `8 Nehru Road`: no two numbers stand side by side. */
function before(road: string, house: string): string {
  const isNumbered = road.charCodeAt(0) <= 57;
  return isNumbered && house.endsWith(" ") && !house.endsWith(", ") ? `No. ${house.trimEnd()}, ` : house;
}

/** `House No. 45, Near Shiv Mandir, Rampur`, `Ward No. 7, Rampur`. */
function villageLine(rng: Rng, custom: Custom, form: number, locality: string): string {
  const landmark = chance(rng, 0.3) ? `${sample(rng, wordsOf(custom.landmarks))}, ` : "";
  if (form < 22) return `Ward No. ${int(rng, 1, 15)}, ${landmark}${locality}`;
  if (custom.namesHouses && form < 75)
    return `${custom.house(rng)}${landmark}${locality}`.replace(/(\d) (?=\D)/, "$1, ");
  return `House No. ${int(rng, 1, int(rng, 20, 400))}, ${landmark}${locality}`;
}

const isSector = (locality: string): boolean =>
  locality.startsWith("Sector ") || locality.includes(" Sector ") || locality.includes(" Phase ");

/** Whether a quarter is named after a road, and therefore needs no other one. */
const namesRoad = (locality: string): boolean =>
  locality.endsWith(" Road") || locality.endsWith(" Street") || locality.endsWith(" Avenue");

function sectorHouse(rng: Rng, form: number): string {
  if (form < 65) return `House No. ${int(rng, 1, form < 35 ? 399 : 2_999)}`;
  if (form < 85) return `Flat ${int(rng, 1, 9) * 100 + int(rng, 1, 8)}, Tower ${blockOf(rng)}`;
  return `${blockOf(rng)}-${int(rng, 1, 189)}`;
}

/** `Flat 302, `, `B-204, Sai Darshan Apartments, `: an even form names the building instead of its number. */
function flat(rng: Rng, { buildings }: Custom, form: number, storeys: number): string {
  const number = int(rng, 1, storeys) * 100 + int(rng, 1, 8);
  if (form % 2 === 1) return `Flat ${number}, `;
  const building = sample(rng, wordsOf(buildings));
  return chance(rng, 0.5) ? `Flat ${number}, ${building}, ` : `${blockOf(rng)}-${number}, ${building}, `;
}
