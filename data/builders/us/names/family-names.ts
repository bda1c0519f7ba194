import type { Tsv } from "../../../../scripts/tables/tsv.ts";
import { type Row, unitedStates as rowsOf } from "../../source-rows.ts";
import { addTo, listIn } from "../../sums.ts";
import { originByForm } from "./origins.ts";

const races = ["white", "black", "asian", "hispanic", "other"] as const;
type Race = (typeof races)[number];

/**
 * Percent of all people by race whose names are beyond the 20,000 of the list: the census of 2010 less what the list
 * holds.
 */
const beyond: Readonly<Record<Race, number>> = { white: 17.3, black: 1.95, asian: 1.5, hispanic: 2.7, other: 1.2 };

/** Rank from which names stand for rarer ones too, and rank from which they do so in full. */
const TAIL = { from: 2_000, full: 10_000 };

/** A part of a name's bearers that is smaller, per 100,000 people, is counted with its largest part. */
const smallest = (community: string): number => (community === "native" ? 0.1 : community === "filipino" ? 0.2 : 0.6);

/** Bearers per 100,000 people, by community and name. */
export type FamilyNames = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Family names by community. The census tells the races of each name's bearers; lists and forms tell which of the
 * communities of a race a name belongs to.
 */
export function familyNames(): FamilyNames {
  const rows = rowsOf("names/family-names");
  const stretch = stretchOf(rows);
  const spelling = new Map(rowsOf("names/surname-spellings").map((row) => [row("name"), row("spelling")]));
  const origins = originsOf();
  const names = new Map<string, Map<string, number>>();
  rows.forEach((row, rank) => {
    const parts = new Map<string, number>();
    for (const race of races) {
      const people = peopleOf(row, race) * (1 + stretch[race] * tailShare(rank));
      for (const [community, share] of origins(row, race)) addTo(parts, community, people * share);
    }
    for (const [community, people] of rounded(parts)) {
      const list = names.get(community) ?? new Map<string, number>();
      names.set(community, list);
      addTo(list, spelling.get(row("name")) ?? row("name"), people);
    }
  });
  return names;
}

/** Bearers of a race per 100,000 people. */
function peopleOf(row: Row, race: Race): number {
  const all = races.reduce((sum, each) => sum + Number(row(each)), 0);
  return (Number(row("per_100k")) * Number(row(race))) / all;
}

function tailShare(rank: number): number {
  return Math.min(1, Math.max(0, (rank - TAIL.from) / (TAIL.full - TAIL.from)));
}

/** How much more often the names of the tail occur than their own bearers, so that they stand for all rarer names. */
function stretchOf(rows: readonly Row[]): Readonly<Record<Race, number>> {
  const stretch = { white: 0, black: 0, asian: 0, hispanic: 0, other: 0 };
  for (const race of races) {
    const tail = rows.reduce((sum, row, rank) => sum + tailShare(rank) * peopleOf(row, race), 0);
    stretch[race] = (1_000 * beyond[race]) / tail;
  }
  return stretch;
}

/** The communities of a name's bearers of one race, with their shares. */
function originsOf(): (row: Row, race: Race) => readonly (readonly [community: string, share: number])[] {
  const lists = new Map<string, (readonly [string, number])[]>();
  for (const row of rowsOf("names/surname-origins"))
    listIn(lists, `${row("race")} ${row("name")}`).push([row("community"), Number(row("share"))]);
  return (row, race) => {
    const listed = lists.get(`${race} ${row("name")}`) ?? [];
    const sum = listed.reduce((all, [, share]) => all + share, 0);
    if (sum >= 1) return listed.map(([community, share]) => [community, share / sum]);
    return [...listed, ...restOf(row, race).map(([community, share]) => [community, share * (1 - sum)] as const)];
  };
}

/** The communities of those bearers whom no list assigns. */
function restOf(row: Row, race: Race): readonly (readonly [community: string, share: number])[] {
  if (race === "white") return [[Number(row("white")) > 70 ? originByForm(row("name")) : "white", 1]];
  // A person of two races with an English name is counted with the others of the state.
  if (race === "other") {
    return [
      ["native", 0.35],
      ["white", 0.65],
    ];
  }
  if (race !== "asian") return [[race, 1]];
  if (Number(row("asian")) >= 40) return [["chinese", 1]];
  if (Number(row("hispanic")) >= 10) return [["filipino", 1]];
  return [[Number(row("asian")) >= 15 ? "chinese" : "white", 1]];
}

/** The parts with the small ones added to the largest. */
function rounded(parts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const [largest, ...others] = [...parts].sort((a, b) => b[1] - a[1]);
  if (largest === undefined) return parts;
  const kept = new Map([largest]);
  for (const [community, people] of others) addTo(kept, people < smallest(community) ? largest[0] : community, people);
  return kept;
}

/** The table of family names. */
export function familyTable(names: FamilyNames): Tsv {
  const rows = [...names].flatMap(([community, list]) =>
    [...list].map(([name, people]) => [community, name, String(Number(people.toFixed(2)))]),
  );
  return { header: ["community", "name", "weight"], rows };
}
