import type { Country } from "../../src/countries/country.ts";
import { bloodTypes, type Sex } from "../../src/countries/words.ts";
import { type Comparison, Counts, type Share } from "./comparison.ts";
import { bandOf, familyNames, givenNames } from "./names.ts";
import type { Drawn } from "./subjects.ts";
import { ageWeights, sizeOf, sizeWeights, statePopulations, tableOf } from "./tables.ts";

const sexes = ["female", "male"] as const;

/** Counts what the people of one country are, person by person. */
export class Survey {
  readonly #country: Country;
  /** The table's names, because a given name may be several of them. */
  readonly #knownNames: ReadonlySet<string>;
  readonly #states = new Counts();
  readonly #sizes = new Counts();
  readonly #families = new Counts();
  readonly #given = { female: new Map<number, Counts>(), male: new Map<number, Counts>() };
  readonly #ages = new Counts();
  readonly #masses = { female: new Counts(), male: new Counts() };
  readonly #blood = new Counts();
  readonly #brands = new Counts();
  readonly #lastEnd: number;

  constructor(country: Country) {
    this.#country = country;
    this.#knownNames = new Set(tableOf(country.code, "given-names")?.texts("name"));
    this.#lastEnd = Math.max(0, ...Object.values(country.lastExpiry ?? {}));
  }

  add({ person, drawn: { place, name } }: Drawn): void {
    const sex = person.gender;
    this.#states.add(place.stateAbbreviation);
    this.#sizes.add(sizeOf(place.population));
    // Women's family names have forms of their own in some languages.
    if (sex === "male") this.#families.add(name.family);
    const band = bandOf(Number(person.dob.date.slice(0, 4)));
    const given = this.#given[sex].get(band) ?? new Counts();
    given.add(this.#knownNames.has(name.given) ? name.given : (name.given.split(" ")[0] ?? ""));
    this.#given[sex].set(band, given);
    this.#ages.add(String(person.dob.age));
    this.#masses[sex].add(massClass(person.weight.kg / person.height.m ** 2));
    this.#blood.add(person.blood_type);
    const { expiry, provider_bank } = person.credit_card;
    if (2000 + Number(expiry.slice(3)) > this.#lastEnd) this.#brands.add(provider_bank);
  }

  /** Each measure whose table the country has. */
  comparisons(): readonly Comparison[] {
    const { code, blood, cards, lastExpiry = {} } = this.#country;
    const families = tableOf(code, "family-names");
    const given = tableOf(code, "given-names");
    const current = Object.entries(cards).filter(([brand, share]) => share > 0 && !(brand in lastExpiry));
    const all: readonly (readonly [measure: string, shares: readonly Share[]])[] = [
      ["states", this.#states.against(statePopulations(code))],
      ["sizes of places", this.#sizes.against(sizeWeights(code))],
      ["family names", families === undefined ? [] : familyNames(families, this.#families)],
      ["given names", given === undefined ? [] : sexes.flatMap((sex) => givenNames(given, sex, this.#given[sex]))],
      ["ages", this.#ages.against(ageWeights(code))],
      ["body mass", sexes.flatMap((sex) => this.#massShares(sex))],
      ["blood groups", this.#blood.against(bloodTypes.map((type, at) => [type, blood[at] ?? 0]))],
      ["card brands", this.#brands.against(current)],
    ];
    return all.filter(([, shares]) => shares.length > 0).map(([measure, shares]) => ({ measure, shares }));
  }

  #massShares(sex: Sex): readonly Share[] {
    const { underweight, obese } = this.#country.body.massShares[sex];
    const shares = this.#masses[sex].against([
      ["below 18.5", underweight],
      ["18.5 to 30", 100 - underweight - obese],
      ["30 or more", obese],
    ]);
    return shares.map((share) => ({ ...share, label: `${sex === "male" ? "men" : "women"} ${share.label}` }));
  }
}

function massClass(index: number): string {
  return index < 18.5 ? "below 18.5" : index < 30 ? "18.5 to 30" : "30 or more";
}
