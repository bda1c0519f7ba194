import { describe, expect, it } from "vitest";
import { canada } from "../../../../src/countries/ca/index.ts";
import { nameOf, namesOf, testRng } from "../../../contract/every-country.ts";
import { samples } from "./samples.ts";
import { town } from "./towns.ts";

describe("Canadian names", () => {
  const familiesOf = (city: string): Set<string> => {
    const place = town(city);
    const birth = { year: 1985, month: 5, day: 5 };
    return new Set(
      Array.from(
        { length: 600 },
        (_, index) => nameOf(canada, testRng(`ca ${city}`, index), { sex: "female", birth, place }).family,
      ),
    );
  };

  it("are French in Québec, with accents in the name and none in the mail", () => {
    const families = familiesOf("Saguenay");
    expect(families.has("Tremblay")).toBe(true);
    expect(families.has("Côté")).toBe(true);
    const emilies = samples.filter(({ name }) => name.given === "Émilie");
    expect(emilies.length).toBeGreaterThan(0);
    for (const { name } of emilies) expect(name.mailGiven).toBe("emilie");
  });

  it("are Scottish and English in Nova Scotia, Chinese for half of Richmond, Acadian for most of Dieppe", () => {
    expect(familiesOf("Sydney").has("MacDonald")).toBe(true);
    expect(familiesOf("Richmond").has("Chan")).toBe(true);
    expect(familiesOf("Dieppe").has("Cormier")).toBe(true);
  });

  it("are French where many speak it: in Québec, New Brunswick and Ontario", () => {
    const french = /^(Tremblay|Gagnon|Bouchard|Côté|Lavoie|Fortin|Gagné|Bélanger|Lévesque|Bergeron)$/;
    const states = namesOf(canada, 20_000, "french")
      .filter(({ name }) => french.test(name.family))
      .map(({ place }) => place.stateAbbreviation);
    expect(states.filter((state) => state === "QC").length / states.length).toBeGreaterThan(0.75);
    expect(states.filter((state) => /^(?:QC|NB|ON)$/.test(state)).length / states.length).toBeGreaterThan(0.9);
  });

  it("are Kaur for Sikh women where their brothers are Singh", () => {
    const families = familiesOf("Brampton");
    expect(families.has("Kaur")).toBe(true);
  });

  it("belong to Montréal's anglophones, Italians, Haitians and Arabs too", () => {
    const families = familiesOf("Montréal");
    expect([...families].some((name) => /(?:ini|elli|etti|ucci|one|azzo)$/.test(name))).toBe(true);
    expect(families.has("Pierre")).toBe(true);
    expect(["Haddad", "Khoury", "Alaoui"].some((name) => families.has(name))).toBe(true);
  });

  it("are Inuit in Nunavut", () => {
    expect(familiesOf("Iqaluit").has("Kilabuk")).toBe(true);
    expect(familiesOf("Regina").has("Kilabuk")).toBe(false);
  });

  it("put the given name before the family name", () => {
    for (const { name } of samples) expect(name.full).toBe(`${name.given} ${name.family}`);
  });

  it("change only the given name with the sex", () => {
    for (let index = 0; index < 200; index++) {
      const bearer = { birth: { year: 1980, month: 1, day: 1 }, place: town("Toronto") };
      const woman = nameOf(canada, testRng("ca sex", index), { sex: "female", ...bearer });
      const man = nameOf(canada, testRng("ca sex", index), { sex: "male", ...bearer });
      expect(woman.family).toBe(man.family === "Singh" && woman.family === "Kaur" ? "Kaur" : man.family);
    }
  });
});
