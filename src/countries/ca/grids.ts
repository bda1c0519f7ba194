import { decimal } from "../../random/decimal.ts";
import { chance, int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import { loadTables } from "../shared/load-tables.ts";
import { once } from "../shared/tables.ts";

/** The numbers of the avenues and streets of a sorting area. */
interface Grid {
  readonly avenue: readonly [first: number, last: number];
  readonly street: readonly [first: number, last: number];
}

/** `10432 124 St NW` stands at 104 Avenue, `12415 104 Ave NW` at 124 Street. Absent where streets have names. */
export function edmontonStreet(rng: Rng, code: string): string | undefined {
  const grid = edmonton().get(code);
  if (grid === undefined || chance(rng, 0.12)) return undefined;
  const [avenue, street] = [int(rng, ...grid.avenue), int(rng, ...grid.street)];
  const house = decimal(int(rng, 2, 98), 2);
  return chance(rng, 0.5) ? `${avenue}${house} ${street} St` : `${street}${house} ${avenue} Ave`;
}

const edmonton = once((): ReadonlyMap<string, Grid> => {
  const table = loadTables("ca")("grids");
  const [kinds, codes] = [table.texts("kind"), table.texts("postal_code")];
  const [firsts, lasts] = [table.numbers("first"), table.numbers("last")];
  const ranges = new Map(
    codes.map((code, row) => [`${kinds[row]} ${code}`, [firsts[row] ?? 1, lasts[row] ?? 1] as const]),
  );
  return new Map(
    codes.map((code) => [
      code,
      { avenue: ranges.get(`avenue ${code}`) ?? [1, 1], street: ranges.get(`street ${code}`) ?? [1, 1] },
    ]),
  );
});

/** `1215 17 Ave`: streets and avenues of Calgary are counted from its middle, and the house number continues them. */
export function calgaryStreet(rng: Rng, code: string): string | undefined {
  if (!innerCalgary.has(code) || chance(rng, 0.4)) return undefined;
  const [house, number] = [`${int(rng, 1, 28)}${decimal(int(rng, 2, 38), 2)}`, int(rng, 1, 34)];
  return `${house} ${number} ${chance(rng, 0.5) ? "St" : "Ave"}`;
}

/** Areas whose streets are numbered; those built later have names. */
const innerCalgary = new Set("T2A T2B T2C T2E T2G T2K T2L T2M T2N T2P T2R T2S T2T T2V T3B T3C T3E".split(" "));

/** The quarter of Calgary in which most of a sorting area lies. */
export function quadrantOf(code: string): string {
  return quadrants[code] ?? "SW";
}

// biome-ignore format: a small table
const quadrants: Readonly<Record<string, string>> = {
  T1Y: "NE", T2A: "NE", T2E: "NE", T3J: "NE", T3N: "NE",
  T2B: "SE", T2C: "SE", T2G: "SE", T2H: "SE", T2J: "SE", T2X: "SE", T2Z: "SE", T3M: "SE", T3S: "SE",
  T2K: "NW", T2L: "NW", T2M: "NW", T2N: "NW", T3A: "NW", T3B: "NW", T3G: "NW", T3K: "NW", T3L: "NW", T3P: "NW", T3R: "NW",
};

/** Towns of Alberta count their streets and avenues from 50 in the middle: `4915 51 St`. */
export function albertaStreet(rng: Rng): string {
  const number = int(rng, 43, 57);
  return `${int(rng, 43, 57)}${decimal(int(rng, 2, 38), 2)} ${number} ${chance(rng, 0.5) ? "St" : "Ave"}`;
}

/** Streets of Surrey are numbered as in Edmonton: `14452 72 Ave`. */
export function surreyStreet(rng: Rng): string {
  const [street, avenue] = [int(rng, 120, 188), int(rng, 60, 108)];
  const house = int(rng, 10, 98);
  return chance(rng, 0.5) ? `${street}${house} ${avenue} Ave` : `${avenue}${house} ${street} St`;
}
