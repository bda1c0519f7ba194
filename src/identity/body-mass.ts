import type { BySex, Country, MassShares } from "../countries/country.ts";
import { exponential, normalQuantile } from "../random/normal.ts";
import type { Weighted } from "../random/weighted.ts";
import { type BirthYear, CENSUS_YEAR } from "./birth.ts";

/** A shifted log-normal distribution: `base + scale * e^(spread * z)` of a normal number z. */
interface MassCurve {
  readonly base: number;
  readonly scale: number;
  readonly spread: number;
}

/** The body mass index of a country's adults. */
export interface MassCurves {
  readonly bySex: BySex<MassCurve>;
  /** By age, what is added to z: young adults are lighter. Its mean over the country's adults is 0. */
  readonly byAge: readonly number[];
}

/** The body mass index in kg/m² below which no curve goes: with it the published means are met within 0.8 kg/m². */
const BASE = 10;
const UNDERWEIGHT = 18.5;
const OBESE = 30;

/** The curves that have the published shares of underweight and obesity. */
export function massCurves({ massShares }: Country["body"], years: Weighted<BirthYear>): MassCurves {
  return {
    bySex: { male: massCurve(massShares.male), female: massCurve(massShares.female) },
    byAge: ageEffects(years),
  };
}

/** The curve whose shares below 18.5 and above 30 kg/m² are the given ones. */
function massCurve({ underweight, obese }: MassShares): MassCurve {
  const low = normalQuantile(underweight / 100);
  const high = normalQuantile(1 - obese / 100);
  const ratio = (OBESE - BASE) / (UNDERWEIGHT - BASE);
  // The spread for which e^(spread * (high - low)) is that ratio, by halving an interval that holds it.
  let [from, to] = [0, 1];
  for (let step = 0; step < 40; step++) {
    const spread = (from + to) / 2;
    if (exponential(spread * (high - low)) < ratio) from = spread;
    else to = spread;
  }
  return { base: BASE, scale: (OBESE - BASE) / exponential(from * high), spread: from };
}

const ages = Array.from({ length: 91 }, (_, age) => age);

/** Half a standard deviation less at 20 than at 45 to 60, and a tenth less at 75: an estimate after national surveys. */
function ageEffects({ items }: Weighted<BirthYear>): readonly number[] {
  const effects = ages.map((age) => (age < 45 ? (age - 45) / 50 : age <= 60 ? 0 : (60 - age) / 150));
  let sum = 0;
  let people = 0;
  for (const year of items) {
    const age = CENSUS_YEAR - year.year;
    if (age < 18 || age > 90) continue;
    sum += year.people * (effects[age] ?? 0);
    people += year.people;
  }
  return effects.map((effect) => effect - sum / people);
}
