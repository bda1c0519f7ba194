import type { BodyStatistics, Country, MassShares } from "../countries/country.ts";
import { type BySex, ofSex, type Sex } from "../countries/words.ts";
import { exponential, normalShare } from "../random/normal.ts";
import type { Grid } from "../tables/memory.ts";
import type { Packer } from "../tables/packer.ts";
import { adultsOf, type BirthYears, CENSUS_YEAR, sumOf } from "./birth.ts";
import type { Height, Weight } from "./identity.ts";

/** Birth years of the columns of `BodyStatistics.height`. */
const cohorts = [1940, 1950, 1960, 1970, 1980, 1990, 1996] as const;

/** The last birth year to which the trend of 1990 to 1996 is continued: NCD-RisC has no later one (Lancet 2020). */
const LAST_COHORT = 2001;

const FIRST_COHORT = cohorts[0];

function meanHeight(body: BodyStatistics, sex: Sex, birthYear: number): number {
  const means = ofSex(body.height, sex);
  const year = Math.min(LAST_COHORT, Math.max(FIRST_COHORT, birthYear));
  for (let next = 1; next < cohorts.length; next++) {
    const from = cohorts[next - 1] ?? 0;
    const to = cohorts[next] ?? 0;
    if (year > to && next < cohorts.length - 1) continue;
    const lower = means[next - 1] ?? 0;
    return lower + ((year - from) / (to - from)) * ((means[next] ?? 0) - lower);
  }
  return means[0];
}

/** Correlation of the heights of parent and child, for uncorrelated parents (Silventoinen et al. 2003). */
export const HEREDITY = 0.4;

const INCH = 2.54;
const POUNDS_PER_KILOGRAM = 2.20462;

export function heightOf(cm: number): Height {
  const inches = Math.round(cm / INCH);
  return { cm, feet: Math.floor(inches / 12), inches: inches % 12, m: cm / 100 };
}

export function weightOf(kg: number): Weight {
  return { kg, lbs: Math.round(kg * POUNDS_PER_KILOGRAM) };
}

/** A shifted log-normal distribution: `base + scale * e^(spread * z)` of a normal number z. */
export interface MassCurve {
  readonly base: number;
  readonly scale: number;
  readonly spread: number;
}

/** Lower bound of all curves in kg/m². With it the published means are met within 0.8 kg/m². */
const BASE = 10;
const UNDERWEIGHT = 18.5;
const OBESE = 30;

/** Curves that give the published shares of underweight and obesity among adults of all ages. */
export function massCurves({ massShares }: Country["body"], births: BySex<BirthYears>): BySex<MassCurve> {
  return { male: massCurve(massShares.male, births.male), female: massCurve(massShares.female, births.female) };
}

/** What age adds to z: half a standard deviation less at 20 than at 45 to 60, an estimate. */
function ageEffect(age: number): number {
  return age < 45 ? (age - 45) / 50 : age <= 60 ? 0 : (60 - age) / 150;
}

function massCurve({ underweight, obese }: MassShares, births: BirthYears): MassCurve {
  const low = quantile(underweight / 100, births);
  const high = quantile(1 - obese / 100, births);
  const ratio = (OBESE - BASE) / (UNDERWEIGHT - BASE);
  const spread = root((trial) => exponential(trial * (high - low)) - ratio, 0, 1);
  return { base: BASE, scale: (OBESE - BASE) / exponential(spread * high), spread };
}

/** The quantile among adults of a normal number plus the effect of age. */
function quantile(share: number, births: BirthYears): number {
  const adults = adultsOf(births);
  const all = sumOf(adults);
  const below = (z: number): number =>
    adults.reduce((sum, { year, people }) => sum + people * normalShare(z - ageEffect(CENSUS_YEAR - year)), 0);
  return root((z) => below(z) / all - share, -5, 5);
}

function root(of: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (of(middle) < 0) low = middle;
    else high = middle;
  }
  return low;
}

const COHORTS = LAST_COHORT - FIRST_COHORT + 1;

/** One sex: scale and spread of the mass curve, the deviation of heights, and the mean height of each cohort. */
const figuresOfSex = { scale: 0, spread: 1, deviation: 2, means: 3, size: 3 + COHORTS } as const;

export const sexesByNumber = ["female", "male"] as const satisfies readonly Sex[];

export function packBodies(packer: Packer, body: BodyStatistics, mass: BySex<MassCurve>): Grid {
  const figures = (sex: Sex): readonly number[] => [
    mass[sex].scale,
    mass[sex].spread,
    body.heightDeviation[sex],
    ...Array.from({ length: COHORTS }, (_, cohort) => meanHeight(body, sex, FIRST_COHORT + cohort)),
  ];
  return packer.numbers(sexesByNumber.flatMap(figures));
}

interface Grown {
  readonly sex: number;
  readonly year: number;
  readonly age: number;
}

/** Height in cm of a stature in standard deviations; from 50 on the spine loses about a centimetre in ten years. */
export function cmOf(doubles: Float64Array, { at }: Grid, { sex, year, age }: Grown, stature: number): number {
  const figures = at / 2 + sex * figuresOfSex.size;
  const cohort = Math.min(LAST_COHORT, Math.max(FIRST_COHORT, year)) - FIRST_COHORT;
  const grown = doubles[figures + figuresOfSex.means + cohort]! + doubles[figures + figuresOfSex.deviation]! * stature;
  return Math.round(grown - Math.max(0, age - 50) / 10);
}

/** Weight in kg of a height in cm and a normal number, by a body mass index of sex and age. */
export function kgOf(doubles: Float64Array, { at }: Grid, { sex, age }: Grown, cm: number, normal: number): number {
  const figures = at / 2 + sex * figuresOfSex.size;
  const spread = doubles[figures + figuresOfSex.spread]! * (normal + ageEffect(age));
  const index = BASE + doubles[figures + figuresOfSex.scale]! * exponential(spread);
  return Math.round((index * cm * cm) / 10_000);
}
