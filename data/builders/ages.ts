import { readTsv } from "../../scripts/tables/read-tsv.ts";
import type { Tsv } from "../../scripts/tables/tsv.ts";

/** Years of an age group. */
const WIDTH = 5;

/** Ages of the table: at every reference date from 2019 to 2033, people of 18 to 90 are among them. */
const ages = Array.from({ length: 88 }, (_, index) => 10 + index);

/** Thousands of women and of men by age group, 0 to 4 and so on, by country. */
const groups = new Map<string, [women: number, men: number][]>();
for (const [code = "", from, women, men] of readTsv(new URL("../../data/ages.tsv", import.meta.url), 4)) {
  const list = groups.get(code) ?? [];
  if (Number(from) !== list.length * WIDTH) throw new RangeError(`the age groups of ${code} have a gap at ${from}`);
  groups.set(code, [...list, [Number(women), Number(men)]]);
}

/** The countries that have age groups. */
export const countriesWithAges: readonly string[] = [...groups.keys()];

/**
 * Thousands of women and of men by completed years of age on 1 January 2026: those who were half a year younger in the middle of
 * 2025, by a natural cubic spline through the cumulated counts of the age groups, so that no year has a step.
 */
export function agesOf(code: string): Tsv {
  const curves = ([0, 1] as const).map((sex) => {
    const cumulated = [0];
    for (const people of groups.get(code) ?? []) cumulated.push((cumulated.at(-1) ?? 0) + people[sex]);
    return spline(cumulated);
  });
  return {
    header: ["age", "female", "male"],
    rows: ages.map((age) => [
      String(age),
      ...curves.map((below) => (below((age + 0.5) / WIDTH) - below((age - 0.5) / WIDTH)).toFixed(2)),
    ]),
  };
}

/** The natural cubic spline through the values at 0, 1, 2 and so on. */
function spline(values: readonly number[]): (x: number) => number {
  const curvatures = curvaturesOf(values);
  return (x) => {
    const left = Math.floor(x);
    const after = x - left;
    const before = 1 - after;
    const bend = (at: number, share: number): number => ((share * share * share - share) * (curvatures[at] ?? 0)) / 6;
    return before * (values[left] ?? 0) + after * (values[left + 1] ?? 0) + bend(left, before) + bend(left + 1, after);
  };
}

/** The second derivatives of the spline: 0 at both ends, and such that slopes have no step (Thomas's algorithm). */
function curvaturesOf(values: readonly number[]): readonly number[] {
  const last = values.length - 1;
  const factors = [0];
  const rests = [0];
  for (let at = 1; at < last; at++) {
    const difference = (values[at - 1] ?? 0) - 2 * (values[at] ?? 0) + (values[at + 1] ?? 0);
    const pivot = 4 - (factors[at - 1] ?? 0);
    factors.push(1 / pivot);
    rests.push((6 * difference - (rests[at - 1] ?? 0)) / pivot);
  }
  const curvatures = values.map(() => 0);
  for (let at = last - 1; at > 0; at--) {
    curvatures[at] = (rests[at] ?? 0) - (factors[at] ?? 0) * (curvatures[at + 1] ?? 0);
  }
  return curvatures;
}
