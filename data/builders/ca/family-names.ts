import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { added, familyRows, filled, ranked, scaled, totalOf } from "../frequencies.ts";
import { canada as rowsOf } from "../source-rows.ts";
import { towns } from "./areas.ts";
import { regions, shares } from "./communities.ts";

/** Weights are in 100,000 people of a community. */
const ALL = 100_000;

/** Bearers of the name Smith per 100,000 Canadians; `data/ca/SOURCES.md` names the count. */
const SMITH = 565.1;
const TREMBLAY = 313.7;

/** What the weights of the ranked list give these names. */
const listed = { english: 720, french: 1076 } as const;

/** French names with a lower estimate in the source: the names that the source does not list are spread over them. */
const RARE = 120;

/** Communities of which only a part has names of their own; the others have English ones. An estimate. */
const own: Readonly<Record<string, number>> = {
  coast: 0.7,
  "first-nations": 0.75,
  german: 0.95,
  inuit: 0.93,
  maritime: 0.72,
  mikmaq: 0.85,
  newfoundland: 0.72,
  ojibwe: 0.7,
};

/** Family names by community. */
export function familyNames(): Tsv {
  const national = nationalShares();
  const english = anglophone(national.get("english") ?? 1);
  const others = rowsOf("community-families").flatMap((row) => {
    const community = row("community");
    const part = own[community] ?? 1;
    const rest = new Map(part === 1 ? [] : [...english].slice(0, 700));
    const listed = ranked(row("names").split(", "), 1 + Number(row("offset")), ALL * part);
    return familyRows(community, added(scaled(rest, ALL * (1 - part)), listed));
  });
  const rows = [
    ...familyRows("english", english),
    ...familyRows("french", francophone(national.get("french") ?? 1)),
    ...others,
  ];
  const acadian = others.filter(([community]) => community === "acadian");
  return {
    header: ["community", "name", "weight"],
    rows: [...rows, ...acadian.map(([, ...cells]) => ["acadian-english", ...cells])],
  };
}

function weightsOf(community: string, basis: (basis: string) => boolean): ReadonlyMap<string, number> {
  const rows = rowsOf("family-names").filter((row) => row("community") === community && basis(row("basis")));
  return new Map(
    rows.map((row) => [row("name"), Number(row("per_100k"))] as const).sort(([, one], [, other]) => other - one),
  );
}

/** The ranked names at the height that gives Smith its count, and those of Britain for the rest. */
function anglophone(share: number): ReadonlyMap<string, number> {
  const factor = SMITH / share / listed.english;
  const head = new Map(
    [...weightsOf("english", (basis) => basis !== "scaled")].map(([name, weight]) => [name, weight * factor]),
  );
  const tail = weightsOf("english", (basis) => basis === "scaled");
  return new Map([...head, ...scaled(tail, ALL - totalOf(head))]);
}

/** The ranked names at the height that gives Tremblay its count; what is missing is spread over the rare ones. */
function francophone(share: number): ReadonlyMap<string, number> {
  const factor = TREMBLAY / share / listed.french;
  const all = weightsOf("french", () => true);
  return filled(new Map([...all].map(([name, weight]) => [name, weight * factor])), ALL, RARE * factor);
}

/** The share of each community in the country. */
function nationalShares(): ReadonlyMap<string, number> {
  const region = new Map(regions().rows.map(([city, state, place]) => [`${city}|${state}`, place ?? ""]));
  const provinces = new Map(rowsOf("states").map((row) => [row("abbreviation"), Number(row("population"))]));
  const people = towns().map(({ name, province, people }) => ({
    province,
    place: region.get(`${name}|${province}`) ?? province,
    count: [...people.values()].reduce((sum, count) => sum + count, 0),
  }));
  const sums = new Map<string, number>();
  for (const { province, count } of people) sums.set(province, (sums.get(province) ?? 0) + count);
  const total = [...provinces.values()].reduce((sum, count) => sum + count, 0);
  const places = new Map<string, number>();
  for (const { province, place, count } of people) {
    const share = ((provinces.get(province) ?? 0) * count) / (sums.get(province) ?? 1) / total;
    places.set(place, (places.get(place) ?? 0) + share);
  }
  const national = new Map<string, number>();
  for (const { place, kind, community, share } of shares()) {
    // In 2026 four of ten adults were born before 1975.
    const part = ((places.get(place) ?? 0) * share * (kind === "older" ? 0.4 : 0.6)) / 1000;
    national.set(community, (national.get(community) ?? 0) + part);
  }
  return national;
}
