import type { Country } from "../../src/countries/country.ts";
import { bloodTypes, type Sex } from "../../src/countries/words.ts";
import { loadTables } from "../../src/tables/load-tables.ts";
import type { Subject } from "./subject.ts";

/** Statistics of a country's people, and how far they are from its tables. */
export interface Findings {
  /** Different values among the first 10,000 people. */
  readonly distinct: Readonly<Record<"names" | "cities" | "postalCodes" | "streets", number>>;
  /** People who share name, birth date and address with an earlier one. */
  readonly duplicates: number;
  /** E-mail addresses and card numbers that an earlier person of the seed has. */
  readonly shared: Readonly<Record<"emails" | "cards", number>>;
  /** Mean of what was drawn less what the tables say of people of that sex, birth year and age, in cm. */
  readonly height: Readonly<Record<Sex, number>>;
  /** The share of underweight, of neither or of obesity that is furthest from its table, in percentage points. */
  readonly mass: Readonly<Record<Sex, number>>;
  /** The same of blood groups, age groups of five years, and genders. */
  readonly blood: number;
  readonly ages: number;
  readonly women: number;
  /** The same of brands, among the cards that expire after the last year in which one ends. */
  readonly cards: number;
}

const cohorts = [1940, 1950, 1960, 1970, 1980, 1990, 1996] as const;

/** Counts people one by one, so that any number of them fits. */
export class Population {
  readonly #country: Country;
  #count = 0;
  readonly #seen = { names: new Set(), cities: new Set(), postalCodes: new Set(), streets: new Set() };
  readonly #people = new Set<string>();
  readonly #emails = new Set<string>();
  readonly #cardNumbers = new Set<string>();
  #duplicates = 0;
  readonly #shared = { emails: 0, cards: 0 };
  readonly #bodies = { male: new Mean(), female: new Mean() };
  readonly #masses = { male: new Tally(), female: new Tally() };
  readonly #blood = new Tally();
  readonly #ages = new Tally();
  readonly #cards = new Tally();
  readonly #sexes = new Tally();

  constructor(country: Country) {
    this.#country = country;
  }

  add({ person }: Subject): void {
    const { address, credit_card, dob, gender, height, weight } = person;
    if (this.#count++ < 10_000) {
      this.#seen.names.add(person.name);
      this.#seen.cities.add(`${address.city}|${address.state_abbreviation}`);
      this.#seen.postalCodes.add(address.zip);
      this.#seen.streets.add(address.street);
    }
    if (!isNew(this.#people, `${person.name}|${dob.date}|${address.street}|${address.zip}`)) this.#duplicates++;
    if (!isNew(this.#emails, person.email)) this.#shared.emails++;
    if (!isNew(this.#cardNumbers, credit_card.number)) this.#shared.cards++;
    const shrunk = Math.max(0, dob.age - 50) / 10;
    this.#bodies[gender].add(height.cm - (this.#heightOf(gender, Number(dob.date.slice(0, 4))) - shrunk));
    this.#masses[gender].add(massClass(weight.kg / height.m ** 2));
    this.#blood.add(person.blood_type);
    this.#ages.add(ageGroup(dob.age));
    if (2000 + Number(credit_card.expiry.slice(3)) > this.#lastEnd()) this.#cards.add(credit_card.provider_bank);
    this.#sexes.add(gender);
  }

  findings(): Findings {
    const { blood, cards, lastExpiry = {} } = this.#country;
    const { names, cities, postalCodes, streets } = this.#seen;
    const women = [
      ["female", 50],
      ["male", 50],
    ] as const;
    return {
      distinct: { names: names.size, cities: cities.size, postalCodes: postalCodes.size, streets: streets.size },
      duplicates: this.#duplicates,
      shared: this.#shared,
      height: { male: this.#bodies.male.value, female: this.#bodies.female.value },
      mass: { male: this.#massDistance("male"), female: this.#massDistance("female") },
      blood: this.#blood.distance(bloodTypes.map((type, at) => [type, blood[at] ?? 0])),
      ages: this.#ages.distance(this.#tabledAges()),
      cards: this.#cards.distance(Object.entries(cards).filter(([brand]) => !(brand in lastExpiry))),
      women: this.#sexes.distance(women),
    };
  }

  #massDistance(sex: Sex): number {
    const { underweight, obese } = this.#country.body.massShares[sex];
    return this.#masses[sex].distance([
      ["underweight", underweight],
      ["neither", 100 - underweight - obese],
      ["obese", obese],
    ]);
  }

  #tabledAges(): readonly (readonly [group: string, weight: number])[] {
    const table = loadTables(this.#country.code)("ages");
    const groups = new Map<string, number>();
    for (const sex of ["female", "male"] as const) {
      const people = table.numbers(sex);
      const adults = table.numbers("age").flatMap((age, row) => (age < 18 || age > 90 ? [] : [{ age, row }]));
      const all = adults.reduce((sum, { row }) => sum + (people[row] ?? 0), 0);
      for (const { age, row } of adults)
        groups.set(ageGroup(age), (groups.get(ageGroup(age)) ?? 0) + (people[row] ?? 0) / all);
    }
    return [...groups];
  }

  /** The last year in which cards of a brand expire that is no longer issued. */
  #lastEnd(): number {
    return Math.max(0, ...Object.values(this.#country.lastExpiry ?? {}));
  }

  /** Between the tabled cohorts in proportion, after them as between the last two until 2001. */
  #heightOf(sex: Sex, year: number): number {
    const means = this.#country.body.height[sex];
    const tabled = Math.min(2001, Math.max(1940, year));
    const next = Math.max(1, tabled > 1996 ? 6 : cohorts.findIndex((cohort) => cohort >= tabled));
    const [from = 0, to = 0] = cohorts.slice(next - 1, next + 1);
    const [lower = 0, upper = 0] = means.slice(next - 1, next + 1);
    return lower + ((upper - lower) * (tabled - from)) / (to - from);
  }
}

function isNew(seen: Set<string>, key: string): boolean {
  const { size } = seen;
  return seen.add(key).size > size;
}

/** By the WHO's limits in kg/m². */
function massClass(index: number): "underweight" | "neither" | "obese" {
  return index < 18.5 ? "underweight" : index < 30 ? "neither" : "obese";
}

/** The first age of a group of five years. */
function ageGroup(age: number): string {
  return String(age - (age % 5));
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

/** Counts values by their key. */
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
