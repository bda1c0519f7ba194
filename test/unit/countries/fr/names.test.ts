import { describe, expect, it } from "vitest";
import { france } from "../../../../src/countries/fr/index.ts";
import type { Sex } from "../../../../src/countries/words.ts";
import { latinMail } from "../../../../src/text/latin.ts";
import { nameOf, testRng } from "../../../contract/every-country.ts";
import { samples } from "./samples.ts";
import { town } from "./towns.ts";

describe("the name", () => {
  const named = (sex: Sex, year: number, index: number) =>
    nameOf(france, testRng("fr names", index), { sex, birth: { year, month: 5, day: 5 }, place: town("Paris") });

  it("is given name, then family name, and the sex moves the given name alone", () => {
    const women = Array.from({ length: 2_000 }, (_, index) => named("female", 1980, index));
    expect(women.filter(({ full, given, family }) => full !== `${given} ${family}`)).toEqual([]);
    expect(women.filter(({ family }, index) => family !== named("male", 1980, index).family)).toEqual([]);
  });

  it("drops accents and spaces for e-mail and keeps the hyphen", () => {
    for (const [name, mail] of [
      ["Lefèvre", "lefevre"],
      ["Le Gall", "legall"],
      ["Jean-Pierre", "jean-pierre"],
      ["François", "francois"],
      ["D'Angelo", "dangelo"],
      ["Martin", "martin"],
    ] as const)
      expect(latinMail(name)).toBe(mail);
    expect(samples.filter(({ name }) => name.mailGiven !== latinMail(name.given))).toEqual([]);
  });

  it("is often of the old province", () => {
    const share = (city: string, families: RegExp): number =>
      Array.from({ length: 2_000 }, (_, index) => {
        const birth = { year: 1970, month: 5, day: 5 };
        return nameOf(france, testRng("fr provinces", index), { sex: "male", birth, place: town(city) });
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
    expect(people.some(({ given, family }) => given === "Mohamed" && /^(Ben|Bou|Saidi|Haddad|El )/.test(family))).toBe(
      true,
    );
    const mohameds = people.filter(({ given }) => given === "Mohamed");
    expect(mohameds.length).toBeGreaterThan(20);
    expect(mohameds.filter(({ family }) => /^(Martin|Bernard|Dubois|Petit)$/.test(family))).toEqual([]);
  });

  it("gives Breton given names in Brittany", () => {
    const share = (city: string): number =>
      Array.from({ length: 3_000 }, (_, index) => {
        const birth = { year: 1980, month: 5, day: 5 };
        return nameOf(france, testRng("fr breton", index), { sex: "male", birth, place: town(city) });
      }).filter(({ given }) => /^(Erwan|Gwenaël|Ronan|Gwendal|Pierrick)$/.test(given)).length;
    expect(share("Quimper")).toBeGreaterThan(3 * share("Tours"));
  });
});
