import { existsSync } from "node:fs";
import type { Tsv } from "../../scripts/tables/tsv.ts";
import { sourceRows } from "./source-rows.ts";

/** Latitude and longitude in degrees, to about a kilometre. */
type Point = readonly [latitude: string, longitude: string];

/**
 * Adds the columns `latitude`, `longitude` and `points` to a table of places from `data/<code>/points.tsv`. A row of that
 * file is the point of a town in its state, or of a postal code, or of what one of the towns that share a postal code
 * has of it. `points` lists the postal codes of a place that lie elsewhere than its middle.
 */
export function located(code: string, places: Tsv): Tsv {
  if (!existsSync(new URL(`../../data/${code}/points.tsv`, import.meta.url))) return places;
  const points = new Map<string, Point>(
    sourceRows(code, "points.tsv").map((row) => [
      keyOf(row("postal_code"), row("city"), row("state")),
      [row("latitude"), row("longitude")],
    ]),
  );
  const { header, rows } = places;
  const [city, state, areas, phones] = ["city", "state", "areas", "phones"].map((column) => header.indexOf(column));
  const withPoints = (cells: readonly string[], added: readonly string[]): readonly string[] =>
    cells.toSpliced(phones ?? 0, 0, ...added);
  return {
    header: withPoints(header, ["latitude", "longitude", "points"]),
    rows: rows.map((cells) => {
      const name = cells[city ?? 0] ?? "";
      const pointOf = (postal: string): Point | undefined =>
        points.get(keyOf(postal, name, "")) ?? points.get(keyOf(postal, "", ""));
      const people = peopleByCode(cells[areas ?? 0] ?? "");
      const [largest = ""] = [...people].reduce((one, other) => (other[1] > one[1] ? other : one), ["", 0]);
      const middle = points.get(keyOf("", name, cells[state ?? 0] ?? "")) ?? pointOf(largest);
      const others = people.size === 1 ? [] : [...people.keys()].sort();
      const list = others.flatMap((postal) => {
        const point = pointOf(postal);
        return point === undefined || point.join() === middle?.join() ? [] : [[postal, ...point].join(" ")];
      });
      return withPoints(cells, [...(middle ?? ["", ""]), list.join(";")]);
    }),
  };
}

function keyOf(postalCode: string, city: string, state: string): string {
  return [postalCode, city, state].join("|");
}

/** Shares of a place's people by postal code, from its cell `areas`. */
function peopleByCode(areas: string): ReadonlyMap<string, number> {
  const people = new Map<string, number>();
  for (const area of areas.split(";")) {
    const [code = "", weight = "1"] = (area.split(" ")[0] ?? "").split("*");
    people.set(code, (people.get(code) ?? 0) + Number(weight));
  }
  return people;
}
