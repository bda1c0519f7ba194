import { type Row, unitedStates as rowsOf } from "../../source-rows.ts";
import { listIn, sumOf } from "../../sums.ts";
import { placeKey } from "./gazetteer.ts";

/** The share of the people of a suburb's ZIP codes who write its name instead of the postal city's: an estimate. */
const WRITTEN = 0.75;

/**
 * The postal cities, and the suburbs whose names the post office accepts for some of their ZIP codes (`suburbs.tsv`). Both
 * have these codes, with a part of the people each.
 */
export function withSuburbs(cities: readonly Row[]): readonly Row[] {
  const suburbs = new Map(
    rowsOf("places/suburbs").flatMap((row) =>
      row("postal_codes")
        .split(" ")
        .map((code) => [`${row("state")} ${code}`, row] as const),
    ),
  );
  const moved = new Map<string, { readonly suburb: Row; readonly city: Row; readonly pair: string }[]>();
  const rest = cities.map((city) => {
    const pairs = city("zips")
      .split(" ")
      .map((pair) => {
        const [code = "", people] = pair.split(":");
        const suburb = suburbs.get(`${city("state")} ${code}`);
        if (suburb === undefined) return pair;
        const written = Math.round(Number(people) * WRITTEN);
        listIn(moved, keyOf(suburb)).push({ suburb, city, pair: `${code}:${written}` });
        return `${code}:${Number(people) - written}`;
      });
    return withPairs(city, pairs);
  });
  const known = rest.map((city) => {
    const own = moved.get(keyOf(city)) ?? [];
    moved.delete(keyOf(city));
    return withPairs(city, [city("zips"), ...own.map(({ pair }) => pair)]);
  });
  const added = [...moved.values()].flatMap((parts) => {
    const [first] = parts;
    if (first === undefined) return [];
    const { suburb, city } = first;
    const named: Row = (column) => (ofSuburbs.has(column) ? suburb : city)(column);
    return [
      withPairs(
        named,
        parts.map(({ pair }) => pair),
      ),
    ];
  });
  return [...known, ...added];
}

/** The columns that suburbs have of their own. */
const ofSuburbs: ReadonlySet<string> = new Set(["place", "county", "area_codes"]);

const keyOf = (row: Row): string => `${row("state")} ${placeKey(row("place"))}`;

/** The row with other ZIP codes and their people. */
function withPairs(row: Row, pairs: readonly string[]): Row {
  const zips = pairs.join(" ");
  const population = String(sumOf(zips.split(" "), (pair) => Number(pair.slice(6))));
  return (column) => (column === "zips" ? zips : column === "population" ? population : row(column));
}
