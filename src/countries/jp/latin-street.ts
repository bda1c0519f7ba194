import type { Area, Place } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { once, perList } from "../shared/tables.ts";

/**
 * A street line in Latin letters, from small to large as abroad: `西新宿2-8-1 メゾン桜 203` becomes
 * `Mezon Sakura 203, 2-8-1 Nishishinjuku`, and in a city with wards `中央区北一条西2-3-4` becomes
 * `2-3-4 Kita 1-jo Nishi, Chuo-ku`. The readings of quarters are read when the first line is written.
 */
export function latinStreet(street: string, place: Place, area: Area): string {
  const [numbers = "", building = "", room = ""] = street.slice(area.locality.length).split(" ");
  const quarter = latinQuarters(place).get(`${area.code} ${area.locality}`) ?? "";
  const line = `${numbers} ${quarter}`.trim();
  return building === "" ? line : `${latinBuilding(building, quarter)} ${room}, ${line}`;
}

/**
 * The quarters of a place with their wards (`Kita 1-jo Nishi, Chuo-ku`), by code and locality; empty in villages
 * without.
 */
const latinQuarters = perList(({ city, stateAbbreviation, areas }: Place): ReadonlyMap<string, string> => {
  const names = quarters().get(`${stateAbbreviation} ${city}`)?.split(";") ?? [];
  return new Map(areas.map(({ code, locality }, at) => [`${code} ${locality}`, names[at] ?? ""]));
});

/** A building of the table or one that is called after the quarter: `Mezon Koenji`, without the ending for 町. */
function latinBuilding(building: string, quarter: string): string {
  const known = buildings().get(building);
  if (known !== undefined) return known;
  const prefix = [...buildings().keys()].filter((name) => building.startsWith(name)).reduce(longer, "");
  const [name = ""] = quarter.split(",");
  return `${buildings().get(prefix) ?? ""} ${name.replace(/(?<=..)(?:cho|machi)$/, "")}`.trim();
}

const longer = (one: string, other: string): string => (other.length > one.length ? other : one);

/** The areas of each municipality in Latin letters, in their order and divided by `;`, by state and city. */
const quarters = once((): ReadonlyMap<string, string> => {
  const table = loadTables("jp")("quarters");
  const [cities, lists] = [table.texts("city"), table.texts("quarters")];
  return new Map(table.texts("state").map((state, row) => [`${state} ${cities[row]}`, lists[row] ?? ""]));
});

const buildings = once((): ReadonlyMap<string, string> => {
  const table = loadTables("jp")("buildings");
  const latin = table.texts("latin");
  return new Map(table.texts("name").map((name, row) => [name, latin[row] ?? ""]));
});
