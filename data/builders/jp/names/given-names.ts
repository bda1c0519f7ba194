import type { Tsv } from "../../../../scripts/tables/tsv.ts";
import { birthBands as bands } from "../../../../src/countries/shared/names-by-year.ts";
import { readData } from "../data.ts";
import { withFirst } from "./first-names.ts";
import { hepburn, katakana } from "./hepburn.ts";
import { type Curves, common, known, mapped } from "./name-curves.ts";
import { rareNames } from "./rare-names.ts";

/** How many bearers of each hundred of a sex and band have one of the rare names: estimates. */
const rare = {
  f: [9, 9, 9, 9, 9, 10, 11, 12, 13, 15, 18, 23, 30, 38, 42],
  m: [16, 16, 17, 18, 18, 18, 19, 20, 21, 23, 26, 31, 36, 40, 40],
} as const;

/** By what the shares of `given-known` grow, as young names are more varied. */
const varied = [1, 1, 1, 1, 1, 1, 1, 1, 1.1, 1.2, 1.3, 1.4, 1.6, 1.8, 2] as const;

/** Given names by sex, reading and five years of birth, in bearers of 100,000. */
export function givenNames(): Tsv {
  const rows = (["f", "m"] as const).flatMap((sex) =>
    [...curvesOf(sex)].flatMap(([name, readings]) =>
      [...readings].flatMap(([kana, curve]) => {
        const cells = curve.map((percent) => Math.round(1_000 * percent));
        if (cells.every((cell) => cell === 0)) return [];
        const reading = katakana(kana);
        return [
          [
            "japanese",
            sex,
            name,
            reading,
            hepburn(kana, name),
            ...cells.map((cell) => (cell === 0 ? "" : String(cell))),
          ],
        ];
      }),
    ),
  );
  return { header: ["community", "sex", "name", "kana", "latin", ...bands.map(String)], rows };
}

function curvesOf(sex: "f" | "m"): Curves {
  const middle = mapped(known(sex), (curve) => curve.map((value, band) => value * (varied[band] ?? 1)));
  const tail = rareNames(sex, merged([common(sex), middle]), (band) => rare[sex][band] ?? 0);
  const sumOf = (curves: Curves, band: number): number =>
    [...curves.values()]
      .flatMap((readings) => [...readings.values()])
      .reduce((sum, curve) => sum + (curve[band] ?? 0), 0);
  const head = scaled(common(sex), (band) => 100 - (rare[sex][band] ?? 0) - sumOf(middle, band));
  return byReading(sex, withFirst(sex, merged([head, middle, tail])));
}

/** The curves in proportion, so that those of a band sum to the percentage wanted. */
function scaled(curves: Curves, percentOf: (band: number) => number): Curves {
  const sums = bands.map((_, band) =>
    [...curves.values()]
      .flatMap((readings) => [...readings.values()])
      .reduce((sum, curve) => sum + (curve[band] ?? 0), 0),
  );
  const percents = bands.map((_, band) => percentOf(band));
  return mapped(curves, (curve) => curve.map((value, band) => (value * (percents[band] ?? 0)) / (sums[band] ?? 1)));
}

function merged(all: readonly Curves[]): Curves {
  const sums = new Map<string, Map<string, readonly number[]>>();
  for (const curves of all) {
    for (const [name, readings] of curves) {
      const own = sums.get(name) ?? new Map<string, readonly number[]>();
      for (const [kana, curve] of readings) {
        const before = own.get(kana);
        own.set(kana, before === undefined ? curve : curve.map((value, band) => value + (before[band] ?? 0)));
      }
      sums.set(name, own);
    }
  }
  return sums;
}

/** Divides names that have several readings among them, as `given-readings` says. */
function byReading(sex: "f" | "m", curves: Curves): Curves {
  const rows = readData("given-readings", ["sex", "name", "kana", "share"]).filter((row) => row.sex === sex);
  const readings = Map.groupBy(rows, ({ name }) => name);
  return new Map(
    [...curves].map(([name, own]) => {
      const shares = readings.get(name);
      if (shares === undefined) return [name, own];
      const total = bands.map((_, band) => [...own.values()].reduce((sum, curve) => sum + (curve[band] ?? 0), 0));
      return [
        name,
        new Map(shares.map(({ kana, share }) => [kana, total.map((value) => (value * Number(share)) / 100)])),
      ];
    }),
  );
}
