import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { added, familyRows, filled, ranked, type Shares, scaled, totalOf } from "../frequencies.ts";
import { kingdom as rowsOf } from "../source-rows.ts";

/** What a community's listed names weigh of 100,000 of its people; the rest is spread over the rarer ones. */
const ALL = 100_000;

/** Names with a lower weight are rare: the names that the sources do not list are spread over them. */
const RARE = 25;

/**
 * Family names by community. Where the weights of a British community sum to less than 100,000, the rest of its people
 * bear English names.
 */
export function familyNames(): Tsv {
  const lists = new Map(rowsOf("community-families").map((row) => [row("community"), row("names").split(", ")]));
  const welsh = weightsOf("welsh-families", () => true);
  const english = filled(englishNames(welsh), ALL, RARE);
  const listed = (community: string, offset: number, sum: number): Shares =>
    ranked(lists.get(community) ?? [], offset, sum);
  const tables = new Map<string, Shares>([
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
    familyRows(community, new Map([...weights].filter(([, weight]) => weight >= 0.5))),
  );
  return { header: ["community", "name", "weight"], rows };
}

/** How far the first names stand out: of rank r, a name weighs 1 / (r + offset). */
const steepness: Readonly<Record<string, number>> = { hindu: 2, sikh: 1.5 };

/** The weights less what the English names of the rest of the community add to them. */
function beyond(weights: Shares, english: Shares): Shares {
  let rest = 1 - totalOf(weights) / ALL;
  let own = weights;
  // Taking names away leaves more people to the English names: three rounds agree to a thousandth.
  for (let round = 0; round < 3; round++) {
    own = new Map([...weights].map(([name, weight]) => [name, Math.max(0, weight - rest * (english.get(name) ?? 0))]));
    rest = 1 - totalOf(own) / ALL;
  }
  return own;
}

function weightsOf(file: string, holds: (nation: string) => boolean): Shares {
  const rows = rowsOf(file).filter((row) => file !== "family-names" || holds(row("nation")));
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
function englishNames(welsh: Shares): Shares {
  const both = weightsOf("family-names", (nation) => nation === "EAW");
  return new Map(
    [...both].map(([name, weight]) => {
      const rest = ((weight - WALES * (welsh.get(name) ?? 0)) / (1 - WALES)) * (isGaelic(name) ? GAELIC : 1);
      return [name, Math.max(rest, weight * 0.3) / BRITISH];
    }),
  );
}

/** The first hundred by rank, and other Scottish names by own estimate. */
function scottishNames(others: readonly string[], english: Shares): Shares {
  const first = weightsOf("family-names", (nation) => nation === "SCT");
  const own = new Map(others.map((name) => [name, (english.get(name) ?? 4) + (isGaelic(name) ? 110 : 35)]));
  return added(first, scaled(own, 0.27 * ALL));
}
