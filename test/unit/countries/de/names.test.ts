import { describe, expect, it } from "vitest";
import { germany } from "../../../../src/countries/de/index.ts";
import type { Sex } from "../../../../src/countries/words.ts";
import { sample } from "../../../../src/random/weighted.ts";
import { nameOf, testRng } from "../../../contract/every-country.ts";
import { samples } from "./samples.ts";

const places = germany.places.items;

describe("the name", () => {
  const named = (sex: Sex, year: number, index: number) =>
    nameOf(germany, testRng("de names", index), {
      sex,
      birth: { year, month: 5, day: 5 },
      place: places[0] ?? fail("no towns"),
    });

  it("is given name, then family name, and the sex moves the given name alone", () => {
    for (let index = 0; index < 2_000; index++) {
      const woman = named("female", 1980, index);
      const man = named("male", 1980, index);
      expect(woman.full).toBe(`${woman.given} ${woman.family}`);
      expect(woman.family).toBe(man.family);
      expect(woman.maternal).toBe("");
    }
  });

  it("writes umlauts out for e-mail", () => {
    const mails = new Map(samples.map(({ name }) => [name.family, name.mailFamily]));
    expect(mails.get("Müller")).toBe("mueller");
    expect(mails.get("Schröder")).toBe("schroeder");
    expect(mails.get("Schäfer")).toBe("schaefer");
    expect(mails.get("Weiß")).toBe("weiss");
    expect(new Map(samples.map(({ name }) => [name.given, name.mailGiven])).get("Jürgen")).toBe("juergen");
  });

  it("has the commonest family names as often as published", () => {
    const count = new Map<string, number>();
    const drawn = 80_000;
    for (let index = 0; index < drawn; index++) {
      const { family } = nameOf(germany, testRng("de families", index), {
        sex: "female",
        birth: { year: 1940 + (index % 66), month: 5, day: 5 },
        place: sample(testRng("de families' towns", index), germany.places),
      });
      count.set(family, (count.get(family) ?? 0) + 1);
    }
    // Per cent of Germans, after lists of telephone subscribers.
    const published = { Müller: 0.86, Schmidt: 0.64, Schneider: 0.4, Fischer: 0.35, Weber: 0.32, Meyer: 0.3 };
    for (const [name, share] of Object.entries(published)) {
      expect((100 * (count.get(name) ?? 0)) / drawn / share, name).toBeGreaterThan(0.75);
      expect((100 * (count.get(name) ?? 0)) / drawn / share, name).toBeLessThan(1.25);
    }
    expect(count.size).toBeGreaterThan(6_000);
  });

  it("has names of the north in the north and of the south in the south", () => {
    const bearers = (city: string, family: string): number => {
      const place = places.find((each) => each.city === city) ?? fail(city);
      const bearer = { sex: "male", birth: { year: 1950, month: 1, day: 1 }, place } as const;
      const people = Array.from({ length: 10_000 }, (_, index) => nameOf(germany, testRng(city, index), bearer));
      return people.filter((person) => person.family === family).length;
    };
    expect(bearers("Rosenheim", "Huber")).toBeGreaterThan(2 * bearers("Dortmund", "Huber"));
    expect(bearers("Kiel", "Hansen")).toBeGreaterThan(3 * bearers("Rosenheim", "Hansen"));
    expect(bearers("Dortmund", "Schmitz")).toBeGreaterThan(2 * bearers("Leipzig", "Schmitz"));
  });

  it("gives Turkish given names to Turkish family names", () => {
    const people = Array.from({ length: 20_000 }, (_, index) => named("male", 1960, index));
    const yilmaz = people.filter(({ family }) => family === "Yilmaz");
    expect(yilmaz.length).toBeGreaterThan(10);
    expect(yilmaz.some(({ given }) => given === "Mehmet" || given === "Mustafa")).toBe(true);
    expect(people.filter(({ given }) => given === "Mehmet").every(({ family }) => family !== "Müller")).toBe(true);
    expect(people.filter(({ family }) => family.includes("-") && !family.startsWith("Al-")).length).toBeLessThan(700);
  });
});

function fail(reason: string): never {
  throw new Error(reason);
}
