import { existsSync } from "node:fs";
import { loadTables } from "../../src/tables/load-tables.ts";
import type { Table } from "../../src/tables/table.ts";

/** A table of a country, if it has one of that name. */
export function tableOf(code: string, name: string): Table | undefined {
  const file = new URL(`../../src/countries/${code}/tables/${name}.tsv`, import.meta.url);
  return existsSync(file) ? loadTables(code)(name) : undefined;
}

/** States by their abbreviation, with their people. */
export function statePopulations(code: string): ReadonlyMap<string, number> {
  const table = tableOf(code, "states");
  const people = table?.numbers("population") ?? [];
  return new Map(table?.texts("abbreviation").map((state, row) => [state, people[row] ?? 0]));
}

const sizes = [2_000, 10_000, 50_000, 200_000, 1_000_000] as const;
const sizeLabels = [
  "below 2,000",
  "below 10,000",
  "below 50,000",
  "below 200,000",
  "below a million",
  "a million or more",
];

/** The size class of a place, by its inhabitants. */
export function sizeOf(population: number): string {
  const at = sizes.findIndex((size) => population < size);
  return sizeLabels.at(at) ?? "";
}

/** The people of each size class: those of a state, by the weights of its places, which are mostly their inhabitants. */
export function sizeWeights(code: string): readonly (readonly [size: string, people: number])[] {
  const states = statePopulations(code);
  const table = tableOf(code, "places");
  if (table === undefined || states.size === 0) return [];
  const [ofPlace, people] = [table.texts("state"), table.numbers("population")];
  const weighed = table.has("weight") ? table.numbers("weight") : people;
  const inPlaces = new Map<string, number>();
  for (const [row, state] of ofPlace.entries()) inPlaces.set(state, (inPlaces.get(state) ?? 0) + (weighed[row] ?? 0));
  const weights = new Map(sizeLabels.map((label) => [label, 0]));
  for (const [row, state] of ofPlace.entries()) {
    const size = sizeOf(people[row] ?? 0);
    const share = ((states.get(state) ?? 0) * (weighed[row] ?? 0)) / (inPlaces.get(state) ?? 1);
    weights.set(size, (weights.get(size) ?? 0) + share);
  }
  return [...weights].filter(([, weight]) => weight > 0);
}

/** The people of each age that is drawn, as many women as men. */
export function ageWeights(code: string): readonly (readonly [age: string, people: number])[] {
  const table = loadTables(code)("ages");
  const adults = table.numbers("age").flatMap((age, row) => (age < 18 || age > 90 ? [] : [{ age, row }]));
  const shares = (["female", "male"] as const).map((sex) => {
    const people = table.numbers(sex);
    const all = adults.reduce((sum, { row }) => sum + (people[row] ?? 0), 0);
    return adults.map(({ row }) => (people[row] ?? 0) / all);
  });
  return adults.map(({ age }, at) => [String(age), shares.reduce((sum, share) => sum + (share[at] ?? 0), 0)]);
}
