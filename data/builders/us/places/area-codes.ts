import { type Row, unitedStates as rowsOf } from "../../source-rows.ts";
import { addTo, listIn, sumOf } from "../../sums.ts";
import { kilometres, type Position, placeKey } from "./gazetteer.ts";

/** Area codes that serve the same area, such as `["212", "332", "646", "917"]`. */
type Plan = readonly string[];

/** A plan with a smaller share of a place's exchanges is taken for that of a neighbour whose exchanges have its name. */
const SECOND = 0.25;

/** A plan with a smaller share of the people of the county is taken for a mistake of the source, or for older than a split. */
const STRANGE = 0.03;

/**
 * Telephone area codes of the places: those of the exchanges that libphonenumber's geocoder knows by the name of the
 * place, or of a city those of `cities.tsv`. Of any other place those of the source, if they serve such places of the
 * county, else those of the nearest such place in the county. All codes that share an area are given.
 */
export function areaCodes(places: readonly Row[]): (place: Row) => string {
  const plans = new Map<string, Plan>();
  for (const row of rowsOf("places/area-codes")) {
    const codes = row("area_codes").split(" ");
    for (const code of codes) plans.set(`${row("state")} ${code}`, codes);
  }
  const ofNames = plansOfNames(plans);
  const ofCities = new Map(
    rowsOf("places/cities").map((row) => {
      const codes = row("area_codes").split(" ");
      const known = codes.map((code) => plans.get(`${row("state")} ${code}`) ?? [code]);
      return [keyOf(row, "city"), [...new Set(known)]] as const;
    }),
  );
  const named = (place: Row): readonly Plan[] => ofNames.get(keyOf(place)) ?? ofCities.get(keyOf(place)) ?? [];
  const neighbours = new Map<string, Row[]>();
  for (const place of places) {
    if (named(place).length === 0) continue;
    for (const area of [place("state"), countyOf(place)]) listIn(neighbours, area).push(place);
  }
  /** A plan of the source that serves the county as well, the first of them. */
  const known = (place: Row): Plan | undefined => {
    const near = neighbours.get(countyOf(place)) ?? [];
    const people = sumOf(near, peopleOf);
    return place("area_codes")
      .split(" ")
      .map((code) => plans.get(`${place("state")} ${code}`))
      .filter((plan) => plan !== undefined)
      .find((plan) => {
        const served = near.filter((other) => named(other).includes(plan));
        return near.length === 0 || sumOf(served, peopleOf) >= STRANGE * people;
      });
  };
  const pointOf = pointsOfCodes();
  const nearest = (place: Row): Plan | undefined => {
    const near = neighbours.get(countyOf(place)) ?? neighbours.get(place("state")) ?? [];
    const at = pointOf(place);
    const [closest] = near
      .map((other) => ({ other, far: at === undefined ? 0 : kilometres(at, pointOf(other) ?? FAR) }))
      .sort((a, b) => a.far - b.far);
    return closest === undefined ? undefined : named(closest.other)[0];
  };
  return (place) => {
    const [main, ...others] = named(place);
    const codes = main ?? known(place) ?? nearest(place);
    if (codes === undefined) throw new RangeError(`${place("place")} has no area code`);
    return others.length === 0 ? codes.join("|") : [...new Set([codes, others].flat(2))].sort().join("|");
  };
}

/** The plans of the places that the geocoder names, that with the most exchanges first. */
function plansOfNames(plans: ReadonlyMap<string, Plan>): ReadonlyMap<string, readonly Plan[]> {
  return new Map(
    rowsOf("places/geocoder").map((row) => {
      const exchanges = new Map<Plan, number>();
      for (const pair of row("exchanges").split(" ")) {
        const plan = plans.get(`${row("state")} ${pair.slice(0, 3)}`);
        if (plan !== undefined) addTo(exchanges, plan, Number(pair.slice(4)));
      }
      const all = sumOf(exchanges.values());
      const main = [...exchanges].filter(([, count]) => count >= SECOND * all).sort((a, b) => b[1] - a[1]);
      return [keyOf(row), main.map(([plan]) => plan)];
    }),
  );
}

/** Stands for a point that is not known. */
const FAR: Position = { latitude: 0, longitude: 0 };

/** Finds the point of a place's first ZIP code. */
function pointsOfCodes(): (place: Row) => Position | undefined {
  const points = new Map(
    rowsOf("points").map((row) => [
      row("postal_code"),
      { latitude: Number(row("latitude")), longitude: Number(row("longitude")) },
    ]),
  );
  return (place) => points.get(place("zips").slice(0, 5));
}

function keyOf(row: Row, column = "place"): string {
  return `${row("state")} ${placeKey(row(column))}`;
}

function countyOf(place: Row): string {
  return `${place("state")} ${place("county")}`;
}

function peopleOf(place: Row): number {
  return Number(place("population"));
}
