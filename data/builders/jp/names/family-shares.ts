import { readData } from "../data.ts";
import { prefectures } from "../municipalities.ts";

/** A family name with its bearers by prefecture, in the order of `prefectures`. */
export interface FamilyName {
  readonly name: string;
  readonly kana: string;
  readonly bearers: Float64Array;
}

interface Counted {
  readonly name: string;
  readonly kana: string;
  /** In Japan, with the part of those whose names are too rare for the list. */
  readonly bearers: number;
  /** Share of them in Okinawa, where the source has one. */
  readonly okinawa: number;
  /** Clinics named after a bearer, by prefecture. */
  readonly clinics: ReadonlyMap<string, number>;
}

const people = prefectures.map(({ population }) => Number(population));
const nation = people.reduce((sum, number) => sum + number, 0);
const OKINAWA = 46;

/**
 * Bearers of every name in every prefecture: estimates that sum to the bearers of the name and to the people of the
 * prefecture, start from the names of clinics there, and keep to the ten commonest names of each prefecture.
 */
export function familyShares(): readonly FamilyName[] {
  const counted = countedNames();
  const matrix = counted.map(startOf);
  const ranks = firstNames(new Map(counted.map(({ name }, row) => [name, row])));
  for (let round = 0; round < 30; round++) {
    for (const [row, { bearers }] of counted.entries()) {
      const own = matrix[row] ?? new Float64Array();
      const factor = bearers / own.reduce((sum, number) => sum + number, 0);
      for (let state = 0; state < own.length; state++) own[state] = (own[state] ?? 0) * factor;
    }
    for (const [state, population] of people.entries()) {
      const factor = population / matrix.reduce((sum, own) => sum + (own[state] ?? 0), 0);
      for (const own of matrix) own[state] = (own[state] ?? 0) * factor;
      // The last rounds only balance.
      if (round < 27) keepRanks(matrix, state, ranks[state] ?? [], population);
    }
  }
  return counted.map(({ name, kana }, row) => ({ name, kana, bearers: matrix[row] ?? new Float64Array() }));
}

/**
 * The list covers 88.5 of 100 people; the others' names, all with fewer bearers, are made up for by the rarer ones in
 * it.
 */
function countedNames(): readonly Counted[] {
  const rows = readData("family-names", ["name", "kana", "bearers", "okinawa_share", "clinics"]);
  const bearers = rows.map((row) => Number(row.bearers));
  const rarity = bearers.map((number) => Math.max(0, 1 - number / 20_000) * number);
  const missing = nation - bearers.reduce((sum, number) => sum + number, 0);
  const factor = missing / rarity.reduce((sum, number) => sum + number, 0);
  return rows.map(({ name, kana, okinawa_share, clinics }, row) => ({
    name,
    kana,
    bearers: (bearers[row] ?? 0) + factor * (rarity[row] ?? 0),
    okinawa: Number(okinawa_share),
    clinics: new Map(
      clinics === ""
        ? []
        : clinics
            .split(" ")
            .map((cell) => cell.split(":"))
            .map(([state = "", count]) => [state, Number(count)]),
    ),
  }));
}

/** Groups of prefectures that share names. */
const regions = [
  "01",
  "02 03 04 05 06 07",
  "08 09 10 11 12 13 14",
  "15 16 17 18",
  "19 20 21 22 23",
  "24 25 26 27 28 29 30",
  "31 32 33 34 35",
  "36 37 38 39",
  "40 41 42 43 44 45 46",
  "47",
].map((states) => states.split(" "));

const sampled = new Map(
  readData("clinics", ["prefecture", "surnames"]).map(({ prefecture, surnames }) => [prefecture, Number(surnames)]),
);
const allSampled = [...sampled.values()].reduce((sum, number) => sum + number, 0);

/**
 * Bearers by prefecture after the names of clinics. Few are known of most names: how much commoner a name is in a
 * prefecture is estimated from it as far as it has clinics, else from its region, else from the nation.
 */
function startOf({ bearers, okinawa, clinics }: Counted): Float64Array {
  const total = [...clinics.values()].reduce((sum, number) => sum + number, 0);
  const seenIn = (states: readonly string[]): number =>
    states.reduce((sum, state) => sum + (clinics.get(state) ?? 0), 0);
  const expectedIn = (states: readonly string[]): number =>
    (total * states.reduce((sum, state) => sum + (sampled.get(state) ?? 0), 0)) / allSampled;
  const start = Float64Array.from(prefectures, ({ code }, state) => {
    const region = regions.find((states) => states.includes(code)) ?? [code];
    const regional = (seenIn(region) + 2) / (expectedIn(region) + 2);
    const lift = (seenIn([code]) + 3 * regional) / (expectedIn([code]) + 3);
    return (bearers * lift * (people[state] ?? 0)) / nation;
  });
  const mainland = start.reduce((sum, number) => sum + number, 0) - (start[OKINAWA] ?? 0);
  // Two in five of Okinawa have names of the mainland.
  start[OKINAWA] = okinawa > 0 ? (mainland * okinawa) / (1 - okinawa) : 0.4 * (start[OKINAWA] ?? 0);
  return start;
}

interface Rank {
  readonly row: number;
  /** Share of the prefecture's people, 0 where it is not known. */
  readonly share: number;
}

/** By prefecture, the commonest names in order. */
function firstNames(rows: ReadonlyMap<string, number>): readonly (readonly Rank[])[] {
  const all = readData("family-first", ["prefecture", "rank", "name", "percent"]);
  return prefectures.map(({ code }) =>
    all
      .filter(({ prefecture }) => prefecture === code)
      .map(({ name, percent }) => ({ row: rows.get(name) ?? -1, share: Number(percent) / 100 })),
  );
}

/** The tenth name of a prefecture has at least that share: the nation's has 0.7 %. */
const TENTH_NAME = 0.0068;

/**
 * Puts the first ten names of a prefecture in order and above all others: where another is commoner than the tenth, both
 * move to the middle between them.
 */
function keepRanks(matrix: readonly Float64Array[], state: number, ranks: readonly Rank[], population: number): void {
  const first = new Set(ranks.map(({ row }) => row));
  const others = matrix.filter((_, row) => !first.has(row));
  const most = others.reduce((max, own) => Math.max(max, own[state] ?? 0), 0);
  const tenth = matrix[ranks.at(-1)?.row ?? -1]?.[state] ?? 0;
  let floor = Math.max(tenth, Math.sqrt(tenth * most), TENTH_NAME * population);
  for (const own of others) own[state] = Math.min(own[state] ?? 0, 0.97 * floor);
  for (const { row, share } of [...ranks].reverse()) {
    const own = matrix[row];
    if (own === undefined) continue;
    floor = share > 0 ? share * population : Math.max(own[state] ?? 0, floor * 1.02);
    own[state] = floor;
  }
}
