import { type People, Rows } from "../../columns/rows.ts";
import type { Country } from "../../countries/country.ts";
import { perList } from "../../memo.ts";
import type { Rng } from "../../random/rng.ts";
import type { Column, Workspace } from "../../tables/workspace.ts";
import { codesOf, highest } from "../any-country.ts";
import { countriesFor } from "../countries-for.ts";
import { field } from "../field.ts";
import { issuesOf } from "../population.ts";
import type { Spec } from "../spec.ts";
import type { Part } from "./batch.ts";
import { packedCountry } from "./packed-country.ts";

/** Begins a draw: the people, sorted by country, the rows of each country, and the row of each place of the batch. */
export function partsOf(
  rng: Rng,
  space: Workspace,
  firstIndex: number,
  count: number,
  spec: Spec,
): { readonly parts: readonly Part[]; readonly people: People; readonly order: Column } {
  space.begin(count);
  const key = space.column();
  for (let word = 0; word < 4; word++) key[word] = rng.keyWord(word);
  const order = space.column();
  const index = space.column();
  const people = { space, key, index };
  for (let k = 0; k < count; k++) {
    index[k] = firstIndex + k;
    order[k] = k;
  }
  if (spec.country !== undefined) return { parts: [partOf(space, spec.country, 0, count)], people, order };
  return { parts: sortByCountry(people, spec.among ?? countriesFor(spec), count, order), people, order };
}

/** Sorts the indexes of people by country, and keeps the row of each in `order`; returns the parts. */
function sortByCountry(people: People, list: readonly Country[], count: number, order: Column): readonly Part[] {
  const { space, index } = people;
  const { codes, countries, numbers } = choiceOf(list);
  const word = new Rows(people, 0, count, field.country).word(0);
  const chosen = space.column();
  const { scratch: next } = space;
  for (let number = 0; number < countries.length; number++) next[number] = 0;
  for (let k = 0; k < count; k++) {
    const number = numbers[highest(codes, word[k] ?? 0)] ?? 0;
    chosen[k] = number;
    next[number] = (next[number] ?? 0) + 1;
  }
  const parts: Part[] = [];
  let from = 0;
  for (const [number, country] of countries.entries()) {
    const to = from + (next[number] ?? 0);
    next[number] = from;
    if (to > from) parts.push(partOf(space, country, from, to));
    from = to;
  }
  const first = index[0] ?? 0;
  for (let k = 0; k < count; k++) {
    const number = chosen[k] ?? 0;
    const row = next[number] ?? 0;
    next[number] = row + 1;
    order[k] = row;
    index[row] = first + k;
  }
  return parts;
}

function partOf(space: Workspace, country: Country, from: number, to: number): Part {
  return { country, packed: packedCountry(space, country), issues: issuesOf(country).issues, from, to };
}

/** A list of countries with the codes of its entries, its different countries, and which of these each entry is. */
const choiceOf = perList((list: readonly Country[]) => {
  const countries = [...new Set(list)];
  return { codes: codesOf(list), countries, numbers: list.map((country) => countries.indexOf(country)) };
});
