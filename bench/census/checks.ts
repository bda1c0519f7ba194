import type { Country } from "../../src/countries/country.ts";
import { hasRightCheckDigit, isValidId } from "../../test/contract/national-ids.ts";
import { isPossiblePhone, isValidPhone } from "../../test/contract/phones.ts";
import { Population } from "../../test/contract/population.ts";
import { rules } from "../../test/contract/rules.ts";
import type { Subject } from "../../test/contract/subject.ts";

/** Verdicts of libphonenumber-js, of stdnum and of the standard check digits; undefined where one does not apply. */
const validators: readonly ((subject: Subject) => boolean | undefined)[] = [
  isPossiblePhone,
  isValidPhone,
  ({ person, country }) => isValidId(country.code, person.national_id),
  ({ person, country }) => hasRightCheckDigit(country.code, person.national_id),
];

export const checkTitles = [
  "country",
  "broken rules",
  "phone possible %",
  "phone valid %",
  "id by stdnum %",
  "id check digit %",
  "names",
  "cities",
  "postal codes",
  "streets",
  "same person",
  "same e-mail",
  "same card",
  "women +-%",
  "height m cm",
  "height f cm",
] as const;

/** The rules and validators, person by person. */
export class Checks {
  readonly #country: Country;
  readonly #broken: ReadonlyMap<string, Map<string, number>>;
  readonly #population: Population;
  readonly #votes = validators.map(() => ({ yes: 0, no: 0 }));
  #violations = 0;

  /** `broken` counts people by rule and country. */
  constructor(country: Country, broken: ReadonlyMap<string, Map<string, number>>) {
    this.#country = country;
    this.#broken = broken;
    this.#population = new Population(country);
  }

  add(subject: Subject): void {
    this.#population.add(subject);
    for (const { name, holds } of rules) {
      if (holds(subject)) continue;
      this.#violations++;
      const counts = this.#broken.get(name);
      counts?.set(this.#country.code, (counts.get(this.#country.code) ?? 0) + 1);
    }
    for (const [at, confirms] of validators.entries()) {
      const verdict = confirms(subject);
      const vote = this.#votes[at];
      if (verdict !== undefined && vote !== undefined) vote[verdict ? "yes" : "no"]++;
    }
  }

  /** A line of the table, by its titles. */
  cells(): string[] {
    const { distinct, duplicates, shared, women, height } = this.#population.findings();
    return [
      this.#country.code,
      String(this.#violations),
      ...this.#votes.map(({ yes, no }) => (yes + no === 0 ? "-" : ((100 * yes) / (yes + no)).toFixed(1))),
      ...[distinct.names, distinct.cities, distinct.postalCodes, distinct.streets].map(String),
      ...[duplicates, shared.emails, shared.cards].map(String),
      women.toFixed(1),
      ...[height.male, height.female].map((cm) => (cm < 0 ? "-" : "+") + Math.abs(cm).toFixed(2)),
    ];
  }
}
