import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Country } from "../../src/countries/country.ts";
import { countries } from "../../src/countries/index.ts";
import { countryCodes } from "./country-codes.ts";
import { everyCountry, samplesOf } from "./every-country.ts";
import { factsOf } from "./facts.ts";
import { hasRightCheckDigit, isValidId, withoutSeparators } from "./national-ids.ts";
import { isValidPhone } from "./phones.ts";
import { Population } from "./population.ts";
import { rules } from "./rules.ts";
import { type Subject, subjectsOf } from "./subject.ts";

describe.each(everyCountry.map((country) => [country.code, country] as const))("the people of %s", (code, country) => {
  const population = new Population(country);
  /** Each is held against every rule, which finds what is wrong with one person in 300; the census draws millions. */
  const subjects: Subject[] = [];

  beforeAll(() => {
    for (const subject of subjectsOf(country, 10_000, "population")) {
      population.add(subject);
      if (subjects.length < 1_000) subjects.push(subject);
    }
  });

  it.each(rules.map((rule) => [rule.name, rule] as const))("%s", (_name, rule) => {
    expect(subjects.filter((subject) => !rule.holds(subject)).map(({ person }) => person)).toEqual([]);
  });

  it("have telephones that libphonenumber calls valid where it can", () => {
    const valid = factsOf(code).phone.onlyPossible ? undefined : true;
    expect(new Set(subjects.map(isValidPhone))).toEqual(new Set([valid]));
  });

  it("are as many men as women, as tall, old and of such blood and cards as the tables say", () => {
    const { distinct, duplicates, shared, ...distances } = population.findings();
    expect(shared).toEqual({ emails: 0, cards: 0 });
    expect(duplicates).toBe(0);
    expect(distinct.names).toBeGreaterThan(7_000);
    expect(distinct.cities).toBeGreaterThanOrEqual(60);
    expect(distinct.streets).toBeGreaterThan(5_000);
    expect(Math.abs(distances.height.male)).toBeLessThan(0.5);
    expect(Math.abs(distances.height.female)).toBeLessThan(0.5);
    expect(distances.mass.male).toBeLessThan(2);
    expect(distances.mass.female).toBeLessThan(2);
    expect(distances.blood).toBeLessThan(2);
    expect(distances.cards).toBeLessThan(2);
    expect(distances.women).toBeLessThan(2);
    expect(distances.ages).toBeLessThan(1.5);
  });

  it("bear other given names if they are women than if they are men", () => {
    const samples = samplesOf(country, 6_000);
    const givenNamesOf = (wanted: string): string[] =>
      samples.flatMap(({ sex, name }) => (sex === wanted ? [name.given] : []));
    const men = new Set(givenNamesOf("male"));
    const women = givenNamesOf("female");
    expect(women.filter((name) => men.has(name)).length / women.length).toBeLessThan(
      factsOf(code).names?.unisex ?? 0.1,
    );
  });
});

/** The number with every digit in turn replaced by every other one. */
function* flipped(id: string): Generator<string> {
  for (let place = 0; place < id.length; place++) {
    if (!/\d/.test(id.charAt(place))) continue;
    for (const digit of "0123456789") {
      if (digit !== id[place]) yield id.slice(0, place) + digit + id.slice(place + 1);
    }
  }
}

describe("a wrong digit in a national id", () => {
  const idsOf = (country: Country, count: number): string[] =>
    [...subjectsOf(country, count, "mutation")].map(({ person }) => person.national_id);
  const checked = everyCountry
    .map((country) => ({ code: country.code, country, ...factsOf(country.code).nationalId }))
    .filter(({ checksum }) => checksum !== undefined);

  it.each(checked)("of $code passes no more often than the scheme allows", ({ code, country, missedDigits = 0 }) => {
    const outcomes = idsOf(country, 200)
      .flatMap((id) => [...flipped(withoutSeparators(id))])
      .map((id) => hasRightCheckDigit(code, id));
    const missed = outcomes.filter((passed) => passed).length / outcomes.length;
    expect(missed).toBeLessThanOrEqual(missedDigits);
    expect(missed === 0).toBe(missedDigits === 0);
  });

  it.each(checked.filter(({ missedDigits, validator }) => missedDigits === undefined && validator?.accepts))(
    "of $code never passes the independent validator",
    ({ code, country }) => {
      const wrong = idsOf(country, 60).flatMap((id) => [...flipped(id)]);
      expect(wrong.filter((id) => isValidId(code, id))).toEqual([]);
    },
  );
});

describe("a published national id", () => {
  const published = everyCountry.flatMap(({ code }) =>
    factsOf(code).nationalId.specimens.map((specimen) => ({ code, specimen })),
  );
  it.each(published)("of $code, $specimen, is right by the check digit and the validator", ({ code, specimen }) => {
    expect(hasRightCheckDigit(code, specimen) ?? true).toBe(true);
    expect(isValidId(code, specimen) ?? true).toBe(true);
  });
});

describe("the countries", () => {
  it("are listed in the order of the schema", () => {
    expect(countries.map(({ code }) => code)).toEqual(countryCodes);
  });

  it("have a folder of tables and a file of facts each", () => {
    const files = readdirSync(new URL("countries/", import.meta.url));
    expect(everyCountry.map(({ code }) => code).sort()).toEqual([...countryCodes].sort());
    expect(files.sort()).toEqual(countryCodes.map((code) => `${code}.ts`).sort());
  });
});
