import type { Tsv } from "../../../../scripts/tables/tsv.ts";
import { readData } from "../data.ts";
import { prefectures } from "../municipalities.ts";
import { type FamilyName, familyShares } from "./family-shares.ts";
import { hepburn, katakana } from "./hepburn.ts";

/** A reading of a name, its share in the east and from 三重 to 沖縄. */
interface Reading {
  readonly kana: string;
  readonly east: number;
  readonly west: number;
}

const readings: ReadonlyMap<string, readonly Reading[]> = Map.groupBy(
  readData("family-readings", ["name", "kana", "share", "share_west"]).map(({ name, kana, share, share_west }) => ({
    name,
    kana,
    east: Number(share) / 100,
    west: Number(share_west === "" ? share : share_west) / 100,
  })),
  ({ name }) => name,
) as ReadonlyMap<string, readonly Reading[]>; // cast: a reading with its name is a reading

const people = prefectures.map(({ population }) => Number(population));
const nation = people.reduce((sum, number) => sum + number, 0);

/**
 * Family names and readings with their bearers, in hundreds. `lifts` are the prefectures where they are commoner or rarer
 * than in the nation, with the factor: `02*3.1 05*0.4`.
 */
export function familyNames(): Tsv {
  const rows = familyShares().flatMap((family) =>
    (readings.get(family.name) ?? [{ kana: family.kana, east: 1, west: 1 }]).map((reading) => rowOf(family, reading)),
  );
  return { header: ["community", "name", "kana", "latin", "weight", "lifts"], rows };
}

function rowOf({ name, bearers }: FamilyName, { kana, east, west }: Reading): string[] {
  const own = bearers.map((number, state) => number * (Number(prefectures[state]?.code) < 24 ? east : west));
  const total = own.reduce((sum, number) => sum + number, 0);
  // Small differences of common names show in the first names of a prefecture; those of rare ones are chance.
  const usual = total > nation / 1_000 ? 1.08 : total > nation / 5_000 ? 1.3 : 1.6;
  const lifts = prefectures.flatMap(({ code }, state) => {
    const lift = (own[state] ?? 0) / (total * ((people[state] ?? 0) / nation));
    return lift > 1 / usual && lift < usual ? [] : [`${code}*${lift < 0.05 ? 0 : Number(lift.toPrecision(2))}`];
  });
  return ["japanese", name, katakana(kana), hepburn(kana, name), (total / 100).toFixed(1), lifts.join(" ")];
}
