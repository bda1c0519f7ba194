import { birthBands as bands } from "../../../../src/countries/shared/names-by-year.ts";
import { readData } from "../data.ts";
import { below, factorOf } from "./first-names.ts";
import { type Curves, grouped, mapped, type Reading, seen } from "./name-curves.ts";

/** Percent of a sex and band that a name has at most: of those of several known bearers, and of the others. */
const [MOST_KNOWN, MOST] = [0.1, 0.05];

/** Tempers how much commoner a name of common characters is than one of rare ones. */
const TEMPER = 0.6;

/** The same of its times: the product of both parts, whose fashions are one, would rise and fall twice as fast as they do. */
const TEMPER_OF_TIMES = 1.1;

/**
 * Rare names: `percentOf` each hundred of a band bear one. Those of several people in Wikidata keep their decades, as far as
 * their characters fit the time; those of one alone, and spellings without a known bearer, are as frequent as their first
 * character and what follows it are in the usual names of the time. None has more than its most.
 */
export function rareNames(sex: "f" | "m", usual: Curves, percentOf: (band: number) => number): Curves {
  const fitting = fitOf(usual);
  const counted = seen(sex);
  const spellings = readData("given-spellings", ["sex", "name", "kana"]).flatMap((row): readonly Reading[] =>
    row.sex === sex ? [[row.name, row.kana, bands.map(() => 0)]] : [],
  );
  const single = counted.filter(({ count }) => count === 1).map(({ reading }) => reading);
  const others = grouped([...single, ...spellings].map(([name, kana, curve]) => [name, kana, fitting(name) ?? curve]));
  const several = counted.filter(({ count }) => count > 1);
  const known = grouped(
    several.map(({ reading: [name, kana, curve] }) => {
      const fits = fitting(name);
      return [name, kana, curve.map((value, band) => value * Math.sqrt(fits?.[band] ?? 1))];
    }),
  );
  // Both are filled to the same part of what their names may have at most.
  const [room, roomOfOthers] = [roomIn(known, MOST_KNOWN), roomIn(others, MOST)];
  const filled = bands.map((_, band) => percentOf(band) / ((room[band] ?? 0) + (roomOfOthers[band] ?? 0)));
  return new Map([
    ...capped(known, MOST_KNOWN, (band) => (room[band] ?? 0) * (filled[band] ?? 0)),
    ...capped(others, MOST, (band) => (roomOfOthers[band] ?? 0) * (filled[band] ?? 0)),
  ]);
}

/** The percentage that all names of a band have at most. */
function roomIn(curves: Curves, most: number): readonly number[] {
  const values = [...curves.values()].flatMap((readings) => [...readings.values()]);
  return bands.map((_, band) => most * values.filter((curve) => (curve[band] ?? 0) > 0).length);
}

/** The curves scaled to a percentage in each band, but none above `most`. */
function capped(curves: Curves, most: number, percentOf: (band: number) => number): Curves {
  const values = [...curves.values()].flatMap((readings) => [...readings.values()]);
  const factors = bands.map((_, band) =>
    factorOf(
      values.map((curve) => curve[band] ?? 0),
      most,
      percentOf(band),
    ),
  );
  return mapped(curves, (curve) => curve.map((value, band) => below(most, value * (factors[band] ?? 0))));
}

/** The sum of curves in each band. */
function sumOf(curves: readonly (readonly number[])[]): readonly number[] {
  return bands.map((_, band) => curves.reduce((sum, curve) => sum + (curve[band] ?? 0), 0));
}

/**
 * How well a name of two kanji or more fits each band: the share of its first character among those that usual names begin
 * with, times that of what follows (`斗`, `太郎`) among what follows in them. Undefined for other names.
 */
function fitOf(usual: Curves): (name: string) => readonly number[] | undefined {
  const long = [...usual].filter(([name]) => name.length > 1);
  const total = (partOf: (name: string) => string): ReadonlyMap<string, readonly number[]> =>
    new Map(
      [...Map.groupBy(long, ([name]) => partOf(name))].map(([part, names]) => [
        part,
        sumOf(names.flatMap(([, readings]) => [...readings.values()])),
      ]),
    );
  const [first, rest] = [total((name) => name.charAt(0)), total((name) => name.slice(1))];
  return (name) => {
    if (!/^\p{Script=Han}{2,}$/u.test(name)) return undefined;
    const [ofFirst, ofRest] = [first.get(name.charAt(0)), rest.get(name.slice(1))];
    const products = bands.map((_, band) => (ofFirst?.[band] ?? 0) * (ofRest?.[band] ?? 0));
    const mean = products.reduce((sum, value) => sum + value, 0) / bands.length;
    return products.map((value) => (value === 0 ? 0 : mean ** TEMPER * (value / mean) ** TEMPER_OF_TIMES));
  };
}
