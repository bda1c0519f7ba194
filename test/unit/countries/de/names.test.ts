import { describe, expect, it } from "vitest";
import type { Sex } from "../../../../src/countries/country.ts";
import { germany } from "../../../../src/countries/de/index.ts";
import { testRng } from "../../../contract/every-country.ts";
import { samples } from "./samples.ts";

const places = germany.places.items;

describe("the name", () => {
  const named = (sex: Sex, year: number, index: number) =>
    germany.personName(testRng("de names", index), {
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

  it("gives Turkish given names to Turkish family names", () => {
    const people = Array.from({ length: 20_000 }, (_, index) => named("male", 1960, index));
    const yilmaz = people.filter(({ family }) => family === "Yilmaz");
    expect(yilmaz.length).toBeGreaterThan(20);
    expect(yilmaz.some(({ given }) => given === "Mehmet" || given === "Mustafa")).toBe(true);
    expect(people.filter(({ given }) => given === "Mehmet").every(({ family }) => family !== "Müller")).toBe(true);
    expect(people.filter(({ family }) => family.includes("-") && !family.startsWith("Al-")).length).toBeLessThan(700);
  });
});

function fail(reason: string): never {
  throw new Error(reason);
}
