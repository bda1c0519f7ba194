import type { Tsv } from "../../../../scripts/tables/tsv.ts";
import { unitedStates as rowsOf } from "../../source-rows.ts";
import { addTo } from "../../sums.ts";
import type { FamilyNames } from "../names/family-names.ts";
import type { PlaceRow } from "../places/places.ts";
import { directionsOfCodes } from "./directions.ts";
import { listedStreets } from "./zip-streets.ts";

/** Family names that streets are called after. */
const SURNAMES = 900;

/** Products of the weights of two words that make a name of a development, at least. */
const COMMON = 400;

/** Words that are written together with the word before them: `Stonegate`. */
const closed = new Set(["Field", "Wood", "View", "Brook", "Crest", "Stone", "Gate", "Leaf", "Lawn"]);

/** Towns that are as dense as their county is on the whole, at least: villages have few flats anywhere. */
const TOWN = 10_000;

/** The words of street lines: names without their type or whole by kind, types, directions and grids; and shares of flats. */
export function streetNames(families: FamilyNames, places: readonly PlaceRow[]): Tsv {
  return {
    header: ["rule", "at", "where", "text", "first", "last", "weight"],
    rows: [...names(families), ...types(), ...grids(places), ...zipStreets(), ...flats(places)],
  };
}

function names(families: FamilyNames): readonly Cells[] {
  const all = rowsOf("streets/street-names").map((row) => [row("kind"), row("name"), Number(row("weight"))] as const);
  const words = (kind: string): readonly (readonly [string, number])[] =>
    all.filter(([each]) => each === kind).map(([, name, weight]) => [name, weight]);
  const listed = all.filter(([kind]) => kind !== "prefix" && kind !== "suffix");
  const rows = [
    ...listed,
    ...gardens(words("prefix"), words("suffix")),
    ...surnames(families, new Set(listed.map(([, name]) => name))),
  ];
  return rows.map(([kind, name, weight]) => [kind, "", "", name, "0", "0", String(Math.round(weight))]);
}

type Street = readonly [kind: string, name: string, weight: number];

function gardens(
  first: readonly (readonly [string, number])[],
  last: readonly (readonly [string, number])[],
): Street[] {
  return first.flatMap(([prefix, often]) =>
    last.flatMap(([suffix, share]): Street[] => {
      const root = suffix.slice(0, 4).toLowerCase();
      if (often * share < COMMON || prefix.toLowerCase().startsWith(root)) return [];
      const joined = closed.has(suffix) && !/(?:ing|y|s|er)$/.test(prefix);
      const name = joined ? prefix + suffix.toLowerCase() : `${prefix} ${suffix}`;
      return [["garden", name, (often * share) / 20]];
    }),
  );
}

/** The commonest family names; rare ones are on more streets than on people's doors. */
function surnames(families: FamilyNames, others: ReadonlySet<string>): Street[] {
  const people = new Map<string, number>();
  for (const community of ["white", "irish", "german"]) {
    for (const [name, bearers] of families.get(community) ?? []) addTo(people, name, bearers);
  }
  return [...people]
    .filter(([name]) => /^[A-Z][a-z]+$|^Mc[A-Z][a-z]+$/.test(name) && !others.has(name))
    .sort((a, b) => b[1] - a[1])
    .slice(0, SURNAMES)
    .map(([name, bearers]) => ["surname", name, 10 * Math.sqrt(bearers)]);
}

/** How often streets of a kind are of each type, by region. */
function types(): readonly Cells[] {
  return rowsOf("streets/street-types").map((row) => {
    return [`${row("kind")}-type`, "", row("region"), row("name"), "0", "0", row("weight")];
  });
}

/** How cities divide their streets, with the directions of each, and of postal codes that do not lie in all of them. */
function grids(places: readonly PlaceRow[]): readonly Cells[] {
  const cities = rowsOf("streets/grids").map((row) => [`${row("city")}, ${row("state")}`, row] as const);
  const codes = rowsOf("streets/zip-directions").map((row) => [row("postal_code"), row] as const);
  const directions = (at: string, all: readonly string[]): readonly Cells[] =>
    all.map((direction) => ["direction", at, "", direction, "0", "0", "1"]);
  return [
    ...[...cities, ...codes].flatMap(([at, row]) => [
      ["grid", at, "", row("kind"), "0", "0", "1"],
      ...directions(at, row("directions").split(" ")),
    ]),
    ...[...directionsOfCodes(places)].flatMap(([code, all]) => directions(code, all)),
  ];
}

/** How many dwellings of a hundred are flats in the county of a town. */
function flats(places: readonly PlaceRow[]): readonly Cells[] {
  const shares = new Map(rowsOf("flats-by-county").map((row) => [`${row("state")} ${row("county")}`, row("weight")]));
  return places.flatMap(({ city, state, county, population }) => {
    const share = shares.get(`${state} ${county}`);
    return share === undefined || population < TOWN ? [] : [["flats", `${city}, ${state}`, "", "%", "0", "0", share]];
  });
}

type Cells = readonly string[];

/** Streets with more houses are not sampled more often. */
const LONG = 900;
const LONG_OF_QUEENS = 15;

/** Streets of postal codes with their first and last house numbers, weighted by their length. */
function zipStreets(): readonly Cells[] {
  return listedStreets().map(({ code, street, first, last, kind }) => {
    const [rule, long] = kind === "plain" ? ["zip", LONG] : ["queens", LONG_OF_QUEENS];
    return [rule, code, "", street, String(first), String(last), String(Math.min(last - first + 1, long))];
  });
}
