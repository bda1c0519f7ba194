import { type Row, unitedStates as rowsOf } from "../../source-rows.ts";
import { addTo, listIn } from "../../sums.ts";

/** Area codes that serve the same area, such as `["212", "332", "646", "917"]`. */
type Plan = readonly string[];

/** A plan with a smaller share of a county's people is taken for a mistake where another of the place's codes has more. */
const STRANGE = 0.03;

/**
 * Telephone area codes of the places: those that the numbering plan has for the area of the code that most people
 * there have. Where the source has none, those of the place in the county with the nearest ZIP code.
 */
export function areaCodes(places: readonly Row[]): (place: Row) => string {
  const plans = new Map<string, Plan>();
  for (const row of rowsOf("places/area-codes")) {
    const codes = row("area_codes").split(" ");
    for (const code of codes) plans.set(`${row("state")} ${code}`, codes);
  }
  const own = new Map(
    rowsOf("places/cities").map((row) => [`${row("city")} ${row("state")}`, row("area_codes").split(" ")]),
  );
  const candidates = (place: Row): readonly Plan[] =>
    place("area_codes")
      .split(" ")
      .flatMap((code) => {
        const plan = plans.get(`${place("state")} ${code}`);
        return plan === undefined ? [] : [plan];
      });
  const shareOf = sharesByCounty(places, candidates);
  const known = (place: Row): Plan | undefined => {
    const ofPlace = candidates(place);
    const [first] = ofPlace;
    if (first === undefined || shareOf(place, first) >= STRANGE) return first;
    return [...ofPlace].sort((a, b) => shareOf(place, b) - shareOf(place, a))[0];
  };
  const neighbours = new Map<string, Row[]>();
  for (const place of places) {
    if (known(place) === undefined) continue;
    for (const area of [place("state"), countyOf(place)]) listIn(neighbours, area).push(place);
  }
  const nearest = (place: Row): Plan | undefined => {
    const near = neighbours.get(countyOf(place)) ?? neighbours.get(place("state")) ?? [];
    const distance = (other: Row): number => Math.abs(zipOf(other) - zipOf(place));
    const closest = near.reduce<Row | undefined>(
      (a, b) => (a !== undefined && distance(a) <= distance(b) ? a : b),
      undefined,
    );
    return closest === undefined ? undefined : known(closest);
  };
  return (place) => {
    const city = place("place").replace(/\bSaint\b/, "St.");
    const codes = own.get(`${city} ${place("state")}`) ?? known(place) ?? nearest(place);
    if (codes === undefined) throw new RangeError(`${city} has no area code`);
    return codes.join("|");
  };
}

/** The share of a plan among the people of a place's county, by the first code of each place. */
function sharesByCounty(
  places: readonly Row[],
  candidates: (place: Row) => readonly Plan[],
): (place: Row, plan: Plan) => number {
  const all = new Map<string, number>();
  const withPlan = new Map<string, number>();
  for (const place of places) {
    const [plan] = candidates(place);
    if (plan === undefined) continue;
    addTo(all, countyOf(place), Number(place("population")));
    addTo(withPlan, `${countyOf(place)} ${plan.join()}`, Number(place("population")));
  }
  return (place, plan) => (withPlan.get(`${countyOf(place)} ${plan.join()}`) ?? 0) / (all.get(countyOf(place)) ?? 1);
}

function countyOf(place: Row): string {
  return `${place("state")} ${place("county")}`;
}

function zipOf(place: Row): number {
  return Number(place("zips").slice(0, 5));
}
