import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { rounded, china as rowsOf } from "../source-rows.ts";
import { counties } from "./divisions.ts";

/** Percent of the people of an autonomous county who are of the people, or the peoples, in its name: an estimate. */
const AUTONOMOUS = 42;

/** By the first digits of a place's code, percent of its people in each community; the rest are Han. */
export function communities(): Tsv {
  const rows = rowsOf("community-shares").map((row) => [row("code"), row("community"), row("percent")]);
  const codes = new Set(rows.map(([code]) => code));
  const named = counties().flatMap(({ code, name }) => {
    if (!/自治[县旗]$/.test(name) || codes.has(code)) return [];
    const found = new Set(
      rowsOf("community-peoples")
        .filter((row) => name.includes(row("people")))
        .map((row) => row("community")),
    );
    const around = rows.filter(
      ([prefix = ""]) => prefix === (codes.has(code.slice(0, 4)) ? code.slice(0, 4) : code.slice(0, 2)),
    );
    // An autonomous county has more of its own peoples than the country around it, and as many of the others.
    const others = around.filter(([, community = ""]) => !found.has(community));
    const left = 100 - others.reduce((sum, [, , percent]) => sum + Number(percent), 0);
    const own = [...found].map((community) => {
      const usual = around.find(([, other]) => other === community)?.[2];
      return [community, Math.max(Number(usual ?? 0), AUTONOMOUS / found.size)] as const;
    });
    const scale = Math.min(
      1,
      left /
        Math.max(
          1,
          own.reduce((sum, [, percent]) => sum + percent, 0),
        ),
    );
    return [
      ...own.map(([community, percent]) => [code, community, rounded(percent * scale, 1)]),
      ...others.map(([, community = "", percent = ""]) => [code, community, percent]),
    ];
  });
  return { header: ["code", "community", "weight"], rows: [...rows, ...named] };
}

/** For each community, the share of its people who bear a family name as common as among the Han of the province. */
export function communityLocal(): ReadonlyMap<string, number> {
  return new Map(rowsOf("community-local").map((row) => [row("community"), Number(row("local"))]));
}

interface CommunityShares {
  /** Share of a province's people who are Han or bear names as they do, by its abbreviation. */
  readonly hanShare: ReadonlyMap<string, number>;
  /** People in other communities by family name. */
  readonly bearers: ReadonlyMap<string, number>;
}

/** What the communities take of the people of each province and of the bearers of each family name. */
export function communityShares(): CommunityShares {
  const byCode = Map.groupBy(communities().rows, ([code = ""]) => code);
  const local = communityLocal();
  const states = new Map(rowsOf("states").map((row) => [row("code"), row("abbreviation")]));
  const people = new Map<string, number>();
  const inCommunity = new Map<string, number>();
  const special = new Map<string, number>();
  for (const { code, population } of counties()) {
    const state = states.get(code.slice(0, 2)) ?? "";
    people.set(state, (people.get(state) ?? 0) + population);
    const rows = byCode.get(code) ?? byCode.get(code.slice(0, 4)) ?? byCode.get(code.slice(0, 2)) ?? [];
    for (const [, community = "", percent] of rows) {
      const bearing = (population * Number(percent) * (1 - (local.get(community) ?? 0))) / 100;
      inCommunity.set(community, (inCommunity.get(community) ?? 0) + bearing);
      special.set(state, (special.get(state) ?? 0) + bearing);
    }
  }
  const bearers = new Map<string, number>();
  for (const [community, rows] of Map.groupBy(rowsOf("community-family-names"), (row) => row("community"))) {
    const sum = rows.reduce((total, row) => total + Number(row("weight")), 0);
    for (const row of rows) {
      const bearing = ((inCommunity.get(community) ?? 0) * Number(row("weight"))) / sum;
      bearers.set(row("name"), (bearers.get(row("name")) ?? 0) + bearing);
    }
  }
  const hanShare = new Map([...people].map(([state, count]) => [state, 1 - (special.get(state) ?? 0) / count]));
  return { hanShare, bearers };
}
