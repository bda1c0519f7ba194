import { parsePhoneNumber } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import { india } from "../../../../src/countries/in/index.ts";
import { type Sample, testRng } from "../../../contract/every-country.ts";
import { streetOf } from "../../../contract/streets.ts";
import { expectSmallTowns, expectStates } from "../shares.ts";
import { samples } from "./samples.ts";

const places = india.places.items;

/** A hundred streets of the largest town of a state. */
function streetsIn(state: string): readonly string[] {
  const [place] = places
    .filter(({ stateAbbreviation }) => stateAbbreviation === state)
    .toSorted((a, b) => b.population - a.population);
  if (place === undefined) throw new Error(`no town in ${state}`);
  return Array.from({ length: 100 }, (_, index) => {
    const rng = testRng(`in streets of ${state}`, index);
    return streetOf(india, rng, place, place.sampleArea(rng));
  });
}

const of = (state: string): Sample[] => samples.filter(({ place }) => place.stateAbbreviation === state);

describe("places of India", () => {
  it("have the great cities", () => {
    for (const city of [
      "Bengaluru",
      "Ahmedabad",
      "Patna",
      "Nagpur",
      "Bhopal",
      "Visakhapatnam",
      "Bhubaneswar",
      "Raipur",
    ])
      expect(
        places.some((place) => place.city === city),
        city,
      ).toBe(true);
  });

  it("are sampled by the state's share in the census", () => {
    // Registrar General of India, census of 2011, percent.
    const census = {
      BR: 8.6,
      DL: 1.39,
      KA: 5.05,
      KL: 2.76,
      MH: 9.28,
      RJ: 5.66,
      TN: 5.96,
      UP: 16.5,
      WB: 7.54,
      SK: 0.05,
    };
    expectStates(india, census, 100);
  });

  it("stand for the villages and small towns, too", () => {
    // By the same census 75 % live in villages and in towns below 50,000.
    expectSmallTowns(india, 0.75);
  });

  it("know the PIN codes of some quarters", () => {
    const codeOf = (city: string, locality: string): string | undefined =>
      places.find((place) => place.city === city)?.areas.find((area) => area.locality === locality)?.code;
    expect(codeOf("New Delhi", "Connaught Place")).toBe("110001");
    expect(codeOf("Chandigarh", "Sector 22")).toBe("160022");
    expect(codeOf("Chennai", "T Nagar")).toBe("600017");
    expect(codeOf("Kolkata", "Ballygunge")).toBe("700019");
  });

  it("have numbers that no subscriber has: 0 after the trunk code, or level 10", () => {
    const templates = new Set(
      places.flatMap((place) => [...place.phones, ...place.templates("never_issued").templates]),
    );
    for (const template of templates) {
      expect(template).toMatch(/^\+91 (?:10 #### ####|[1-5]\d{1,3} 0#{2,3} #{3,4})$/);
      for (const digit of ["0", "1", "5", "9"]) {
        const text = template.replaceAll("#", digit);
        const number = parsePhoneNumber(text);
        expect(number.nationalNumber.length, text).toBe(10);
        expect(number.isPossible(), text).toBe(true);
        expect(number.isValid(), text).toBe(false);
      }
    }
  });

  it("have a million never issued numbers each", () => {
    for (const place of places) {
      const { templates } = place.templates("never_issued");
      const numbers = templates.reduce((sum, text) => sum + 10 ** (text.split("#").length - 1), 0);
      expect(numbers, place.city).toBeGreaterThanOrEqual(1_000_000);
    }
  });

  it("have no mobile numbers where trunk codes begin with 6 to 9", () => {
    for (const city of ["Bengaluru", "Patna", "Visakhapatnam", "Nagpur", "Bhopal"])
      expect(places.find((place) => place.city === city)?.phones).toEqual(["+91 10 #### ####"]);
  });

  it("know the trunk codes of some cities", () => {
    const known = { Mumbai: "22", Chennai: "44", Jaipur: "141", Kochi: "484", Gangtok: "3592", Nanded: "2462" };
    for (const [city, code] of Object.entries(known))
      expect(places.find((place) => place.city === city)?.phones[0], city).toMatch(new RegExp(`^\\+91 ${code} 0`));
  });

  it("avoid the code of Bardhaman, where a number with 0 after the trunk code may be in use", () => {
    expect(parsePhoneNumber("+91 342 025 0247").isValid()).toBe(true);
    expect(places.some(({ phones }) => phones.some((text) => text.startsWith("+91 342 ")))).toBe(false);
  });
});

describe("streets of India", () => {
  it("give a house or a flat, a road and the locality of the PIN code", () => {
    const isForm = (street: string): boolean =>
      /^(\S*\d|[A-Z][\w .]*\d|[A-Z][A-Za-z ]+,)/.test(street) && !/,,|, ,|#|\/\/|^,|,$| ,/.test(street);
    const isIn = (street: string, locality: string): boolean =>
      locality === "" || street.endsWith(`, ${locality}`) || street === locality;
    const wrong = samples.filter(({ place, street, zip }) => {
      const areas = place.areas.filter(({ code }) => code === zip);
      return !isForm(street) || !areas.some(({ locality }) => isIn(street, locality));
    });
    expect(wrong).toEqual([]);
  });

  it("number houses by sector where towns were planned", () => {
    const sectors = streetsIn("CH").filter((street) => /Sector \d+$/.test(street));
    expect(sectors.length).toBeGreaterThan(20);
    for (const street of sectors)
      expect(street).toMatch(/^(House No\. \d+|Flat \d{3}, Tower [A-E]|[A-E]-\d+), Sector \d+$/);
  });

  it("follow the custom of the state", () => {
    expect(of("TN").some(({ street }) => /Koil Street|Salai|Car Street/.test(street))).toBe(true);
    expect(of("TS").some(({ street }) => /^H\. No\. \d+-\d+-\d+, /.test(street))).toBe(true);
    expect(of("WB").some(({ street }) => /Sarani/.test(street))).toBe(true);
    for (const { street } of of("KL")) expect(street).not.toMatch(/Sarani|Salai|Gali|Peth Road/);
    for (const { street } of of("MH")) expect(street).not.toMatch(/Sarani|Salai|Koil|Gali /);
  });

  it("give no railway road to hills and islands, and no Hindi road name to the south", () => {
    for (const state of ["AN", "LA", "LD", "ML", "MN", "MZ", "NL", "SK"])
      for (const { street } of of(state)) expect(street).not.toMatch(/Station Road|MG Road|Gali|Marg/);
    for (const state of ["KL", "PY", "TN"])
      for (const { street } of of(state)) expect(street).not.toMatch(/ Marg|Mandir|Gali |Chowk Road|Sarani/);
  });

  it("name more than 120 roads", () => {
    const roads = samples.flatMap(({ street }) => street.match(/(?:^|[\d,B] )([A-Z][A-Za-z ]+?)(?=,|$)/g) ?? []);
    expect(
      new Set(roads.filter((road) => /(Road|Street|Marg|Lane|Path|Sarani|Salai)$/.test(road))).size,
    ).toBeGreaterThan(120);
  });
});
