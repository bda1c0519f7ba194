import { birthBands as bands } from "../../../../src/countries/shared/names-by-year.ts";
import { readData } from "../data.ts";
import { type Curves, mapped } from "./name-curves.ts";

/** The share of the tenth name in that of the first. */
const TENTH = 0.42;

/**
 * The curves with the first ten names of each band in the order of `given-first`: the first has the share that it says, each
 * further one less by the same factor, and no other name has more than the tenth. What they gain, the others lose.
 */
export function withFirst(sex: "f" | "m", curves: Curves): Curves {
  const first = readData("given-first", ["sex", "band", "percent", "names"]).filter((row) => row.sex === sex);
  return first.reduce((before, row) => {
    const band = bands.findIndex((year) => String(year) === row.band);
    const names = row.names.split(" ");
    const missing = names.find((name) => !before.has(name));
    if (missing !== undefined) throw new RangeError(`${missing} is not among the names`);
    const wanted = new Map(names.map((name, rank) => [name, Number(row.percent) * TENTH ** (rank / 9)]));
    return withShares(before, band, wanted);
  }, curves);
}

function withShares(curves: Curves, band: number, wanted: ReadonlyMap<string, number>): Curves {
  const most = Math.min(...wanted.values());
  const shareOf = (readings: ReadonlyMap<string, readonly number[]>): number =>
    [...readings.values()].reduce((sum, curve) => sum + (curve[band] ?? 0), 0);
  const free = [...curves].filter(([name]) => !wanted.has(name)).map(([, readings]) => shareOf(readings));
  const rest = 100 - [...wanted.values()].reduce((sum, share) => sum + share, 0);
  const factor = factorOf(free, most, rest);
  return mapped(curves, (curve, name) => {
    const own = shareOf(curves.get(name) ?? new Map());
    const share = wanted.get(name) ?? below(most, own * factor);
    return curve.map((value, at) => (at !== band || own === 0 ? value : (value * share) / own));
  });
}

/** The share where it is small, and never more than `most`. */
export function below(most: number, share: number): number {
  return most * (1 - Math.exp(-share / most));
}

/** By what the shares must be multiplied for those below `most` to sum to `rest`. */
export function factorOf(shares: readonly number[], most: number, rest: number): number {
  let [low, high] = [0, 100];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    const sum = shares.reduce((total, share) => total + below(most, share * middle), 0);
    if (sum < rest) low = middle;
    else high = middle;
  }
  return high;
}
