import { type BodyStatistics, ofSex, type Sex } from "../countries/country.ts";
import { normal } from "../random/distributions.ts";
import type { Rng } from "../random/rng.ts";
import type { Height, Weight } from "./identity.ts";

/** Birth years of the columns of `BodyStatistics.height`. */
const cohorts = [1940, 1950, 1960, 1970, 1980, 1990, 1996] as const;

const INCH = 2.54;
const POUNDS_PER_KILOGRAM = 2.20462;

/** Limits in cm and kg/m²: adults of the listed countries, without medical rarities. */
const heights = { min: 138, max: 212 };
const indexes = { min: 16, max: 45 };

/** Mean height in cm at 18 of those born in a year, interpolated linearly between the tabled cohorts. */
function meanHeight(body: BodyStatistics, sex: Sex, birthYear: number): number {
  const means = ofSex(body.height, sex);
  for (let next = 1; next < cohorts.length; next++) {
    const from = cohorts[next - 1] ?? 0;
    const to = cohorts[next] ?? 0;
    if (birthYear > to && next < cohorts.length - 1) continue;
    const share = Math.min(1, Math.max(0, (birthYear - from) / (to - from)));
    const lower = means[next - 1] ?? 0;
    return lower + share * ((means[next] ?? 0) - lower);
  }
  return means[0];
}

/** Height by country, sex, birth cohort and age: from 50 on the spine loses about a centimetre in ten years. */
export function height(rng: Rng, body: BodyStatistics, sex: Sex, birthYear: number, age: number): Height {
  const grown = meanHeight(body, sex, birthYear) + ofSex(body.heightDeviation, sex) * normal(rng);
  const cm = Math.round(clamp(grown - Math.max(0, age - 50) / 10, heights));
  const inches = Math.round(cm / INCH);
  return { cm, feet: Math.floor(inches / 12), inches: inches % 12, m: cm / 100 };
}

/** Weight from a body mass index by country, sex and age, and from this height. */
export function weight(rng: Rng, body: BodyStatistics, sex: Sex, age: number, cm: number): Weight {
  const mean = ofSex(body.bodyMassIndex, sex) * ageFactor(age);
  const spread = ofSex(body.bodyMassIndexDeviation, sex) / ofSex(body.bodyMassIndex, sex);
  const z = normal(rng);
  // A log-normal to the second order of its spread: the heavy tail is longer than the light one.
  const index = clamp(mean * (1 + spread * z + (spread * spread * (z * z - 1)) / 2), indexes);
  const kg = Math.round((index * cm * cm) / 10_000);
  return { kg, lbs: Math.round(kg * POUNDS_PER_KILOGRAM) };
}

/**
 * The mean body mass index of an age by that of all adults: of 27 kg/m², 2.5 less at 20 than at 45 to 60, and half a
 * point less at 75. Shifted so that the mean over an adult age mix stays the tabled one.
 */
function ageFactor(age: number): number {
  const effect = age < 45 ? (-2.5 * (45 - age)) / 25 : age <= 60 ? 0 : (-0.5 * (age - 60)) / 15;
  return 1 + (effect + 0.7) / 27;
}

function clamp(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(max, Math.max(min, value));
}
