import { describe, expect, it } from "vitest";
import { australia } from "../../../../src/countries/au/index.ts";
import { nameOf, namesOf, samplesOf, testRng } from "../../../contract/every-country.ts";
import { samples } from "./samples.ts";

describe("the Australian name", () => {
  it("is given name, then family name", () => {
    for (const { name } of samples) {
      expect(name.full).toBe(`${name.given} ${name.family}`);
      expect(name.maternal).toBe("");
    }
  });

  it("keeps given and family names of one heritage together", () => {
    const many = namesOf(australia, 10_000, "au heritage");
    const nguyens = many.filter(({ name }) => name.family === "Nguyen");
    expect(nguyens.length).toBeGreaterThan(20);
    for (const { name } of nguyens) expect(["Bruce", "Beryl", "Giuseppe", "Priya"]).not.toContain(name.given);
    const punjabi = many.filter(({ name }) => /^(Gurpreet|Harjit|Balwinder)$/.test(name.given));
    expect(punjabi.length).toBeGreaterThan(5);
    for (const { name } of punjabi) expect(["Nair", "Patel", "Perera"]).not.toContain(name.family);
  });

  it("is more diverse in the cities than in the country", () => {
    const many = samplesOf(australia, 10_000, "au diversity");
    const share = (codes: RegExp): number => {
      const own = many.filter(({ zip }) => codes.test(zip));
      return (
        own.filter(({ name }) => /^(Chen|Wang|Li|Zhang|Nguyen|Singh|Rossi|Haddad|Papadopoulos)$/.test(name.family))
          .length / own.length
      );
    };
    expect(share(/^[23][01]/)).toBeGreaterThan(2 * share(/^[23][4-8]/));
  });

  it("writes spaces and apostrophes together in mail", () => {
    const many = namesOf(australia, 20_000, "au mail");
    for (const { name } of many) {
      if (name.family === "De Luca") expect(name.mailFamily).toBe("deluca");
      if (name.family === "O'Brien") expect(name.mailFamily).toBe("obrien");
    }
    expect(many.some(({ name }) => name.family === "O'Brien")).toBe(true);
  });

  it("changes only the given name with the sex", () => {
    samples.slice(0, 50).forEach(({ birth, place }, index) => {
      const woman = nameOf(australia, testRng("au sex", index), { sex: "female", birth, place });
      const man = nameOf(australia, testRng("au sex", index), { sex: "male", birth, place });
      // But for the Sikhs' names.
      if (woman.family !== "Kaur") expect(woman.family).toBe(man.family);
    });
  });
});
