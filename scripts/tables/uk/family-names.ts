import { cellOf } from "../source-rows.ts";
import type { Tsv } from "../tsv.ts";
import { source } from "./source.ts";

type Weights = Map<string, number>;

/** What a community's listed names weigh of 100,000 of its people; the rest is spread over the rarer ones. */
const ALL = 100_000;

/** Names with a lower weight are rare: the names that the sources do not list are spread over them. */
const RARE = 25;

/**
 * Family names by community. Where the weights of a British community sum to less than 100,000, the rest of its people
 * bear English names.
 */
export function familyNames(): Tsv {
  const lists = new Map(source("community-families.tsv").map((row) => [row("community"), row("names").split(", ")]));
  const welsh = weightsOf("welsh-families.tsv", () => true);
  const english = filled(englishNames(welsh));
  const listed = (community: string, offset: number, sum: number): Weights =>
    scaled(new Map((lists.get(community) ?? []).map((name, rank) => [name, 1 / (rank + offset)])), sum);
  const tables = new Map<string, Weights>([
    ["english", english],
    ["welsh", beyond(welsh, english)],
    ["scottish", beyond(scottishNames(lists.get("scottish") ?? [], english), english)],
    ["ulster", listed("ulster", 9, 0.72 * ALL)],
    ["irish", listed("irish", 9, 0.94 * ALL)],
  ]);
  for (const community of lists.keys()) {
    if (!tables.has(community)) tables.set(community, listed(community, steepness[community] ?? 6, ALL));
  }
  const rows = [...tables].flatMap(([community, weights]) =>
    [...weights].filter(([, weight]) => weight >= 0.5).map(([name, weight]) => [community, name, cellOf(weight)]),
  );
  return { header: ["community", "name", "weight"], rows };
}

/** How far the first names stand out: of rank r, a name weighs 1 / (r + offset). */
const steepness: Readonly<Record<string, number>> = { hindu: 2, sikh: 1.5 };

/** The weights less what the English names of the rest of the community add to them. */
function beyond(weights: Weights, english: Weights): Weights {
  let rest = 1 - sumOf(weights) / ALL;
  let own = weights;
  // Taking names away leaves more people to the English names: three rounds agree to a thousandth.
  for (let round = 0; round < 3; round++) {
    own = new Map([...weights].map(([name, weight]) => [name, Math.max(0, weight - rest * (english.get(name) ?? 0))]));
    rest = 1 - sumOf(own) / ALL;
  }
  return own;
}

function weightsOf(file: string, holds: (nation: string) => boolean): Weights {
  const rows = source(file).filter((row) => file !== "family-names.tsv" || holds(row("nation")));
  return new Map(rows.map((row) => [row("name"), Number(row("per_100k"))]));
}

/** The share of the people of England and Wales who live in Wales, and of those of both whose names are British. */
const WALES = 0.052;
const BRITISH = 0.84;

/** The share of the bearers of a Mac or O' name in England who are not of its Scottish or Irish communities. */
const GAELIC = 0.7;

function isGaelic(name: string): boolean {
  return /^(?:Ma?c|O')[A-Z]/.test(name);
}

/** England and Wales without Wales, in 100,000 of those with British names. */
function englishNames(welsh: Weights): Weights {
  const both = weightsOf("family-names.tsv", (nation) => nation === "EAW");
  return new Map(
    [...both].map(([name, weight]) => {
      const rest = ((weight - WALES * (welsh.get(name) ?? 0)) / (1 - WALES)) * (isGaelic(name) ? GAELIC : 1);
      return [name, Math.max(rest, weight * 0.3) / BRITISH];
    }),
  );
}

/** The first hundred by rank, and other Scottish names by own estimate. */
function scottishNames(others: readonly string[], english: Weights): Weights {
  const first = weightsOf("family-names.tsv", (nation) => nation === "SCT");
  const own = new Map(others.map((name) => [name, (english.get(name) ?? 4) + (isGaelic(name) ? 110 : 35)]));
  return added(first, scaled(own, 0.27 * ALL));
}

/** The weights, with what is missing of 100,000 added to the rare names in proportion to their weight. */
function filled(weights: Weights): Weights {
  const rare = [...weights.values()].filter((weight) => weight < RARE).reduce((sum, weight) => sum + weight, 0);
  const factor = Math.max(1, 1 + (ALL - sumOf(weights)) / Math.max(1, rare));
  return new Map([...weights].map(([name, weight]) => [name, weight < RARE ? weight * factor : weight]));
}

function sumOf(weights: Weights): number {
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
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
