import { type People, Rows } from "../../columns/rows.ts";
import type { Column, Workspace } from "../../columns/workspace.ts";
import type { Country } from "../../countries/country.ts";
import type { Rng } from "../../random/rng.ts";
import { codesOf, scoreOf } from "../any-country.ts";
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
  const list = spec.country === undefined ? (spec.among ?? countriesFor(spec)) : [spec.country];
  space.begin(count);
  const key = space.column();
  for (let word = 0; word < 4; word++) key[word] = rng.keyWord(word);
  const order = space.column();
  const index = space.column();
  const people = { space, key, index };
  for (let k = 0; k < count; k++) index[k] = firstIndex + k;
  const counts = list.length === 1 ? [count] : sortByCountry(people, list, count, order);
  if (list.length === 1) for (let k = 0; k < count; k++) order[k] = k;
  let to = 0;
  const parts = list.flatMap((country, at): readonly Part[] => {
    const from = to;
    to += counts[at] ?? 0;
    if (from === to) return [];
    return [{ country, packed: packedCountry(space, country), issues: issuesOf(country).issues, from, to }];
  });
  return { parts, people, order };
}

/** Sorts the indexes of people by country, whose order it keeps in `order`; returns how many each country has. */
function sortByCountry(people: People, list: readonly Country[], count: number, order: Column): readonly number[] {
  const { space, index } = people;
  const word = new Rows(people, 0, count, field.country).word(0);
  const codes = codesOf(list);
  const numbers = space.column();
  const counts = codes.map(() => 0);
  for (let k = 0; k < count; k++) {
    let highest = 0;
    let best = -1;
    for (let at = 0; at < codes.length; at++) {
      const score = scoreOf(word[k] ?? 0, codes[at] ?? 0);
      if (score <= best) continue;
      best = score;
      highest = at;
    }
    numbers[k] = highest;
    counts[highest] = (counts[highest] ?? 0) + 1;
  }
  const next = counts.map((_, at) => counts.slice(0, at).reduce((sum, size) => sum + size, 0));
  const first = index[0] ?? 0;
  for (let k = 0; k < count; k++) {
    const number = numbers[k] ?? 0;
    const row = next[number] ?? 0;
    next[number] = row + 1;
    order[k] = row;
    index[row] = first + k;
  }
  return counts;
}
