import { describe, expect, it } from "vitest";
import type { Country } from "../../src/countries/country.ts";
import { everyCountry, samplesOf } from "./every-country.ts";
import { bare, schemes } from "./national-ids.ts";
import { isValidPhone } from "./phones.ts";
import { Population } from "./population.ts";
import { rules } from "./rules.ts";
import { subjectsOf } from "./subject.ts";

describe.each(everyCountry.map((country) => [country.code, country] as const))("the people of %s", (code, country) => {
  const subjects = [...subjectsOf(country, 3_000, `people of ${code}`)];

  it.each(rules.map((rule) => [rule.name, rule] as const))("%s", (_name, rule) => {
    expect(subjects.filter((subject) => !rule.holds(subject)).map(({ person }) => person)).toEqual([]);
  });

  it("have telephones that libphonenumber calls valid, wherever it may", () => {
    expect(new Set(subjects.map(isValidPhone))).toEqual(new Set([code === "in" ? undefined : true]));
  });

  it("are as many men as women, as tall, old and of such blood and cards as the tables say", () => {
    const population = new Population(country);
    for (const subject of subjectsOf(country, 10_000, "population")) population.add(subject);
    const { distinct, duplicates, sharedEmails, ...distances } = population.findings();
    expect(sharedEmails).toBe(0);
    expect(duplicates).toBe(0);
    expect(distinct.names).toBeGreaterThan(7_000);
    expect(distinct.cities).toBeGreaterThanOrEqual(60);
    expect(distinct.streets).toBeGreaterThan(5_000);
    expect(Math.abs(distances.height.male)).toBeLessThan(0.5);
    expect(Math.abs(distances.height.female)).toBeLessThan(0.5);
    expect(Math.abs(distances.bodyMassIndex.male)).toBeLessThan(1);
    expect(Math.abs(distances.bodyMassIndex.female)).toBeLessThan(1);
    expect(distances.blood).toBeLessThan(2);
    expect(distances.cards).toBeLessThan(2);
    expect(distances.women).toBeLessThan(2);
    expect(distances.ages).toBeLessThan(4);
  });

  it("bear other given names if they are women than if they are men", () => {
    const namesOf = (wanted: string): string[] =>
      samplesOf(country, 6_000, "given").flatMap(({ sex, name }) => (sex === wanted ? [name.given] : []));
    const men = new Set(namesOf("male"));
    const women = namesOf("female");
    expect(women.filter((name) => men.has(name)).length / women.length).toBeLessThan(code === "cn" ? 0.35 : 0.1);
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
  const idsOf = (country: Country): string[] =>
    [...subjectsOf(country, 200, "mutation")].map(({ person }) => person.national_id);
  const checked = everyCountry.flatMap((country) => {
    const { checksum, misses = 0, validator } = schemes[country.code] ?? {};
    return checksum === undefined ? [] : [{ code: country.code, country, checksum, misses, validator }];
  });

  it.each(checked)("of $code passes the check no oftener than the scheme allows", ({ country, checksum, misses }) => {
    const outcomes = idsOf(country).flatMap((id) => [...flipped(bare(id))].map(checksum));
    const missed = outcomes.filter((passed) => passed).length / outcomes.length;
    expect(missed).toBeLessThanOrEqual(misses);
    expect(missed === 0).toBe(misses === 0);
  });

  it.each(checked.filter(({ misses, validator }) => misses === 0 && validator?.accepts))(
    "of $code never passes the independent validator",
    ({ country, validator }) => {
      const wrong = idsOf(country).flatMap((id) => [...flipped(id)]);
      expect(wrong.filter((id) => validator?.validate(id).isValid)).toEqual([]);
    },
  );
});

describe("the validator that refuses or accepts our numbers", () => {
  const judged = Object.entries(schemes).flatMap(([code, { validator, specimen = "" }]) =>
    validator === undefined ? [] : [{ code, specimen, validator }],
  );
  it.each(judged)("of $code takes $specimen, so that what it refuses is our range", ({ specimen, validator }) => {
    expect(validator.validate(specimen).isValid).toBe(true);
  });
});

it("Every country has a scheme for its national id in the rules", () => {
  expect(Object.keys(schemes).sort()).toEqual(everyCountry.map(({ code }) => code).sort());
});
