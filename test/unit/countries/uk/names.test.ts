import { describe, expect, it } from "vitest";
import { unitedKingdom } from "../../../../src/countries/uk/index.ts";
import { nameOf, namesOf, testRng } from "../../../contract/every-country.ts";
import { samples } from "./samples.ts";

describe("the British name", () => {
  it("is given name, then family name", () => {
    for (const { name } of samples) {
      expect(name.full).toBe(`${name.given} ${name.family}`);
      expect(name.maternal).toBe("");
    }
  });

  it("is double-barrelled in two or three of a hundred", () => {
    const many = namesOf(unitedKingdom, 10_000, "uk double");
    const doubled = many.filter(({ name }) => name.family.includes("-"));
    expect(doubled.length / many.length).toBeGreaterThan(0.015);
    expect(doubled.length / many.length).toBeLessThan(0.035);
    for (const { name } of doubled) expect(name.mailFamily.split("-")).toHaveLength(2);
  });

  it("drops the apostrophe in mail", () => {
    const many = namesOf(unitedKingdom, 10_000, "uk apostrophe").filter(({ name }) => name.family === "O'Neill");
    expect(many.length).toBeGreaterThan(0);
    for (const { name } of many) expect(name.mailFamily).toBe("oneill");
  });

  it("has the flavour of its part of the kingdom", () => {
    const many = namesOf(unitedKingdom, 10_000, "uk regions");
    const share = (state: string, families: RegExp): number => {
      const own = many.filter(({ place }) => place.stateAbbreviation === state);
      return own.filter(({ name }) => families.test(name.family)).length / own.length;
    };
    const macs = /^(Mac|Mc)[A-Z]/;
    expect(share("SCT", macs)).toBeGreaterThan(3 * share("ENG", macs));
    const welsh = /^(Jones|Davies|Williams|Evans|Thomas|Roberts|Lewis|Hughes)$/;
    expect(share("WLS", welsh)).toBeGreaterThan(2 * share("ENG", welsh));
    const irish = /^(O'|Mc|Doherty|Kelly|Quinn)/;
    expect(share("NIR", irish)).toBeGreaterThan(4 * share("ENG", irish));
  });

  it("keeps given and family names of one heritage together", () => {
    const many = namesOf(unitedKingdom, 20_000, "uk heritage");
    const patels = many.filter(({ name }) => name.family === "Patel");
    expect(patels.length).toBeGreaterThan(20);
    for (const { name } of patels) expect(["Margaret", "John", "Mohammed", "Agnieszka"]).not.toContain(name.given);
  });

  it("has no Arab or Akan given name before a family name that only the British bear", () => {
    const many = namesOf(unitedKingdom, 40_000, "uk given");
    const abroad = many.filter(({ name }) => /^(?:M[ou]hamm?[ae]d|Mohd|Syed|Naveed|Kwame|Kofi|Wai)$/.test(name.given));
    expect(abroad.length).toBeGreaterThan(200);
    const british =
      /^(?:Smith|Jones|Wright|Walker|Robinson|Wither|Worth|Hall|Green|Wood|Clarke|Scott|Mac[A-Z].*|Mc.*)$/;
    expect(abroad.map(({ name }) => name.full).filter((full) => british.test(full.split(" ").at(-1) ?? ""))).toEqual(
      [],
    );
  });

  it("changes only the given name with the sex", () => {
    samples.slice(0, 50).forEach(({ birth, place }, index) => {
      const woman = nameOf(unitedKingdom, testRng("uk sex", index), { sex: "female", birth, place });
      const man = nameOf(unitedKingdom, testRng("uk sex", index), { sex: "male", birth, place });
      // But for the names that only men or only women bear.
      if (
        !/^(Kaur|Begum|Bibi|Khatun|Khan[oa]m|Jabeen|Kauser|Kousar|Parveen|Sultana|Naz|Bi|Nessa|Akther)$|ka$/.test(
          woman.family,
        )
      )
        expect(woman.family).toBe(man.family);
    });
  });
});
