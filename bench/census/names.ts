import { birthBands } from "../../src/countries/shared/names-by-year.ts";
import type { Sex } from "../../src/countries/words.ts";
import type { Table } from "../../src/tables/table.ts";
import { Counts, type Share } from "./comparison.ts";
import { mixtureOf, type Shares, sharesOf } from "./mixture.ts";

/** Names of a table by community, weighed by a column. */
function weightsOf(
  table: Table,
  column: string,
  holds: (row: number) => boolean = () => true,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const names = table.texts("name");
  const communities = table.has("community") ? table.texts("community") : names.map(() => "");
  const weights = table.numbers(column);
  const found = new Map<string, Map<string, number>>();
  for (const [row, name] of names.entries()) {
    if (!holds(row)) continue;
    const list = found.get(communities[row] ?? "") ?? new Map<string, number>();
    list.set(name, (list.get(name) ?? 0) + (weights[row] ?? 0));
    found.set(communities[row] ?? "", list);
  }
  return found;
}

/** The commonest names by the table among the counted people who bear a name of the table. */
function commonest(communities: readonly Shares[], counts: Counts, first: number, prefix = ""): readonly Share[] {
  const { shares, people } = mixtureOf(communities, counts);
  if (people === 0) return [];
  const drawn = new Map(counts.entries());
  return [...shares]
    .sort(([, one], [, other]) => other - one)
    .slice(0, first)
    .map(([name, expected]) => ({
      label: prefix + name,
      expected,
      drawn: (drawn.get(name) ?? 0) / people,
      people,
    }));
}

/** The first 50 family names. */
export function familyNames(table: Table, counts: Counts): readonly Share[] {
  return commonest([...weightsOf(table, "weight").values()].map(sharesOf), counts, 50);
}

/** Given names of people of one sex, by the band of their birth year. */
export type Bands = ReadonlyMap<number, Counts>;

/** The first 20 given names of a sex in each decade. */
export function givenNames(table: Table, sex: Sex, bands: Bands): readonly Share[] {
  const sexes = table.texts("sex");
  const decades = [...new Set(birthBands.map(decadeOf))];
  return decades.flatMap((decade) => {
    const counts = new Counts();
    const communities = new Map<string, Map<string, number>>();
    for (const band of birthBands.filter((year) => decadeOf(year) === decade)) {
      const drawn = bands.get(band) ?? new Counts();
      for (const [name, count] of drawn.entries()) counts.add(name, count);
      const weights = weightsOf(table, String(band), (row) => sexes[row] === sex.charAt(0));
      for (const [community, names] of weights) {
        const list = communities.get(community) ?? new Map<string, number>();
        // Weighted by the drawn people of each band: some of those whom the table counts have died since.
        for (const [name, share] of sharesOf(names)) list.set(name, (list.get(name) ?? 0) + share * drawn.total);
        communities.set(community, list);
      }
    }
    return commonest([...communities.values()].map(sharesOf), counts, 20, `${decade}s ${sex.charAt(0)} `);
  });
}

function decadeOf(year: number): number {
  return year - (year % 10);
}

/** The band of a birth year; the first and the last stand for all years before and after. */
export function bandOf(birthYear: number): number {
  return birthBands.findLast((year) => year <= birthYear) ?? birthBands[0];
}
