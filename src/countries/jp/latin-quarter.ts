import { loadTables } from "../../tables/load-tables.ts";
import { once, perList } from "../../text/memo.ts";
import type { Area, Place } from "../place.ts";

/**
 * The locality of an area in Latin letters, with the ward in a city that has wards: `Kita 1-jo Nishi, Chuo-ku`. Of a part of
 * it, as buildings are called after, the name of the quarter, without the ending for 町 where the text has none.
 */
export function latinQuarter(text: string, place: Place, area: Area): string {
  const quarter = latinQuarters(place).get(`${area.code} ${area.locality}`) ?? "";
  if (text === area.locality) return quarter;
  const [name = ""] = quarter.split(",");
  return text.endsWith("町") ? name : name.replace(/(?<=..)(?:cho|machi)$/, "");
}

/** Quarters with their wards by code and locality; empty in villages without. */
const latinQuarters = perList(({ city, stateAbbreviation, areas }: Place): ReadonlyMap<string, string> => {
  const names = quarters().get(`${stateAbbreviation} ${city}`)?.split(";") ?? [];
  return new Map(areas.map(({ code, locality }, at) => [`${code} ${locality}`, names[at] ?? ""]));
});

/** The areas of each municipality in Latin letters, in their order and divided by `;`, by state and city. */
const quarters = once((): ReadonlyMap<string, string> => {
  const table = loadTables("jp")("quarters");
  const [cities, lists] = [table.texts("city"), table.texts("quarters")];
  return new Map(table.texts("state").map((state, row) => [`${state} ${cities[row]}`, lists[row] ?? ""]));
});
