import { chance, int, pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import type { Area, Place } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { once } from "../shared/tables.ts";

/**
 * Quarter and numbers from large to small: `西新宿2-8-1` (丁目-番-号), or in a quarter without 丁目 `中区山下町79-3` (lot
 * and part of it, or block and house). Some live in a named building: `西新宿2-8-1 メゾン桜 203`. In villages without
 * quarters the number stands alone.
 */
export function street(rng: Rng, { population }: Place, { locality, numbers = "" }: Area): string {
  const address = locality + (numbers === "" ? lotNumber(rng) : blockNumber(rng, numbers));
  const inBuildings = population > 200_000 ? 0.45 : population > 50_000 ? 0.28 : 0.08;
  return chance(rng, inBuildings) ? `${address} ${apartment(rng, locality, population)}` : address;
}

/** One of the 丁目 `1-4`, its blocks and houses. */
function blockNumber(rng: Rng, chome: string): string {
  const bar = chome.indexOf("-");
  return `${int(rng, Number(chome.slice(0, bar)), Number(chome.slice(bar + 1)))}-${low(rng, 32)}-${low(rng, 30)}`;
}

/** Numbers of blocks and of lots in towns are low, those of lots in the country are not. */
function lotNumber(rng: Rng): string {
  const lot = low(rng, chance(rng, 0.6) ? 60 : 1_200);
  return lot < 100 || chance(rng, 0.6) ? `${lot}-${low(rng, 24)}` : String(lot);
}

/** 1 to `max`, the lower the likelier. */
function low(rng: Rng, max: number): number {
  return Math.min(int(rng, 1, max), int(rng, 1, max));
}

/** The name of the building, for some after the quarter, and the room: storey, then 01 to 08. */
function apartment(rng: Rng, locality: string, population: number): string {
  const isTall = chance(rng, population > 200_000 ? 0.5 : 0.25);
  const { names, prefixes } = isTall ? buildings().tall : buildings().low;
  const name = chance(rng, 0.3) ? afterQuarter(rng, prefixes, locality) : "";
  const storey = isTall ? int(rng, 1, 12) : int(rng, 1, 2);
  return `${name === "" ? pick(rng, names) : name} ${storey}0${int(rng, 1, 8)}`;
}

/** `メゾン高円寺`; empty where the name of the quarter is too long for it or of one character. */
function afterQuarter(rng: Rng, prefixes: readonly string[], locality: string): string {
  const quarter = locality.replace(/^[^区]{1,3}区(?=..)/, "").replace(/(?<=..)町$/, "");
  return /^[^\d条]{2,3}$/.test(quarter) ? pick(rng, prefixes) + quarter : "";
}

interface Buildings {
  readonly names: readonly string[];
  /** What stands before the name of a quarter. */
  readonly prefixes: readonly string[];
}

/** Wooden or light steel houses of two storeys, and concrete houses of several. */
const buildings = once((): Readonly<Record<"low" | "tall", Buildings>> => {
  const table = loadTables("jp")("buildings");
  const kinds = table.texts("kind");
  const ofKind = (kind: string): readonly string[] => table.texts("name").filter((_, row) => kinds[row] === kind);
  return {
    low: { names: ofKind("low"), prefixes: ofKind("low-prefix") },
    tall: { names: ofKind("tall"), prefixes: ofKind("tall-prefix") },
  };
});
