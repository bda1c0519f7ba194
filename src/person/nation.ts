import type { Country } from "../countries/country.ts";
import { countries } from "../countries/index.ts";
import { cardBrands } from "../countries/words.ts";
import type { Workspace } from "../tables/workspace.ts";
import type { BirthDays } from "./birth.ts";
import type { Issue } from "./card.ts";
import { type BirthCurve, birthCurve } from "./packed/births.ts";
import { type PackedCountry, packedCountry } from "./packed/country.ts";
import { issuesOf } from "./population.ts";

/** A country in the memory of a workspace, with curves for the last days of birth asked for. */
export class Nation {
  readonly country: Country;
  readonly packed: PackedCountry;
  readonly number: number;
  readonly issues: readonly Issue[];
  readonly brands: readonly number[];
  #days: BirthDays = { earliest: 0, latest: -1 };
  readonly #curves: (BirthCurve | undefined)[] = [];

  constructor(space: Workspace, country: Country) {
    this.country = country;
    this.number = countries.findIndex(({ code }) => code === country.code);
    this.packed = packedCountry(space, country);
    this.issues = issuesOf(country).issues;
    this.brands = this.issues.map(({ brand }) => cardBrands.indexOf(brand));
  }

  curveOf(doubles: Float64Array, sex: number, days: BirthDays): BirthCurve {
    if (days.earliest !== this.#days.earliest || days.latest !== this.#days.latest) {
      this.#days = days;
      this.#curves.length = 0;
    }
    const known = this.#curves[sex];
    if (known !== undefined) return known;
    const curve = birthCurve(doubles, this.packed.births[sex === 0 ? 0 : 1], days);
    this.#curves[sex] = curve;
    return curve;
  }
}
