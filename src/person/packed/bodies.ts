import type { BodyStatistics } from "../../countries/country.ts";
import type { BySex, Sex } from "../../countries/words.ts";
import { exponential } from "../../random/normal.ts";
import type { Grid } from "../../tables/memory.ts";
import type { Packer } from "../../tables/packer.ts";
import { FIRST_COHORT, LAST_COHORT, meanHeight } from "../body.ts";
import { ageEffect, BASE, type MassCurve } from "../body-mass.ts";

const COHORTS = LAST_COHORT - FIRST_COHORT + 1;

/** Numbers of one sex: scale and spread of the mass curve, the deviation of heights, and the mean height of each cohort. */
const ofSex = { scale: 0, spread: 1, deviation: 2, means: 3, size: 3 + COHORTS } as const;

/** Sexes by their numbers. */
export const sexesByNumber = ["female", "male"] as const satisfies readonly Sex[];

/** Packs the figures of both sexes, in the order of their numbers. */
export function packBodies(packer: Packer, body: BodyStatistics, mass: BySex<MassCurve>): Grid {
  const figures = (sex: Sex): readonly number[] => [
    mass[sex].scale,
    mass[sex].spread,
    body.heightDeviation[sex],
    ...Array.from({ length: COHORTS }, (_, cohort) => meanHeight(body, sex, FIRST_COHORT + cohort)),
  ];
  return packer.numbers(sexesByNumber.flatMap(figures));
}

/** Who has a body: the number of the sex, the year of birth, the age. */
interface Grown {
  readonly sex: number;
  readonly year: number;
  readonly age: number;
}

/**
 * The height in cm of a stature in standard deviations, by sex, birth cohort and age: from 50 on the spine loses about a
 * centimetre in ten years.
 */
export function cmOf(doubles: Float64Array, { at }: Grid, { sex, year, age }: Grown, stature: number): number {
  const figures = at / 2 + sex * ofSex.size;
  const cohort = Math.min(LAST_COHORT, Math.max(FIRST_COHORT, year)) - FIRST_COHORT;
  const grown = doubles[figures + ofSex.means + cohort]! + doubles[figures + ofSex.deviation]! * stature;
  return Math.round(grown - Math.max(0, age - 50) / 10);
}

/** The weight in kg of a height in cm and a normal number, from a body mass index by sex and age. */
export function kgOf(doubles: Float64Array, { at }: Grid, { sex, age }: Grown, cm: number, normal: number): number {
  const figures = at / 2 + sex * ofSex.size;
  const spread = doubles[figures + ofSex.spread]! * (normal + ageEffect(age));
  const index = BASE + doubles[figures + ofSex.scale]! * exponential(spread);
  return Math.round((index * cm * cm) / 10_000);
}
