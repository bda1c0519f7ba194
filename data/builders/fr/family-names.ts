import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { totalOf, withTail } from "../frequencies.ts";
import { roundedOrEmpty } from "../source-rows.ts";
import { sumOf } from "../sums.ts";
import { localFamilies } from "./local-families.ts";
import { bearers, communityOf } from "./name-register.ts";
import { writtenFamily } from "./written.ts";

/** Names of French families that are listed: the most frequent. */
const FRENCH = 20_000;

/**
 * Family names by community, in 100,000 of its people. `french` names are less what `family-names-by-departement`
 * gives to départements, so that both together have the name's share of the country.
 */
export function familyNames(): Tsv {
  const all = bearers();
  const communities = communityOf();
  const unlisted = all.get("#REST") ?? 0;
  const groups = Map.groupBy(
    [...all].filter(([name]) => name !== "#REST"),
    ([name]) => communities.get(name) ?? "french",
  );
  const foreignTail = [...groups]
    .filter(([community]) => tails[community] !== undefined)
    .reduce((sum, [community, names]) => sum + sumOf(names, ([, weight]) => weight) * ((tails[community] ?? 1) - 1), 0);
  const { remaining } = localFamilies();
  const rows = [...groups].flatMap(([community, names]) => {
    const isFrench = community === "french";
    const listed = isFrench ? names.slice(0, FRENCH) : names;
    const tail = isFrench
      ? unlisted - foreignTail + sumOf(names.slice(FRENCH), ([, weight]) => weight)
      : sumOf(names, ([, weight]) => weight) * ((tails[community] ?? 1) - 1);
    const weights = raised(listed, tail);
    const sum = totalOf(weights);
    return [...weights].map(([name, weight]) => {
      const left = isFrench ? (remaining.get(name) ?? 1) : 1;
      return [community, writtenFamily(name), roundedOrEmpty((100_000 * weight * left) / sum, 2)];
    });
  });
  return { header: ["community", "name", "weight"], rows: merged(rows) };
}

/**
 * How many bearers of all names of a community come to each bearer of a listed one: an estimate from the share of its
 * given names among births (`#REST` of the register holds a third of all bearers, and most of rare names from abroad).
 */
const tails: Readonly<Record<string, number>> = {
  maghrebi: 3,
  portuguese: 1.3,
  "west-african": 1.6,
  turkish: 2,
  vietnamese: 1.4,
  chinese: 1.4,
};

/** The weights of names with a tail, from the largest on. */
function raised(names: readonly (readonly [string, number])[], tail: number): ReadonlyMap<string, number> {
  const sorted = names.toSorted(([, a], [, b]) => b - a);
  const weights = withTail(
    sorted.map(([, weight]) => weight),
    tail,
  );
  return new Map(sorted.map(([name], rank) => [name, weights[rank] ?? 0]));
}

/** One row a name: spellings that differ in the register only by accents or spaces fall together. */
function merged(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const sums = new Map<string, number>();
  for (const [community, name, weight] of rows) {
    const key = `${community}\t${name}`;
    sums.set(key, (sums.get(key) ?? 0) + Number(weight));
  }
  return [...sums].filter(([, sum]) => sum > 0).map(([key, sum]) => [...key.split("\t"), roundedOrEmpty(sum, 2)]);
}
