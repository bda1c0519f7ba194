import type { Tsv } from "../../../../scripts/tables/tsv.ts";
import { type Row, unitedStates as rowsOf } from "../../source-rows.ts";
import { sumOf } from "../../sums.ts";
import type { FamilyNames } from "../names/family-names.ts";
import type { PlaceRow } from "../places/places.ts";
import { noOne, Population, type Races, type Region } from "./population.ts";
import { rake } from "./rake.ts";

/** Shares by community, which sum to 1. */
type Shares = ReadonlyMap<string, number>;

/** The communities of each race; the first stands for all that are in no other. */
const communitiesOf = {
  hispanic: ["hispanic", "caribbean"],
  black: ["black", "african", "haitian"],
  native: ["native", "navajo", "lumbee"],
  asian: ["chinese", "indian", "filipino", "vietnamese", "korean", "japanese", "hmong", "pakistani", "southeast"],
  white: ["white", "irish", "italian", "slavic", "scandinavian", "german", "jewish", "french", "cajun", "portuguese"],
  whiteToo: ["armenian", "dutch", "arab"],
} as const;
const white = [...communitiesOf.white, ...communitiesOf.whiteToo];
const groups = [communitiesOf.hispanic, communitiesOf.black, communitiesOf.native, communitiesOf.asian, white];

/** Shares that are smaller are left out. */
const SMALLEST = 0.0004;

/**
 * The table of community shares of every region that has shares of its own. The estimates of `data/us` are scaled, all
 * regions alike: see `rake`.
 */
export function communityTable(
  places: readonly PlaceRow[],
  names: FamilyNames,
): {
  readonly table: Tsv;
  readonly regionOf: Regions;
} {
  const population = new Population(places);
  const races = population.races();
  const estimates = new Map(
    population.regions.map((region) => [region.key, estimate(region, races.get(region.key) ?? noOne)] as const),
  );
  const bearers = new Map([...names].map(([community, list]) => [community, sumOf([...list.values()])]));
  const shares = rake(estimates, population.regions, bearers, groups);
  const rows = [...shares].map(([region, communities]) => [region, mixOf(communities)]);
  return { table: { header: ["region", "mix"], rows }, regionOf: (place) => population.regionOf(place) };
}

/** `white*61.5;black*20.3`, the largest first. */
function mixOf(shares: Shares): string {
  return [...shares]
    .filter(([, share]) => share >= SMALLEST)
    .sort((a, b) => b[1] - a[1])
    .map(([community, share]) => `${community}*${Number((100 * share).toPrecision(3))}`)
    .join(";");
}

type Regions = (place: PlaceRow) => string;

/** The shares of a region: of the races by its own row, of the communities of a race by its state's. */
function estimate({ state, county, city }: Region, { hispanic, black, asian, native, ...rest }: Races): Shares {
  const shares = new Map<string, number>();
  const factor = (community: string): number => factorOf(state, county, city, community);
  const split = (all: number, communities: readonly string[], partOf: (community: string) => number): void => {
    const [rest = "", ...others] = communities;
    const parts = others.map((community) => [community, partOf(community) * factor(community)] as const);
    const scale = Math.min(1, 0.97 / sumOf(parts.map(([, part]) => part)));
    for (const [community, part] of parts) shares.set(community, all * part * scale);
    shares.set(rest, all * (1 - scale * sumOf(parts.map(([, part]) => part))));
  };
  const ancestry = ancestryOf(state);
  const percent = (community: string): number => Number(ancestry(community)) / 100;
  split(hispanic, communitiesOf.hispanic, percent);
  split(black, communitiesOf.black, percent);
  split(native, communitiesOf.native, percent);
  // Of those who name an ancestry, most bear an English name.
  split(rest.white, white, (community) => 0.4 * percent(community));
  const asians = asianOf(state, county, city);
  const all = sumOf(communitiesOf.asian.map((community) => Number(asians(community))));
  for (const community of communitiesOf.asian) shares.set(community, (asian * Number(asians(community))) / all);
  return shares;
}

const ancestries = new Map(rowsOf("communities/ancestry").map((row) => [row("state"), row]));
const asians = new Map(rowsOf("communities/asian").map((row) => [regionKey(row), row]));
const factors = new Map(
  rowsOf("communities/factors").map((row) => [`${regionKey(row)}|${row("community")}`, row("factor")]),
);

function regionKey(row: Row): string {
  return [row("state"), row("county"), row("city")].join("|");
}

function ancestryOf(state: string): Row {
  const row = ancestries.get(state);
  if (row === undefined) throw new RangeError(`ancestry.tsv lacks ${state}`);
  return row;
}

function asianOf(state: string, county: string, city: string): Row {
  const row =
    (city === "" ? undefined : asians.get(`${state}||${city}`)) ??
    asians.get(`${state}|${county}|`) ??
    asians.get(`${state}||`);
  if (row === undefined) throw new RangeError(`asian.tsv lacks ${state}`);
  return row;
}

function factorOf(state: string, county: string, city: string, community: string): number {
  const ofCity = city === "" ? undefined : factors.get(`${state}||${city}|${community}`);
  return Number(ofCity ?? factors.get(`${state}|${county}||${community}`) ?? 1);
}
