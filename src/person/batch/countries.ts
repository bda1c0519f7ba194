import { type People, Rows } from "../../columns/rows.ts";
import type { Country } from "../../countries/country.ts";
import { perList } from "../../memo.ts";
import type { Rng } from "../../random/rng.ts";
import { BATCH, type Column, type Workspace } from "../../tables/workspace.ts";
import { codesOf, highest } from "../any-country.ts";
import { countriesFor } from "../countries-for.ts";
import { field } from "../field.ts";
import { issuesOf } from "../population.ts";
import type { Spec } from "../spec.ts";
import type { Part } from "./batch.ts";
import { packedCountry } from "./packed-country.ts";

/** People of one country among those of a range: the country, and how far each index is from the first of the range. */
export interface Run {
  readonly country: Country;
  readonly offsets: Int32Array;
}

/** The people of a range, sorted by country, in runs of one country that a draw has room for. */
export function runsOf(rng: Rng, space: Workspace, firstIndex: number, count: number, spec: Spec): readonly Run[] {
  if (spec.country !== undefined) {
    const offsets = Int32Array.from({ length: count }, (_, k) => k);
    return inRuns(spec.country, offsets);
  }
  const { codes, countries, numbers } = choiceOf(spec.among ?? countriesFor(spec));
  const chosen = new Uint8Array(count);
  const next = new Int32Array(countries.length + 1);
  for (let done = 0; done < count; done += BATCH) {
    const some = Math.min(BATCH, count - done);
    space.begin(some);
    const people = newPeople(rng, space);
    for (let k = 0; k < some; k++) people.index[k] = firstIndex + done + k;
    const word = new Rows(people, 0, some, field.country).word(0);
    for (let k = 0; k < some; k++) {
      const number = numbers[highest(codes, word[k] ?? 0)] ?? 0;
      chosen[done + k] = number;
      next[number + 1] = (next[number + 1] ?? 0) + 1;
    }
  }
  for (let number = 1; number < next.length; number++) next[number] = (next[number] ?? 0) + (next[number - 1] ?? 0);
  const bounds = next.slice();
  const offsets = new Int32Array(count);
  for (let k = 0; k < count; k++) {
    const number = chosen[k] ?? 0;
    const at = next[number] ?? 0;
    next[number] = at + 1;
    offsets[at] = k;
  }
  return countries.flatMap((country, number) => inRuns(country, offsets.subarray(bounds[number], bounds[number + 1])));
}

/** Runs of about the same length. */
function inRuns(country: Country, offsets: Int32Array): readonly Run[] {
  const runs = Math.ceil(offsets.length / BATCH);
  const bound = (number: number): number => Math.floor((number * offsets.length) / runs);
  return Array.from({ length: runs }, (_, at) => ({ country, offsets: offsets.subarray(bound(at), bound(at + 1)) }));
}

function newPeople(rng: Rng, space: Workspace): People {
  const key = space.column();
  for (let word = 0; word < 4; word++) key[word] = rng.keyWord(word);
  return { space, key, index: space.column() };
}

/** Begins a draw: the people, sorted by country, the rows of each country, and the row of each place of the batch. */
export function partsOf(
  rng: Rng,
  space: Workspace,
  firstIndex: number,
  count: number,
  spec: Spec,
  run?: Run,
): { readonly parts: readonly Part[]; readonly people: People; readonly order: Column } {
  space.begin(count);
  const people = newPeople(rng, space);
  const order = space.column();
  const { index } = people;
  for (let k = 0; k < count; k++) {
    index[k] = firstIndex + (run === undefined ? k : (run.offsets[k] ?? 0));
    order[k] = k;
  }
  if (run !== undefined) return { parts: [partOf(space, run.country, 0, count)], people, order };
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
