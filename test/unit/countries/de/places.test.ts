import { describe, expect, it } from "vitest";
import { germany } from "../../../../src/countries/de/index.ts";
import { numberFrom } from "../../../contract/phone-numbers.ts";
import { expectSmallTowns, expectStates, shareOfPlaces } from "../shares.ts";
import { expectNumberOf } from "../telephone.ts";
import { samples } from "./samples.ts";

const places = germany.places.items;

describe("the street", () => {
  it("is a name and then a house number, with straße written out", () => {
    for (const { street } of samples) {
      expect(street).toMatch(/^\p{Lu}[\p{L}.' -]+ [1-9]\d{0,2}[a-d]?$/u);
      expect(street).not.toMatch(/str\.|strasse/i);
    }
  });

  it("remembers on which side of the border it lay", () => {
    const east = ["BB", "MV", "SN", "ST", "TH"];
    for (const { street, place } of samples) {
      if (/Zetkin|Thälmann|Gagarin/.test(street)) expect(east, street).toContain(place.stateAbbreviation);
      if (/Adenauer|Königsberger/.test(street)) expect(east, street).not.toContain(place.stateAbbreviation);
    }
  });

  it("is no road to its own town", () => {
    for (const { street, place } of samples) {
      if (place.city === "Leipzig") expect(street).not.toMatch(/^Leipziger /);
      if (place.city === "Dresden") expect(street).not.toMatch(/^Dresdner /);
    }
  });

  it("has no Gasse on the coast", () => {
    const coast = samples.filter(({ place }) => ["HH", "SH", "HB", "MV"].includes(place.stateAbbreviation));
    expect(coast.length).toBeGreaterThan(400);
    for (const { street } of coast) expect(street).not.toMatch(/gasse/i);
  });
});

describe("the places", () => {
  it("give each city codes of its own", () => {
    const cities = places.filter(({ population }) => population >= 100_000);
    expect(cities.length).toBeGreaterThan(75);
    const codes = cities.flatMap((place) => place.areas.map((area) => area.code));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("have the people of each Land, and of small towns, as the census has them", () => {
    // Zensus 2022, per cent of 82.7 million.
    const census = { NW: 21.63, BY: 15.76, BW: 13.43, NI: 9.6, HE: 7.51, SN: 4.88, BE: 4.35, HB: 0.84, SL: 1.22 };
    expectStates(germany, census, 100);
    // Destatis: 59 % live in municipalities below 50,000 inhabitants.
    expectSmallTowns(germany, 0.59);
  });

  it("have no codes of a single institution, tower or airport", () => {
    const codes = new Set(places.flatMap((place) => place.areas.map((area) => area.code)));
    // Bundestag, universities, ministries, broadcasters, towers and airports (de.wikipedia.org, Postleitzahl).
    const single = "01062 09107 11011 11012 20038 30669 33333 44128 53102 60306 60308 60310 60549 70629 76006 79085";
    for (const code of single.split(" ")) expect(codes.has(code), code).toBe(false);
  });
});

describe("the telephone", () => {
  it("is valid, German and spaced as usual", () => {
    for (const template of new Set(places.flatMap(({ phones }) => phones)))
      for (const index of [0, 7_919]) expectNumberOf("DE", numberFrom(template, index), template);
  });

  it("is of the block for films where there is one, and of the town's area elsewhere", () => {
    // Area codes by the Bundesnetzagentur's list.
    const known = {
      Berlin: "+49 30 23125###",
      Hamburg: "+49 40 66969###",
      München: "+49 89 99998###",
      Köln: "+49 221 4710###",
      "Frankfurt am Main": "+49 69 90009###",
      Stuttgart: "+49 711 0######",
      Leipzig: "+49 341 0######",
      Dresden: "+49 351 0######",
      Bremen: "+49 421 0######",
      Essen: "+49 201 0######",
      Husum: "+49 4841 0#####",
      Oberhaching: "+49 89 99998###",
      Unna: "+49 2303 0#####",
      Ilmenau: "+49 3677 0#####",
      "Garmisch-Partenkirchen": "+49 8821 0#####",
    };
    for (const [city, start] of Object.entries(known)) {
      const place = places
        .filter((each) => each.city === city)
        .toSorted((one, other) => other.population - one.population)[0];
      for (const phone of place?.phones ?? [""]) expect(phone.startsWith(start), `${city} ${phone}`).toBe(true);
    }
  });

  it("begins with 0 after an area code where it is never issued, 11 digits with the trunk prefix", () => {
    for (const place of places) {
      const [phone = "", ...others] = place.templates("never_issued").templates;
      expect(phone, place.city).toMatch(/^\+49 [2-9]\d{1,4} 0#+$/);
      expect(phone.replace("+49 ", "0").replaceAll(" ", ""), place.city).toHaveLength(11);
      expect(others).toEqual([]);
    }
  });

  it("is of the town's own area for seven people in eight", () => {
    expect(shareOfPlaces(germany)(({ phones }) => phones[0]?.startsWith("+49 1") === true)).toBeLessThan(0.125);
  });
});
