import type { Country, MassShares } from "../countries/country.ts";
import type { BySex } from "../countries/words.ts";
import { exponential, normalShare } from "../random/normal.ts";
import { adultsOf, type BirthYears, CENSUS_YEAR, sumOf } from "./birth.ts";

/** A shifted log-normal distribution: `base + scale * e^(spread * z)` of a normal number z. */
export interface MassCurve {
  readonly base: number;
  readonly scale: number;
  readonly spread: number;
}

/** Lower bound of all curves in kg/m². With it the published means are met within 0.8 kg/m². */
export const BASE = 10;
const UNDERWEIGHT = 18.5;
const OBESE = 30;

/** The curves with which a country's adults of all ages have the published shares of underweight and obesity. */
export function massCurves({ massShares }: Country["body"], births: BySex<BirthYears>): BySex<MassCurve> {
  return { male: massCurve(massShares.male, births.male), female: massCurve(massShares.female, births.female) };
}

/** What age adds to z: half a standard deviation less at 20 than at 45 to 60, an estimate. */
export function ageEffect(age: number): number {
  return age < 45 ? (age - 45) / 50 : age <= 60 ? 0 : (60 - age) / 150;
}

function massCurve({ underweight, obese }: MassShares, births: BirthYears): MassCurve {
  const low = quantile(underweight / 100, births);
  const high = quantile(1 - obese / 100, births);
  const ratio = (OBESE - BASE) / (UNDERWEIGHT - BASE);
  const spread = root((trial) => exponential(trial * (high - low)) - ratio, 0, 1);
  return { base: BASE, scale: (OBESE - BASE) / exponential(spread * high), spread };
}

/** The quantile among adults of a normal number plus the effect of their age. */
function quantile(share: number, births: BirthYears): number {
  const adults = adultsOf(births);
  const all = sumOf(adults);
  const below = (z: number): number =>
    adults.reduce((sum, { year, people }) => sum + people * normalShare(z - ageEffect(CENSUS_YEAR - year)), 0);
  return root((z) => below(z) / all - share, -5, 5);
}

/** The root of an increasing function between `from` and `to`, by bisection. */
function root(of: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (of(middle) < 0) low = middle;
    else high = middle;
  }
  return low;
}
