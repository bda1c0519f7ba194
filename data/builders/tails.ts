import { allLocales } from "@faker-js/faker";
import type { Tsv } from "../../scripts/tables/tsv.ts";
import { plainLatin } from "../../src/text/passport.ts";
import { cellOf, commentedTsv } from "./source-rows.ts";

/** Names with their weights among Americans of one origin, the commonest first, as the Census Bureau counted them. */
const counted = Map.groupBy(
  commentedTsv("src/countries/us/tables/family-names.tsv").rows.toSorted((a, b) => Number(b[2]) - Number(a[2])),
  ([community = ""]) => community,
);

/** The weight of a rank where nothing is counted: that of Italian names in the United States, beyond them falling as 1 / rank. */
const weights = (counted.get("italian") ?? []).map(([, , weight]) => Number(weight));
const weightOf = (rank: number): number =>
  weights[rank] ?? ((weights.at(-1) ?? 1) * weights.length) / Math.max(rank, 1);

const tails = commentedTsv("data/family-tails.tsv").rows;

/** Lists of names by the word that names them, such as `greek`. */
const lists = new Map(
  commentedTsv("data/family-lists.tsv").rows.map(([list = "", names = ""]) => [list, names.split(", ")]),
);

/** Bearers that a country's own source counts, by community and name. */
const bearers = new Map(
  commentedTsv("data/family-bearers.tsv").rows.map(([country, community, name, count]) => [
    `${country} ${community} ${name}`,
    Number(count),
  ]),
);

/**
 * Lengthens the lists of `data/family-tails.tsv`. Where the United States count names of the same origin, weights are those
 * counts, and own names that they lack weigh like the rarest of them. Elsewhere further names follow the own ones in rank.
 * Names that `data/family-bearers.tsv` counts weigh that much, and no other name more than the least of them.
 */
export function withTails(code: string, tables: ReadonlyMap<string, Tsv>): ReadonlyMap<string, Tsv> {
  const families = tables.get("family-names.tsv");
  const own = tails.filter(([country]) => country === code);
  if (families === undefined || own.length === 0) return tables;
  const rows = own.reduce(
    (before, [, community = "", counts = "", names = ""]) => [
      ...before.filter(([of]) => of !== community),
      ...recounted(
        (name) => bearers.get(`${code} ${community} ${name}`),
        lengthened(
          before.filter(([of]) => of === community),
          countsOf(counts),
          namesOf(names),
        ),
      ).map(([name, weight]) => [community, name, cellOf(weight)]),
    ],
    families.rows,
  );
  return new Map([...tables, ["family-names.tsv", { ...families, rows }]]);
}

/** Whether the family names of a community, or of the one that it is a part of, have counts for weights. */
export function isCounted(code: string, community: string): boolean {
  return (
    code === "us" ||
    tails.some(([country, of, counts]) => country === code && counts !== "" && community.startsWith(`${of}-`))
  );
}

/** The counts of a community of the United States, without the names of lists: `indian -punjabi`. */
function countsOf(cell: string): readonly (readonly string[])[] {
  const [community = "", ...without] = cell.split(" -");
  const left = new Set(without.flatMap((list) => lists.get(list) ?? []));
  return (counted.get(community) ?? []).filter(([, name = ""]) => !left.has(name));
}

type Names = readonly (readonly [name: string, weight: number])[];

/** The names with the weights of those that are counted, which sum to what they weighed together; no other weighs more. */
function recounted(countOf: (name: string) => number | undefined, names: Names): Names {
  const people = countOf("all");
  if (people === undefined) return names;
  const sum = (list: Names): number => list.reduce((total, [, weight]) => total + weight, 0);
  const known = names.flatMap(([name]) => [[name, countOf(name) ?? 0] as const]);
  const others = names.filter(([name]) => countOf(name) === undefined);
  const least = Math.min(...known.flatMap(([, count]) => (count > 0 ? [count] : [])));
  const goal = people - sum(known);
  let rarer = others;
  // What is above the least is given to the rarer ones: ten rounds agree to a thousandth.
  for (let round = 0; round < 10; round++)
    rarer = rarer.map(([name, weight]) => [name, Math.min(least, (weight * goal) / sum(rarer))]);
  const weights = new Map([...known, ...rarer]);
  const factor = sum(names) / sum([...weights]);
  return names.map(([name]) => [name, (weights.get(name) ?? 0) * factor]);
}

/** Names and weights, which sum to what the own ones weigh together. */
export function lengthened(
  own: readonly (readonly string[])[],
  counts: readonly (readonly string[])[],
  more: readonly string[],
): Names {
  const ranked = own.toSorted((a, b) => Number(b[2]) - Number(a[2])).map(([, name = ""]) => name);
  const total = sumOf(own);
  const known = new Map(counts.map(([, name = "", weight]) => [name, Number(weight)]));
  const least = Math.min(...known.values());
  const rarest = new Map(own.map(([, name = "", weight]) => [name, (Number(weight) * sumOf(counts)) / total]));
  const further = [...new Set(more)].filter((name) => !rarest.has(name) && !known.has(name));
  const list: readonly (readonly [string, number])[] =
    counts.length > 0
      ? [...new Set([...known.keys(), ...ranked])].map((name) => [
          name,
          known.get(name) ?? Math.min(least, rarest.get(name) ?? least),
        ])
      : ranked.map((name, rank) => [name, weightOf(rank)]);
  // No rank is known of further names: they share what such ranks have.
  const ranks = further.map((_, at) => (counts.length > 0 ? least : weightOf(ranked.length + at)));
  const each = ranks.reduce((sum, weight) => sum + weight, 0) / Math.max(1, further.length);
  const all = [...list, ...further.map((name) => [name, each] as const)];
  const scale = total / all.reduce((sum, [, weight]) => sum + weight, 0);
  return all.map(([name, weight]) => [name, weight * scale]);
}

function sumOf(rows: readonly (readonly string[])[]): number {
  return rows.reduce((sum, [, , weight]) => sum + Number(weight), 0);
}

/** Names of lists and of locales of faker, these without marks, as the own lists are written. */
function namesOf(cell: string): readonly string[] {
  return cell
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => lists.get(word) ?? namesOfLocale(word));
}

function namesOfLocale(locale: string): readonly string[] {
  const names = Object.entries(allLocales).find(([name]) => name === locale)?.[1].person?.last_name?.generic;
  if (names === undefined) throw new Error(`data/family-tails.tsv names no list and no locale: ${locale}`);
  return (
    names
      // Serbian names abroad: Đorđević is Djordjevic.
      .map((name) => plainLatin(name.replaceAll("đ", "dj").replaceAll("Đ", "Dj")))
      .filter((name) => /^[A-Z][a-z]{2,}$/.test(name))
  );
}
