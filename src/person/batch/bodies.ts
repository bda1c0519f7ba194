import type { Rows } from "../../columns/rows.ts";
import type { BodyStatistics, BySex, Sex } from "../../countries/country.ts";
import { exponential, normalOf } from "../../random/normal.ts";
import type { Grid } from "../../tables/memory.ts";
import type { Packer } from "../../tables/packer.ts";
import type { Column, NumberColumn } from "../../tables/workspace.ts";
import { FIRST_COHORT, HEREDITY, LAST_COHORT, meanHeight } from "../body.ts";
import { ageEffect, BASE, type MassCurve } from "../body-mass.ts";

const COHORTS = LAST_COHORT - FIRST_COHORT + 1;

/** Numbers of one sex: scale and spread of the mass curve, the deviation of heights, and the mean height of each cohort. */
const ofSex = { scale: 0, spread: 1, deviation: 2, means: 3, size: 3 + COHORTS } as const;

/** Packs the figures of both sexes, in the order of their numbers in columns. */
export function packBodies(packer: Packer, body: BodyStatistics, mass: BySex<MassCurve>): Grid {
  const figures = (sex: Sex): readonly number[] => [
    mass[sex].scale,
    mass[sex].spread,
    body.heightDeviation[sex],
    ...Array.from({ length: COHORTS }, (_, cohort) => meanHeight(body, sex, FIRST_COHORT + cohort)),
  ];
  return packer.numbers([...figures("female"), ...figures("male")]);
}

/**
 * How far people are from the mean height of sex and cohort, in standard deviations. It has mean 0 and deviation 1 whether
 * the statures of no, one or two parents are given.
 */
export function staturesOf(rows: Rows, parents: readonly number[] = []): NumberColumn {
  const out = rows.numbers();
  const word = rows.word(0);
  const inherited = parents.reduce((sum, stature) => sum + HEREDITY * stature, 0);
  const own = Math.sqrt(1 - parents.length * HEREDITY * HEREDITY);
  for (let k = rows.from; k < rows.to; k++) {
    const stature = normalOf((word[k] ?? 0) >>> 0);
    out[k] = parents.length === 0 ? stature : inherited + own * stature;
  }
  return out;
}

/** Sexes by their numbers in columns. */
export const sexesByNumber = ["female", "male"] as const satisfies readonly Sex[];

/** What bodies follow. */
export interface Builds {
  readonly sex: Column;
  readonly year: Column;
  readonly age: Column;
  readonly stature: NumberColumn;
}

/**
 * Heights of rows of one country in cm, by sex, birth cohort and age: from 50 on the spine loses about a centimetre in ten
 * years.
 */
export function heightsIn(rows: Rows, { at }: Grid, { sex, year, age, stature }: Builds, out: Column): void {
  const { doubles } = rows.people.space.memory;
  for (let k = rows.from; k < rows.to; k++) {
    const figures = at / 2 + (sex[k] ?? 0) * ofSex.size;
    const cohort = Math.min(LAST_COHORT, Math.max(FIRST_COHORT, year[k] ?? 0)) - FIRST_COHORT;
    const grown =
      (doubles[figures + ofSex.means + cohort] ?? 0) + (doubles[figures + ofSex.deviation] ?? 0) * (stature[k] ?? 0);
    out[k] = Math.round(grown - Math.max(0, (age[k] ?? 0) - 50) / 10);
  }
}

/** Weights of rows of one country in kg, from a body mass index by sex and age, and from heights in cm. */
export function weightsIn(rows: Rows, { at }: Grid, { sex, age }: Builds, height: Column, out: Column): void {
  const { doubles } = rows.people.space.memory;
  const word = rows.word(0);
  for (let k = rows.from; k < rows.to; k++) {
    const figures = at / 2 + (sex[k] ?? 0) * ofSex.size;
    const normal = normalOf((word[k] ?? 0) >>> 0) + ageEffect(age[k] ?? 0);
    const index =
      BASE + (doubles[figures + ofSex.scale] ?? 0) * exponential((doubles[figures + ofSex.spread] ?? 0) * normal);
    const cm = height[k] ?? 0;
    out[k] = Math.round((index * cm * cm) / 10_000);
  }
}
