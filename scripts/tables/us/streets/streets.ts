import type { Tsv } from "../../tsv.ts";
import type { FamilyNames } from "../names/family-names.ts";
import { addTo, rowsOf } from "../sources.ts";

/** Family names that streets are called after. */
const SURNAMES = 900;

/** Products of the weights of two words that make a name of a development, at least. */
const COMMON = 400;

/** Words that are written together with the word before them: `Stonegate`. */
const closed = new Set(["Field", "Wood", "View", "Brook", "Crest", "Stone", "Gate", "Leaf", "Lawn"]);

/** Names of streets without their type, or whole, by kind. */
export function streetTable(families: FamilyNames): Tsv {
  const names = rowsOf("streets/street-names").map((row) => [row("kind"), row("name"), Number(row("weight"))] as const);
  const words = (kind: string): readonly (readonly [string, number])[] =>
    names.filter(([each]) => each === kind).map(([, name, weight]) => [name, weight]);
  const listed = names.filter(([kind]) => kind !== "prefix" && kind !== "suffix");
  const rows = [
    ...listed,
    ...gardens(words("prefix"), words("suffix")),
    ...surnames(families, new Set(listed.map(([, name]) => name))),
  ];
  return {
    header: ["kind", "street", "weight"],
    rows: rows.map(([kind, name, weight]) => [kind, name, String(Math.round(weight))]),
  };
}

type Street = readonly [kind: string, name: string, weight: number];

function gardens(
  first: readonly (readonly [string, number])[],
  last: readonly (readonly [string, number])[],
): Street[] {
  return first.flatMap(([prefix, often]) =>
    last.flatMap(([suffix, share]): Street[] => {
      const root = suffix.slice(0, 4).toLowerCase();
      if (often * share < COMMON || prefix.toLowerCase().startsWith(root)) return [];
      const joined = closed.has(suffix) && !/(?:ing|y|s|er)$/.test(prefix);
      const name = joined ? prefix + suffix.toLowerCase() : `${prefix} ${suffix}`;
      return [["garden", name, (often * share) / 20]];
    }),
  );
}

/** The commonest family names; rare ones are on more streets than on people's doors. */
function surnames(families: FamilyNames, others: ReadonlySet<string>): Street[] {
  const people = new Map<string, number>();
  for (const community of ["white", "irish", "german"]) {
    for (const [name, bearers] of families.get(community) ?? []) addTo(people, name, bearers);
  }
  return [...people]
    .filter(([name]) => /^[A-Z][a-z]+$|^Mc[A-Z][a-z]+$/.test(name) && !others.has(name))
    .sort((a, b) => b[1] - a[1])
    .slice(0, SURNAMES)
    .map(([name, bearers]) => ["surname", name, 10 * Math.sqrt(bearers)]);
}

/** How often streets of a kind are of each type, by region. */
export function streetTypeTable(): Tsv {
  const header = ["kind", "region", "name", "weight"];
  return { header, rows: rowsOf("streets/street-types").map((row) => header.map((column) => row(column))) };
}

/** Cities whose streets have directions, and postal codes that lie in one of them. */
export function gridTables(): ReadonlyMap<string, Tsv> {
  const grids = rowsOf("streets/grids").map((row) => [row("state"), row("city"), row("kind"), row("directions")]);
  const codes = rowsOf("streets/zip-directions").map((row) => [row("postal_code"), row("kind"), row("directions")]);
  return new Map([
    ["street-grids.tsv", { header: ["state", "city", "kind", "region"], rows: grids }],
    ["zip-directions.tsv", { header: ["postal_code", "kind", "region"], rows: codes }],
  ]);
}
