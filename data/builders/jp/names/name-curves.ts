import { birthBands as bands } from "../../../../src/countries/shared/names-by-year.ts";
import { readData } from "../data.ts";

/** The given names of a sex: by name, the curve of each reading. A curve holds percent of those born in each band. */
export type Curves = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

/** The middles of the cohorts of `given-common`. */
const centres = [1945, 1965, 1985, 2002] as const;

/** The usual names of four cohorts, between whose middles a name's share grows or falls by equal factors. */
export function common(sex: "f" | "m"): Curves {
  const columns = ["sex", "name", "kana", "1945", "1965", "1985", "2002"] as const;
  return grouped(
    readData("given-common", columns)
      .filter((row) => row.sex === sex)
      .map((row) => {
        const weights = [row["1945"], row["1965"], row["1985"], row["2002"]].map((cell) =>
          Math.log(Number(cell) + 0.2),
        );
        return [row.name, row.kana, bands.map((band) => Math.max(0, Math.exp(between(weights, band + 2)) - 0.25))];
      }),
  );
}

/** The value at a year, on straight lines between those of the centres; outside, half the slope of the next line. */
function between(values: readonly number[], year: number): number {
  const last = centres.length - 2;
  const after = centres.findIndex((centre) => centre > year);
  const line = after === -1 ? last : Math.max(0, after - 1);
  const [from = 0, to = 1, low = 0, high = 0] = [centres[line], centres[line + 1], values[line], values[line + 1]];
  const share = (year - from) / (to - from);
  const damped = share < 0 ? share / 2 : share > 1 ? 1 + (share - 1) / 2 : share;
  return low + (high - low) * damped;
}

/** Names that were most common in one time, in percent of those born then. */
export function known(sex: "f" | "m"): Curves {
  const rows = readData("given-known", ["sex", "name", "kana", "peak", "width", "per_myriad"]);
  return grouped(
    rows
      .filter((row) => row.sex === sex)
      .map(({ name, kana, peak, width, per_myriad }) => [
        name,
        kana,
        bands.map((band) => (Number(per_myriad) / 100) * bell((band + 2 - Number(peak)) / Number(width))),
      ]),
  );
}

/** A name with a reading and a curve. */
export type Reading = readonly [name: string, kana: string, curve: readonly number[]];

/** Names of people with an article in Wikidata, by decade of birth, and how many people that are. */
export function seen(sex: "f" | "m"): readonly { readonly count: number; readonly reading: Reading }[] {
  return readData("given-seen", ["sex", "name", "kana", "decades"])
    .filter((row) => row.sex === sex)
    .map(({ name, kana, decades }) => {
      const births = decades.split(" ").map((cell) => cell.split(":").map(Number));
      const at = (band: number): number =>
        births.reduce((sum, [decade = 0, count = 0]) => sum + Math.sqrt(count) * bell((band + 2 - decade - 5) / 9), 0);
      return {
        count: births.reduce((sum, [, count = 0]) => sum + count, 0),
        reading: [name, kana, bands.map((band) => (at(band) < 0.15 ? 0 : at(band)))],
      };
    });
}

function bell(distance: number): number {
  return distance > 2.5 || distance < -2.5 ? 0 : Math.exp(-(distance ** 2) / 2);
}

/** The curves of names by reading. */
export function grouped(rows: readonly Reading[]): Curves {
  return new Map(
    [...Map.groupBy(rows, ([name]) => name)].map(([name, list]) => [
      name,
      new Map(list.map(([, kana, curve]) => [kana, curve])),
    ]),
  );
}

export function mapped(curves: Curves, map: (curve: readonly number[], name: string) => readonly number[]): Curves {
  return new Map(
    [...curves].map(([name, readings]) => [
      name,
      new Map([...readings].map(([kana, curve]) => [kana, map(curve, name)])),
    ]),
  );
}
