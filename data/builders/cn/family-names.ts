import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { rounded, china as rowsOf } from "../source-rows.ts";
import { communityShares } from "./communities.ts";
import { readingOfFamily } from "./readings.ts";

/** Family names of the Han of all provinces and of the other communities, with their readings. */
export function familyNames(): Tsv {
  const han = [...national()].map(([name, share]) => ["han", name, readingOfFamily(name), rounded(share, 5)]);
  const others = rowsOf("community-family-names").map((row) => [
    row("community"),
    row("name"),
    readingOfFamily(row("name")),
    row("weight"),
  ]);
  return { header: ["community", "name", "latin", "weight"], rows: [...han, ...others] };
}

/** The family names of each province's Han: how many of a million bear each. */
export function familyNamesByState(): Tsv {
  const states = rowsOf("states").map((row) => ({ abbreviation: row("abbreviation"), code: row("code") }));
  const table = fitted(states);
  const rows = states.flatMap(({ abbreviation }, column) => {
    const sum = table.reduce((all, { shares }) => all + (shares[column] ?? 0), 0);
    return table.flatMap(({ name, shares }) => {
      const perMillion = (1_000_000 * (shares[column] ?? 0)) / sum;
      return perMillion < 1 ? [] : [[abbreviation, name, rounded(perMillion, 0)]];
    });
  });
  return { header: ["state", "name", "weight"], rows };
}

/** Percent of all Chinese by family name. */
function national(): ReadonlyMap<string, number> {
  return new Map(
    ["family-names", "family-rare"].flatMap((table) =>
      rowsOf(table).map((row) => [row("name"), Number(row("share"))] as const),
    ),
  );
}

interface State {
  readonly abbreviation: string;
  readonly code: string;
}

interface Fitted {
  readonly name: string;
  /** Bearers by province. */
  readonly shares: number[];
}

/**
 * Iterative proportional fitting: starts from each name's estimated quotients, and ends with the national shares of all
 * names and the population of all provinces, both less the other communities.
 */
function fitted(states: readonly State[]): readonly Fitted[] {
  const populations = new Map(rowsOf("states").map((row) => [row("abbreviation"), Number(row("population"))]));
  const { hanShare, bearers } = communityShares();
  const people = states.map(
    ({ abbreviation }) => (populations.get(abbreviation) ?? 0) * (hanShare.get(abbreviation) ?? 1),
  );
  const all = [...populations.values()].reduce((a, b) => a + b, 0);
  const lifts = liftsOf(states);
  const rows = [...national()].map(([name, share]) => {
    const target = Math.max(0.08 * share, share - (100 * (bearers.get(name) ?? 0)) / all);
    return {
      name,
      target,
      shares: states.map((_, column) => (lifts(name)[column] ?? 1) * target * (people[column] ?? 0)),
    };
  });
  const hanTotal = people.reduce((a, b) => a + b, 0);
  const targets = rows.reduce((sum, { target }) => sum + target, 0);
  for (let round = 0; round < 60; round++) {
    for (const { target, shares } of rows) {
      const sum = shares.reduce((a, b) => a + b, 0);
      for (const column of shares.keys()) shares[column] = ((shares[column] ?? 0) * target * hanTotal) / targets / sum;
    }
    for (const column of people.keys()) {
      const sum = rows.reduce((total, { shares }) => total + (shares[column] ?? 0), 0);
      for (const { shares } of rows) shares[column] = ((shares[column] ?? 0) * (people[column] ?? 0)) / sum;
    }
  }
  return rows;
}

/** Villages that a quotient is shrunk by, and the power that tempers what is left of its noise. */
const PRIOR = 6;
const TEMPER = 0.5;

/** How many times as common as in the country a name is in each province, by estimate. */
function liftsOf(states: readonly State[]): (name: string) => readonly number[] {
  const known = new Map(
    rowsOf("family-regions").map((row) => [
      row("name"),
      new Map(
        row("provinces")
          .split(" ")
          .map((cell) => [cell.slice(0, 2), Number(cell.slice(3))] as const),
      ),
    ]),
  );
  const sampled = new Map(rowsOf("villages-sampled").map((row) => [row("province"), Number(row("villages"))]));
  const allVillages = [...sampled.values()].reduce((a, b) => a + b, 0);
  const villages = new Map(
    rowsOf("family-names").map((row) => [
      row("name"),
      new Map(
        row("villages")
          .split(" ")
          .filter((cell) => cell !== "")
          .map((cell) => [cell.slice(0, 2), Number(cell.slice(3))] as const),
      ),
    ]),
  );
  return (name) => {
    const counts = villages.get(name) ?? new Map<string, number>();
    const total = [...counts.values()].reduce((a, b) => a + b, 0);
    return states.map(({ abbreviation, code }) => {
      const expected = (total * (sampled.get(code) ?? 0)) / allVillages;
      const fromVillages = (((counts.get(code) ?? 0) + PRIOR) / (expected + PRIOR)) ** TEMPER;
      const estimate = known.get(name)?.get(abbreviation);
      return estimate ?? fromVillages;
    });
  };
}
