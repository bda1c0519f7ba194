import type { BodyStatistics } from "../countries/country.ts";
import { ofSex, type Sex } from "../countries/words.ts";
import type { Height, Weight } from "./identity.ts";

/** Birth years of the columns of `BodyStatistics.height`. */
const cohorts = [1940, 1950, 1960, 1970, 1980, 1990, 1996] as const;

/** The last birth year to which the trend of 1990 to 1996 is continued: NCD-RisC has no later one (Lancet 2020). */
export const LAST_COHORT = 2001;

/** The first birth year that has a mean of its own. */
export const FIRST_COHORT = cohorts[0];

/** Mean height in cm at 18 of those born in a year, interpolated linearly between the tabled cohorts. */
export function meanHeight(body: BodyStatistics, sex: Sex, birthYear: number): number {
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

/**
 * Correlation of the heights of parent and child, for parents whose own heights are not correlated (Silventoinen et al.
 * 2003).
 */
export const HEREDITY = 0.4;

const INCH = 2.54;
const POUNDS_PER_KILOGRAM = 2.20462;

/** A height of whole centimetres. */
export function heightOf(cm: number): Height {
  const inches = Math.round(cm / INCH);
  return { cm, feet: Math.floor(inches / 12), inches: inches % 12, m: cm / 100 };
}

/** A weight of whole kilograms. */
export function weightOf(kg: number): Weight {
  return { kg, lbs: Math.round(kg * POUNDS_PER_KILOGRAM) };
}
