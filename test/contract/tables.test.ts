import { describe, expect, it } from "vitest";
import type { Place } from "../../src/countries/place.ts";
import type { Sex } from "../../src/countries/words.ts";
import { everyCountry, namesIn, samplesOf, testRng } from "./every-country.ts";
import { factsOf } from "./facts.ts";
import { isGivenThenFamily } from "./latin.ts";
import { isCodeOfState } from "./postal-codes.ts";

describe.each(everyCountry.map((country) => [country.code, country] as const))("the tables of %s", (code, country) => {
  const places = country.places.items;
  const samples = samplesOf(country, 2_000);
  const { script, names, postalCode } = factsOf(code);

  it("hold at least 60 towns, none twice", () => {
    expect(places.length).toBeGreaterThanOrEqual(60);
    const keys = places.map((place) => `${place.city}|${place.stateAbbreviation}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("weigh every town by its inhabitants", () => {
    const isRight = ({ population }: Place): boolean => population > 100 && population < 35_000_000;
    expect(places.filter((place) => !isRight(place)).map(({ city, population }) => [city, population])).toEqual([]);
  });

  it("give every town postal codes of its own, none twice within the town", () => {
    const isRight = (place: Place): boolean => {
      const areas = place.areas.map((area) => `${area.code} ${area.locality}`);
      return areas.length > 0 && new Set(areas).size === areas.length && areas.every((area) => area.length > 1);
    };
    expect(places.filter((place) => !isRight(place)).map(({ city, areas }) => [city, areas])).toEqual([]);
  });

  it("know every state by one name, and give its towns postal codes of its own", () => {
    const states = new Map(places.map(({ state, stateAbbreviation }) => [state, stateAbbreviation]));
    expect([...states.values()].sort()).toEqual(Object.keys(postalCode.states).sort());
    const rng = testRng("postal code");
    const foreign = places.flatMap(({ city, stateAbbreviation, areas }) =>
      areas
        .map((area) => country.postalCode?.(rng.seek(0, 0), area) ?? area.code)
        .filter((whole) => !isCodeOfState(code, whole, stateAbbreviation))
        .map((whole) => `${city} ${whole}`),
    );
    expect(foreign).toEqual([]);
  });

  it("give every town an international telephone template with random digits", () => {
    const isTemplate = (text: string): boolean => /^\+\d{1,2}( [\d#]+)+$/.test(text);
    const isRight = ({ phones }: Place): boolean => phones.every(isTemplate) && phones.join("").includes("#");
    expect(places.filter((place) => !isRight(place)).map(({ city, phones }) => [city, phones])).toEqual([]);
  });

  it("are written in the country's script, in composed form and without stray spaces", () => {
    const texts = places.flatMap((place) => [place.city, place.state, ...place.areas.map((area) => area.locality)]);
    const isRight = (text: string): boolean =>
      script.test(text) && text === text.normalize("NFC").trim() && !/ {2}|\b(?:undefined|null)\b/.test(text);
    const all = [...texts.filter((text) => text !== ""), ...samples.flatMap((s) => [s.name.full, s.street])];
    expect(all.filter((text) => !isRight(text))).toEqual([]);
  });

  it("romanise every name into a plain part of an e-mail address", () => {
    const isPart = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
    const names = samples.map(({ name: { full, mailGiven, mailFamily } }) => ({ full, mailGiven, mailFamily }));
    expect(names.filter(({ mailGiven, mailFamily }) => !isPart(mailGiven) || !isPart(mailFamily))).toEqual([]);
  });

  it("call the old and the young by different names", () => {
    const many = samplesOf(country, 6_000);
    const names = (from: number, to: number): Map<string, number> => {
      const counts = new Map<string, number>();
      for (const { birth, name, sex } of many) {
        if (birth.year < from || birth.year > to) continue;
        counts.set(`${sex} ${name.given}`, (counts.get(`${sex} ${name.given}`) ?? 0) + 1);
      }
      return counts;
    };
    const top = (counts: Map<string, number>): string[] =>
      [...counts]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 20)
        .map(([name]) => name);
    const young = new Set(top(names(1995, 2008)));
    expect(top(names(1936, 1954)).filter((name) => young.has(name)).length).toBeLessThanOrEqual(8);
  });

  it("make a thousand people who do not look alike", () => {
    const first = samples.slice(0, 1_000);
    expect(new Set(first.map((sample) => sample.name.full)).size).toBeGreaterThan(950);
    expect(new Set(first.map((sample) => sample.street)).size).toBeGreaterThan(850);
    expect(new Set(first.map((sample) => sample.place.city)).size).toBeGreaterThan(40);
  });

  it("name the men, the women and the families often enough", () => {
    const many = samplesOf(country, 20_000);
    const distinct = (names: readonly string[]): number => new Set(names.filter((name) => name !== "")).size;
    const given = (wanted: Sex) => many.flatMap(({ sex, name }) => (sex === wanted ? [name.given] : []));
    expect(distinct(given("female"))).toBeGreaterThanOrEqual(180);
    expect(distinct(given("male"))).toBeGreaterThanOrEqual(180);
    expect(distinct(many.map(({ name }) => name.family))).toBeGreaterThanOrEqual(names?.families ?? 270);
  });

  it.runIf(names?.mails)("have the forms of names in e-mail addresses that are usual", () => {
    const mails = new Map<string, Set<string>>();
    const add = (name: string, mail: string) => mails.set(name, (mails.get(name) ?? new Set()).add(mail));
    for (const { name } of samplesOf(country, 20_000)) {
      add(name.given, name.mailGiven);
      add(name.family, name.mailFamily);
    }
    for (const pair of names?.mails?.split(", ") ?? []) {
      const [, name = "", readings = ""] = /^(.+) (\S+)$/.exec(pair) ?? [];
      expect([...(mails.get(name) ?? [])].sort().join("/"), name).toBe(readings);
    }
  });

  it("write the parts of a name as the country does", () => {
    const isWritten = names?.isWritten ?? isGivenThenFamily;
    expect(samplesOf(country, 12_000).filter(({ name }) => !isWritten(name))).toEqual([]);
  });

  it("give brother and sister one family name, but for names that women alone bear", () => {
    const nameOf = namesIn(country, "sex");
    const differ = samplesOf(country, 500).flatMap(({ birth, place }, index) => {
      const [woman, man] = (["female", "male"] as const).map((sex) => nameOf(index, { sex, birth, place }));
      const isSame = woman?.family === man?.family && woman?.maternal === man?.maternal;
      return isSame || names?.ofWomen?.test(woman?.family ?? "") ? [] : [[woman?.full, man?.full]];
    });
    expect(differ).toEqual([]);
  });
});

describe.each(everyCountry.map((country) => [country.code, country] as const))(
  "the figures of %s",
  (_code, country) => {
    it("are percentages that add up to a hundred", () => {
      const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
      expect(sum(country.blood)).toBeGreaterThan(98.5);
      expect(sum(country.blood)).toBeLessThan(101.5);
      expect(sum(country.complexions)).toBe(100);
      expect(sum(Object.values(country.cards))).toBe(100);
    });

    it("make men taller than women in every cohort", () => {
      const { male, female } = country.body.height;
      male.forEach((height, cohort) => {
        expect(height - (female[cohort] ?? 0)).toBeGreaterThan(8);
      });
    });

    it("say for each field where it comes from and who says so", () => {
      for (const [field, { rule, source }] of Object.entries(country.rules)) {
        expect(rule, field).toMatch(/^[A-Z].{20,}\.$/);
        expect(source.length, field).toBeGreaterThan(5);
      }
    });
  },
);
