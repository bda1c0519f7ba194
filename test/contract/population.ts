import { bloodTypes, type Country, type Sex } from "../../src/countries/country.ts";
import type { Subject } from "./subject.ts";

/** Statistics of a country's people, and how far they are from its tables. */
export interface Findings {
  /** Different values among the first 10,000 people. */
  readonly distinct: Readonly<Record<"names" | "cities" | "postalCodes" | "streets", number>>;
  /** People who share name, birth date and address with an earlier one. */
  readonly duplicates: number;
  /** E-mail addresses that an earlier person of the seed has. */
  readonly sharedEmails: number;
  /** Mean of what was drawn less what the tables say of people of that sex, birth year and age, in cm. */
  readonly height: Readonly<Record<Sex, number>>;
  /** The same in kg/m², by sex alone. */
  readonly bodyMassIndex: Readonly<Record<Sex, number>>;
  /** The share that is furthest from its table, in percentage points. */
  readonly blood: number;
  readonly ages: number;
  readonly cards: number;
  readonly women: number;
}

const firstAges = [18, 30, 45, 60, 75] as const;
const cohorts = [1940, 1950, 1960, 1970, 1980, 1990, 1996] as const;

/** Counts people one by one, so that any number of them fits. */
export class Population {
  readonly #country: Country;
  #count = 0;
  readonly #seen = { names: new Set(), cities: new Set(), postalCodes: new Set(), streets: new Set() };
  readonly #people = new Set<string>();
  readonly #emails = new Set<string>();
  #duplicates = 0;
  #sharedEmails = 0;
  readonly #bodies = { male: new Mean(), female: new Mean() };
  readonly #indexes = { male: new Mean(), female: new Mean() };
  readonly #blood = new Tally();
  readonly #ages = new Tally();
  readonly #cards = new Tally();
  readonly #sexes = new Tally();

  constructor(country: Country) {
    this.#country = country;
  }

  add({ person }: Subject): void {
    const { address, dob, gender, height, weight } = person;
    if (this.#count++ < 10_000) {
      this.#seen.names.add(person.name);
      this.#seen.cities.add(`${address.city}|${address.state_abbreviation}`);
      this.#seen.postalCodes.add(address.zip);
      this.#seen.streets.add(address.street);
    }
    if (!isNew(this.#people, `${person.name}|${dob.date}|${address.street}|${address.zip}`)) this.#duplicates++;
    if (!isNew(this.#emails, person.email)) this.#sharedEmails++;
    const shrunk = Math.max(0, dob.age - 50) / 10;
    this.#bodies[gender].add(height.cm - (this.#heightOf(gender, Number(dob.date.slice(0, 4))) - shrunk));
    this.#indexes[gender].add(weight.kg / height.m ** 2);
    this.#blood.add(person.blood_type);
    this.#ages.add(String(firstAges.findLast((age) => age <= dob.age)));
    this.#cards.add(person.credit_card.provider_bank);
    this.#sexes.add(gender);
  }

  findings(): Findings {
    const { blood, ages, cards, body } = this.#country;
    const { names, cities, postalCodes, streets } = this.#seen;
    const index = (sex: Sex): number => this.#indexes[sex].value - body.bodyMassIndex[sex];
    return {
      distinct: { names: names.size, cities: cities.size, postalCodes: postalCodes.size, streets: streets.size },
      duplicates: this.#duplicates,
      sharedEmails: this.#sharedEmails,
      height: { male: this.#bodies.male.value, female: this.#bodies.female.value },
      bodyMassIndex: { male: index("male"), female: index("female") },
      blood: this.#blood.distance(bloodTypes.map((type, at) => [type, blood[at] ?? 0])),
      ages: this.#ages.distance(firstAges.map((age, at) => [String(age), ages[at] ?? 0])),
      cards: this.#cards.distance(Object.entries(cards)),
      women: this.#sexes.distance([
        ["female", 50],
        ["male", 50],
      ]),
    };
  }

  /** Between the tabled cohorts in proportion, beyond them the outermost. */
  #heightOf(sex: Sex, year: number): number {
    const means = this.#country.body.height[sex];
    const next = cohorts.findIndex((cohort) => cohort >= year);
    if (next <= 0) return means[next === 0 ? 0 : 6];
    const [from = 0, to = 0] = cohorts.slice(next - 1, next + 1);
    const [lower = 0, upper = 0] = means.slice(next - 1, next + 1);
    return lower + ((upper - lower) * (year - from)) / (to - from);
  }
}

function isNew(seen: Set<string>, key: string): boolean {
  const { size } = seen;
  return seen.add(key).size > size;
}

class Mean {
  #sum = 0;
  #count = 0;

  add(value: number): void {
    this.#sum += value;
    this.#count++;
  }

  get value(): number {
    return this.#sum / this.#count;
  }
}

class Tally {
  readonly #counts = new Map<string, number>();
  #total = 0;

  add(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.#total++;
  }

  /** The largest distance between a share and its expected weight, in percentage points of all. */
  distance(expected: readonly (readonly [key: string, weight: number])[]): number {
    const sum = expected.reduce((all, [, weight]) => all + weight, 0);
    return Math.max(
      ...expected.map(([key, weight]) =>
        Math.abs((100 * (this.#counts.get(key) ?? 0)) / this.#total - (100 * weight) / sum),
      ),
    );
  }
}
