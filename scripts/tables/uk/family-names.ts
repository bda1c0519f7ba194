import type { Tsv } from "../tsv.ts";
import { cellOf, source } from "./source.ts";

type Weights = Map<string, number>;

/** What a community's listed names weigh of 100,000 of its people; the rest is spread over the rarer ones. */
const ALL = 100_000;

/** Names below it, in 100,000, are rare: they carry what the sources do not list. */
const RARE = 25;

/** Family names by community. */
export function familyNames(): Tsv {
  const lists = new Map(source("community-families.tsv").map((row) => [row("community"), row("names").split(", ")]));
  const welsh = weightsOf("welsh-families.tsv", () => true);
  const english = englishNames(welsh);
  const listed = (community: string, offset: number, sum: number): Weights =>
    scaled(new Map((lists.get(community) ?? []).map((name, rank) => [name, 1 / (rank + offset)])), sum);
  const tables = new Map<string, Weights>([
    ["english", filled(english)],
    ["welsh", filled(added(welsh, scaled(without(english, welsh), ALL - sumOf(welsh))))],
    ["scottish", scottishNames(english, lists.get("scottish") ?? [])],
    ["ulster", added(listed("ulster", 9, 0.72 * ALL), scaled(english, 0.28 * ALL))],
    ["irish", added(listed("irish", 9, 0.94 * ALL), scaled(english, 0.06 * ALL))],
  ]);
  for (const community of lists.keys()) {
    if (!tables.has(community)) tables.set(community, listed(community, community === "sikh" ? 1.5 : 6, ALL));
  }
  const rows = [...tables].flatMap(([community, weights]) =>
    [...weights].filter(([, weight]) => weight >= 0.5).map(([name, weight]) => [community, name, cellOf(weight, 3)]),
  );
  return { header: ["community", "name", "weight"], rows };
}

function weightsOf(file: string, holds: (nation: string) => boolean): Weights {
  const rows = source(file).filter((row) => file !== "family-names.tsv" || holds(row("nation")));
  return new Map(rows.map((row) => [row("name"), Number(row("per_100k"))]));
}

/** The share of the people of England and Wales who live in Wales, and of those of both whose names are British. */
const WALES = 0.052;
const BRITISH = 0.84;

/** England and Wales without Wales, in 100,000 of those with British names. */
function englishNames(welsh: Weights): Weights {
  const both = weightsOf("family-names.tsv", (nation) => nation === "EAW");
  return new Map(
    [...both].map(([name, weight]) => {
      const rest = (weight - WALES * (welsh.get(name) ?? 0)) / (1 - WALES);
      return [name, Math.max(rest, weight * 0.3) / BRITISH];
    }),
  );
}

/** The first hundred by rank, other Scottish names by own estimate, and English names for the rest. */
function scottishNames(english: Weights, others: readonly string[]): Weights {
  const first = weightsOf("family-names.tsv", (nation) => nation === "SCT");
  const own = new Map(others.map((name) => [name, (english.get(name) ?? 4) + (/^Ma?c[A-Z]/.test(name) ? 55 : 35)]));
  const rest = new Map([...english].filter(([name]) => !first.has(name) && !own.has(name)));
  return filled(added(added(first, scaled(own, 0.27 * ALL)), scaled(rest, ALL - sumOf(first) - 0.27 * ALL)));
}

/** The same, with what is missing of 100,000 added to the rare names in proportion to their weight. */
function filled(weights: Weights): Weights {
  const rare = [...weights.values()].filter((weight) => weight < RARE).reduce((sum, weight) => sum + weight, 0);
  const factor = Math.max(1, 1 + (ALL - sumOf(weights)) / Math.max(1, rare));
  return new Map([...weights].map(([name, weight]) => [name, weight < RARE ? weight * factor : weight]));
}

function sumOf(weights: Weights): number {
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}

function without(weights: Weights, names: Weights): Weights {
  return new Map([...weights].filter(([name]) => !names.has(name)));
}

function scaled(weights: Weights, sum: number): Weights {
  const factor = sum / sumOf(weights);
  return new Map([...weights].map(([name, weight]) => [name, weight * factor]));
}

function added(one: Weights, other: Weights): Weights {
  const sum = new Map(one);
  for (const [name, weight] of other) sum.set(name, (sum.get(name) ?? 0) + weight);
  return sum;
}
