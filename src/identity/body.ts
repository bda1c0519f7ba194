import { type BodyStatistics, type BySex, ofSex, type Sex } from "../countries/country.ts";
import { exponential, normal } from "../random/normal.ts";
import type { Rng } from "../random/rng.ts";
import { ageEffect, type MassCurve } from "./body-mass.ts";
import type { Height, Weight } from "./identity.ts";

/** Birth years of the columns of `BodyStatistics.height`. */
const cohorts = [1940, 1950, 1960, 1970, 1980, 1990, 1996] as const;

/** The last birth year to which the trend of 1990 to 1996 is continued: NCD-RisC has no later one (Lancet 2020). */
const LAST_COHORT = 2001;

const INCH = 2.54;
const POUNDS_PER_KILOGRAM = 2.20462;

/** Mean height in cm at 18 of those born in a year, interpolated linearly between the tabled cohorts. */
function meanHeight(body: BodyStatistics, sex: Sex, birthYear: number): number {
  const means = ofSex(body.height, sex);
  const year = Math.min(LAST_COHORT, Math.max(cohorts[0], birthYear));
  for (let next = 1; next < cohorts.length; next++) {
    const from = cohorts[next - 1] ?? 0;
    const to = cohorts[next] ?? 0;
    if (year > to && next < cohorts.length - 1) continue;
    const lower = means[next - 1] ?? 0;
    return lower + ((year - from) / (to - from)) * ((means[next] ?? 0) - lower);
  }
  return means[0];
}

/**
 * Correlation of the heights of parent and child, for parents whose own heights are not correlated (Silventoinen et al.
 * 2003).
 */
const HEREDITY = 0.4;

/**
 * How far a person's height is from the mean of sex and cohort, in standard deviations. It has mean 0 and deviation 1
 * whether the statures of no, one or two parents are given.
 */
export function statureOf(rng: Rng, parents: readonly number[] = []): number {
  const own = normal(rng);
  if (parents.length === 0) return own;
  const inherited = parents.reduce((sum, stature) => sum + HEREDITY * stature, 0);
  return inherited + Math.sqrt(1 - parents.length * HEREDITY * HEREDITY) * own;
}

/** Height by country, sex, birth cohort and age: from 50 on the spine loses about a centimetre in ten years. */
export function height(stature: number, body: BodyStatistics, sex: Sex, birthYear: number, age: number): Height {
  const grown = meanHeight(body, sex, birthYear) + ofSex(body.heightDeviation, sex) * stature;
  const cm = Math.round(grown - Math.max(0, age - 50) / 10);
  const inches = Math.round(cm / INCH);
  return { cm, feet: Math.floor(inches / 12), inches: inches % 12, m: cm / 100 };
}

/** Weight from a body mass index by country, sex and age, and from this height. */
export function weight(rng: Rng, curves: BySex<MassCurve>, sex: Sex, age: number, cm: number): Weight {
  const { base, scale, spread } = ofSex(curves, sex);
  const index = base + scale * exponential(spread * (normal(rng) + ageEffect(age)));
  const kg = Math.round((index * cm * cm) / 10_000);
  return { kg, lbs: Math.round(kg * POUNDS_PER_KILOGRAM) };
}
