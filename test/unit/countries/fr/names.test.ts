import { describe, expect, it } from "vitest";
import type { Sex } from "../../../../src/countries/country.ts";
import { france } from "../../../../src/countries/fr/index.ts";
import { testRng } from "../../../contract/every-country.ts";
import { samples } from "./samples.ts";
import { town } from "./towns.ts";

describe("the name", () => {
  const named = (sex: Sex, year: number, index: number) =>
    france.personName(testRng("fr names", index), { sex, birth: { year, month: 5, day: 5 }, place: town("Paris") });

  it("is given name, then family name, and the sex moves the given name alone", () => {
    for (let index = 0; index < 2_000; index++) {
      const woman = named("female", 1980, index);
      expect(woman.full).toBe(`${woman.given} ${woman.family}`);
      expect(woman.family).toBe(named("male", 1980, index).family);
    }
  });

  it("drops accents and spaces for e-mail and keeps the hyphen", () => {
    const families = new Map(samples.map(({ name }) => [name.family, name.mailFamily]));
    const given = new Map(samples.map(({ name }) => [name.given, name.mailGiven]));
    expect(families.get("Lefèvre")).toBe("lefevre");
    expect(families.get("Le Gall")).toBe("legall");
    expect(given.get("Jean-Pierre")).toBe("jean-pierre");
    expect(given.get("François")).toBe("francois");
  });

  it("is often of the old province", () => {
    const share = (city: string, families: RegExp): number =>
      Array.from({ length: 2_000 }, (_, index) => {
        const birth = { year: 1970, month: 5, day: 5 };
        return france.personName(testRng("fr provinces", index), { sex: "male", birth, place: town(city) });
      }).filter(({ family }) => families.test(family)).length / 2_000;
    const corsican = /(ani|elli|ini|etti|ucci|acci|oni|ari|aldi|ei|ova)$/;
    expect(share("Ajaccio", corsican)).toBeGreaterThan(5 * share("Tours", corsican));
    expect(share("Ajaccio", corsican)).toBeGreaterThan(0.2);
    const breton = /^(Le (?!clerc)|Guéguen|Morvan|Prigent|Ker|Quéré|Riou)/;
    expect(share("Quimper", breton)).toBeGreaterThan(5 * share("Tours", breton));
    const alsatian = /^(Muller|Meyer|Schmitt|Klein|Schneider|Weber)$/;
    expect(share("Colmar", alsatian)).toBeGreaterThan(5 * share("Tours", alsatian));
  });

  it("gives Maghrebi given names to Maghrebi family names", () => {
    const people = Array.from({ length: 20_000 }, (_, index) => named("male", 1960, index));
    expect(people.filter(({ family }) => family === "Benali").some(({ given }) => given === "Mohamed")).toBe(true);
    expect(people.filter(({ given }) => given === "Mohamed").every(({ family }) => family !== "Martin")).toBe(true);
  });
});
