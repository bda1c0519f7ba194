import { parsePhoneNumber } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import { india } from "../../../../src/countries/in/index.ts";
import type { Sample } from "../../../contract/every-country.ts";
import { samples } from "./samples.ts";

const places = india.places.items;
const of = (state: string): Sample[] => samples.filter(({ place }) => place.stateAbbreviation === state);

describe("places of India", () => {
  /** The first two digits of PIN codes (India Post). */
  const prefixes: Readonly<Record<string, string>> = {
    AN: "74",
    AR: "79",
    AS: "78",
    CH: "16",
    DH: "36 39",
    DL: "11",
    GJ: "36 37 38 39",
    HP: "17",
    HR: "12 13",
    JH: "81 82 83",
    JK: "18 19",
    KL: "67 68 69",
    LA: "19",
    LD: "68",
    MH: "40 41 42 43 44",
    ML: "79",
    MN: "79",
    MZ: "79",
    NL: "79",
    PB: "14 15 16",
    PY: "60",
    RJ: "30 31 32 33 34",
    SK: "73",
    TN: "60 61 62 63 64",
    TR: "79",
    TS: "50",
    UK: "24 26",
    UP: "20 21 22 23 24 25 26 27 28",
    WB: "70 71 72 73 74",
  };

  it("cover the states and union territories but for the seven that the rule names", () => {
    const states = new Set(places.map(({ state }) => state));
    expect(states.size).toBe(29);
    for (const left of ["Andhra Pradesh", "Bihar", "Chhattisgarh", "Goa", "Karnataka", "Madhya Pradesh", "Odisha"]) {
      expect(india.rules.place.rule).toContain(left);
      expect(states.has(left)).toBe(false);
    }
  });

  it("have six-digit PIN codes whose first two digits agree with the state", () => {
    for (const { areas, city, stateAbbreviation } of places) {
      for (const { code } of areas) {
        expect(code, city).toMatch(/^(?:[1-7]\d{5}|8[1-3]\d{4})$/);
        expect(prefixes[stateAbbreviation]?.split(" "), `${code} ${city}`).toContain(code.slice(0, 2));
      }
    }
  });

  it("know the PIN codes of some quarters", () => {
    const codeOf = (city: string, locality: string): string | undefined =>
      places.find((place) => place.city === city)?.areas.find((area) => area.locality === locality)?.code;
    expect(codeOf("New Delhi", "Connaught Place")).toBe("110001");
    expect(codeOf("Chandigarh", "Sector 22")).toBe("160022");
    expect(codeOf("Chennai", "T Nagar")).toBe("600017");
    expect(codeOf("Kolkata", "Ballygunge")).toBe("700019");
  });

  it("have the trunk code of the town and a subscriber number that begins with 0, which nobody has", () => {
    for (const { phones, city } of places) {
      for (const phone of phones) {
        expect(phone, city).toMatch(/^\+91 [1-5]\d{1,3} 0#{2,3} #{3,4}$/);
        for (const digit of ["0", "1", "5", "9"]) {
          const text = phone.replaceAll("#", digit);
          const number = parsePhoneNumber(text);
          expect(number.nationalNumber.length, text).toBe(10);
          expect(number.isPossible(), text).toBe(true);
          expect(number.isValid(), text).toBe(false);
          expect(number.countryCallingCode, text).toBe("91");
        }
      }
    }
  });

  it("know the trunk codes of some cities", () => {
    const known = { Mumbai: "22", Chennai: "44", Jaipur: "141", Kochi: "484", Gangtok: "3592", Nanded: "2462" };
    for (const [city, code] of Object.entries(known))
      expect(places.find((place) => place.city === city)?.phones[0], city).toMatch(new RegExp(`^\\+91 ${code} 0`));
  });

  it("leave out Bardhaman, where a number with 0 after the trunk code may be somebody's", () => {
    expect(parsePhoneNumber("+91 342 025 0247").isValid()).toBe(true);
    expect(places.some(({ phones }) => phones.some((text) => text.startsWith("+91 342 ")))).toBe(false);
  });
});

describe("streets of India", () => {
  it("give a house or a flat, a road and the locality of the PIN code", () => {
    for (const { place, street, zip } of samples) {
      expect(street).toMatch(/^(\S*\d|[A-Z][\w .]*\d|[A-Z][A-Za-z ]+,)/);
      expect(street).not.toMatch(/,,|, ,|#|\/\/|^,|,$| ,/);
      const localities = place.areas.filter(({ code }) => code === zip).map(({ locality }) => locality);
      expect(
        localities.some((locality) => locality === "" || street.endsWith(`, ${locality}`) || street === locality),
        `${street} ${zip}`,
      ).toBe(true);
    }
  });

  it("number houses by sector where towns were planned", () => {
    const sectors = of("CH").filter(({ street }) => /Sector \d+$/.test(street));
    expect(sectors.length).toBeGreaterThan(20);
    for (const { street } of sectors)
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
