import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { birthBands as bands } from "../../../src/countries/shared/names-by-year.ts";
import { roundedOrEmpty, france as rowsOf } from "../source-rows.ts";
import { sumOf } from "../sums.ts";
import { plain, writtenGiven } from "./written.ts";

const decades = ["1930", "1940", "1950", "1960", "1970", "1980", "1990", "2000", "2010"] as const;
/** Records that are no given names: parts of them, and particles. */
const noNames = new Set(["EL", "ABD", "BEN", "THI", "VAN", "DE"]);

/** The whole country's given names, and those of communities, as shares of 100,000 births of the community and band. */
export function givenNames(): Tsv {
  const rows: string[][] = [];
  for (const sex of ["f", "m"] as const) {
    for (const [community, names] of namesBy(sex)) {
      const columns = bands.map((_, band) => shares(names, band, community));
      [...names.keys()].forEach((name, at) => {
        // Tenths tell rare French names apart, and are below what the register tells of others.
        const cells = columns.map(({ [at]: share = 0 }) =>
          roundedOrEmpty(share, community === "french" && share < 10 ? 1 : 0),
        );
        if (cells.some((text) => text !== "")) rows.push([community, sex, name, ...cells]);
      });
    }
  }
  return { header: ["community", "sex", "name", ...bands.map(String)], rows: [...rows, ...estimated()] };
}

/** Names of families from Vietnam and China, few of which are in the register: estimates by cohorts of twenty years. */
function estimated(): readonly (readonly string[])[] {
  return rowsOf("given-names-estimated").map((row) => [
    row("community"),
    row("sex"),
    row("name"),
    ...bands.map((band) =>
      roundedOrEmpty(Number(row(String(band < 1955 ? 1935 : band < 1975 ? 1955 : band < 1995 ? 1975 : 1995)))),
    ),
  ]);
}

/** Births of each name by decade in each community; what no community has belongs to `french`. */
function namesBy(sex: "f" | "m"): ReadonlyMap<string, ReadonlyMap<string, readonly number[]>> {
  const register = merged(sex);
  const french = new Map(register);
  const all = new Map<string, Map<string, readonly number[]>>([["french", french]]);
  for (const row of rowsOf("given-name-communities").filter((one) => one("sex") === sex)) {
    const name = spelling(register, row("name"));
    const births = register.get(name);
    if (births === undefined) continue;
    const community = all.get(row("community")) ?? new Map<string, readonly number[]>();
    all.set(row("community"), community);
    const share = Number(row("share"));
    community.set(
      name,
      births.map((count) => count * share),
    );
    const rest = (french.get(name) ?? []).map((count, at) => Math.max(0, count - (births[at] ?? 0) * share));
    french.set(name, rest);
  }
  return all;
}

/** Births by decade under the usual spelling: what differs by accents alone is added to the commonest accented form. */
function merged(sex: "f" | "m"): ReadonlyMap<string, readonly number[]> {
  const rest = decades.map(() => 0);
  const spellings = new Map<string, number[]>();
  for (const row of rowsOf("given-names")) {
    if (row("sex").toLowerCase() !== sex) continue;
    const births = decades.map((decade) => Number(row(decade)));
    if (row("name") === "#REST") for (const [at, count] of births.entries()) add(rest, at, count);
    else if (!noNames.has(row("name"))) {
      const name = writtenGiven(row("name"));
      const known = spellings.get(name) ?? decades.map(() => 0);
      for (const [at, count] of births.entries()) add(known, at, count);
      spellings.set(name, known);
    }
  }
  for (const alike of Map.groupBy(spellings.keys(), plain).values()) {
    const [best = "", ...others] = alike.toSorted(
      (a, b) => sumOf(spellings.get(b) ?? []) - sumOf(spellings.get(a) ?? []),
    );
    for (const other of others.filter((one) => one.toUpperCase() === plain(one))) {
      for (const [at, count] of (spellings.get(other) ?? []).entries()) add(spellings.get(best) ?? [], at, count);
      spellings.delete(other);
    }
  }
  return withTail(spellings, rest);
}

/** The births of names that the register does not list are spread over the rare names of the decade. */
function withTail(
  names: ReadonlyMap<string, readonly number[]>,
  rest: readonly number[],
): ReadonlyMap<string, readonly number[]> {
  const sums = rest.map((_, at) => [...names.values()].reduce((sum, births) => sum + (births[at] ?? 0), 0));
  const isRare = (count: number, at: number): boolean => count < (sums[at] ?? 0) * 0.0005;
  const rare = rest.map((_, at) =>
    [...names.values()].reduce((sum, births) => sum + (isRare(births[at] ?? 0, at) ? (births[at] ?? 0) : 0), 0),
  );
  return new Map(
    [...names].map(([name, births]) => [
      name,
      births.map((count, at) => (isRare(count, at) ? count * (1 + (rest[at] ?? 0) / (rare[at] || 1)) : count)),
    ]),
  );
}

/** Shares of 100,000 of each name in a band of five years: within a decade, births follow a straight line. */
function shares(names: ReadonlyMap<string, readonly number[]>, band: number, community: string): readonly number[] {
  const decade = Math.floor((band + 1) / 2);
  const half = (band + 1) % 2;
  const births = [...names.values()].map((counts) => {
    const around = (at: number): number => counts[Math.min(decades.length - 1, Math.max(0, at))] ?? 0;
    // Of families from abroad few were born in France before 1970: their names then are taken from the next decades too.
    const early = decade < 4 && !local.has(community) ? (around(decade + 1) + around(4)) / 8 : 0;
    const here = around(decade);
    const slope = (around(decade + 1) - around(decade - 1)) / 2;
    const part = here / 2 + (half === 0 ? -slope : slope) / 8;
    return Math.min(0.9 * here, Math.max(0.1 * here, part)) + early;
  });
  const sum = births.reduce((all, count) => all + count, 0);
  return births.map((count) => (100_000 * count) / sum);
}

const local: ReadonlySet<string> = new Set(["french", "breton", "corsican", "alsatian"]);

/** The name as the register's table has it after merging. */
function spelling(register: ReadonlyMap<string, readonly number[]>, name: string): string {
  const written = writtenGiven(name);
  if (register.has(written)) return written;
  const same = [...register.keys()].filter((other) => plain(other) === plain(name));
  return same.sort((a, b) => sumOf(register.get(b) ?? []) - sumOf(register.get(a) ?? []))[0] ?? written;
}

function add(counts: number[], at: number, count: number): void {
  counts[at] = (counts[at] ?? 0) + count;
}
