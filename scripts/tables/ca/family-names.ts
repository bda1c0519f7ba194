import { cellOf } from "../source-rows.ts";
import type { Tsv } from "../tsv.ts";
import { towns } from "./areas.ts";
import { regions, shares } from "./communities.ts";
import { source } from "./source.ts";

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
  const others = source("community-families.tsv").flatMap((row) => {
    const community = row("community");
    const names = row("names").split(", ");
    const weights = names.map((_, rank) => 1 / (rank + 1 + Number(row("offset"))));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const part = own[community] ?? 1;
    const rest = new Map(part === 1 ? [] : [...english].slice(0, 700).map(([name, weight]) => [name, weight] as const));
    const sum = [...rest.values()].reduce((all, weight) => all + weight, 0);
    const mixed = new Map([...rest].map(([name, weight]) => [name, (weight / sum) * ALL * (1 - part)]));
    for (const [rank, name] of names.entries())
      mixed.set(name, (mixed.get(name) ?? 0) + ((weights[rank] ?? 0) / total) * ALL * part);
    return [...mixed].map(([name, weight]) => [community, name, cellOf(weight)]);
  });
  const rows = [
    ...rowsOf("english", english),
    ...rowsOf("french", francophone(national.get("french") ?? 1)),
    ...others,
  ];
  const acadian = others.filter(([community]) => community === "acadian");
  return {
    header: ["community", "name", "weight"],
    rows: [...rows, ...acadian.map(([, ...cells]) => ["acadian-english", ...cells])],
  };
}

function rowsOf(community: string, weights: ReadonlyMap<string, number>): readonly (readonly string[])[] {
  return [...weights].map(([name, weight]) => [community, name, cellOf(weight)]);
}

function weightsOf(community: string, basis: (basis: string) => boolean): ReadonlyMap<string, number> {
  const rows = source("family-names.tsv").filter((row) => row("community") === community && basis(row("basis")));
  return new Map(
    rows.map((row) => [row("name"), Number(row("per_100k"))] as const).sort(([, one], [, other]) => other - one),
  );
}

/** The ranked names at the height that gives Smith its count, and those of Britain for the rest. */
function anglophone(share: number): ReadonlyMap<string, number> {
  const factor = SMITH / share / listed.english;
  const head = [...weightsOf("english", (basis) => basis !== "scaled")].map(
    ([name, weight]) => [name, weight * factor] as const,
  );
  const tail = weightsOf("english", (basis) => basis === "scaled");
  const rest = ALL - sumOf(head);
  const sum = sumOf([...tail]);
  return new Map([...head, ...[...tail].map(([name, weight]) => [name, (weight / sum) * rest] as const)]);
}

/** The ranked names at the height that gives Tremblay its count; what is missing is spread over the rare ones. */
function francophone(share: number): ReadonlyMap<string, number> {
  const factor = TREMBLAY / share / listed.french;
  const all = [...weightsOf("french", () => true)];
  const rare = sumOf(all.filter(([, weight]) => weight < RARE)) * factor;
  const missing = ALL - sumOf(all) * factor;
  return new Map(
    all.map(([name, weight]) => [name, weight * factor * (weight < RARE ? 1 + missing / rare : 1)] as const),
  );
}

function sumOf(weights: readonly (readonly [name: string, weight: number])[]): number {
  return weights.reduce((sum, [, weight]) => sum + weight, 0);
}

/** The share of each community in the country. */
function nationalShares(): ReadonlyMap<string, number> {
  const region = new Map(regions().rows.map(([city, state, place]) => [`${city}|${state}`, place ?? ""]));
  const provinces = new Map(source("states.tsv").map((row) => [row("abbreviation"), Number(row("population"))]));
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
