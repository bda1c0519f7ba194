import { describe, expect, it } from "vitest";
import { germany } from "../../../../src/countries/de/index.ts";
import { pick } from "../../../../src/random/distributions.ts";
import { fill } from "../../../../src/random/template.ts";
import { testRng } from "../../../contract/every-country.ts";
import { expectNumberOf } from "../telephone.ts";
import { samples } from "./samples.ts";

const places = germany.places.items;

describe("the street", () => {
  it("is a name and then a house number, with straße written out", () => {
    for (const { street } of samples) {
      expect(street).toMatch(/^\p{Lu}[\p{L} -]+ [1-9]\d{0,2}[abc]?$/u);
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
    expect(coast.length).toBeGreaterThan(500);
    for (const { street } of coast) expect(street).not.toMatch(/gasse/i);
  });
});

describe("the places", () => {
  // First digits of delivery codes by Land, as coarse as they are sure.
  const prefixes: Readonly<Record<string, RegExp>> = {
    BB: /^(03|1[4-6])/,
    BE: /^1[0-4]/,
    BW: /^(6[89]|7|88|89)/,
    BY: /^(63|8|9[0-7])/,
    HB: /^(275|28)/,
    HE: /^(3[4-6]|6[0-5])/,
    HH: /^2[0-2]/,
    MV: /^(17|18|19|23)/,
    NI: /^(2[1679]|3[01378]|49)/,
    NW: /^(3[23]|4|5[0-37-9])/,
    RP: /^(5[4-6]|67)/,
    SH: /^2[2-5]/,
    SL: /^66/,
    SN: /^(0[1249]|08)/,
    ST: /^(06|3[89])/,
    TH: /^(07|99)/,
  };

  it("cover all sixteen Länder with codes of that Land, each code in one town alone", () => {
    expect(new Set(places.map((place) => place.stateAbbreviation))).toEqual(new Set(Object.keys(prefixes)));
    const codes = places.flatMap((place) => place.areas.map((area) => area.code));
    expect(new Set(codes).size).toBe(codes.length);
    for (const place of places) {
      for (const { code } of place.areas) {
        expect(code).toMatch(/^\d{5}$/);
        expect(code, place.city).toMatch(prefixes[place.stateAbbreviation] ?? /^$/);
      }
    }
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
    for (const place of places) {
      for (const [index, template] of place.phones.entries()) {
        expectNumberOf("DE", fill(testRng("de phones", index), template));
      }
    }
  });

  it("lies in the blocks of the Bundesnetzagentur's Mitteilung 148/2021", () => {
    const blocks =
      /^\+49(3023125\d{3}|6990009\d{3}|4066969\d{3}|2214710\d{3}|8999998\d{3}|17139200\d\d|176040690\d\d|152(28817386|28895456|54599371)|172(9925904|9968532|9973185|9973186|9980752)|174(9091317|9464308))$/;
    const areas: Readonly<Record<string, string>> = {
      Berlin: "+49 30 ",
      Hamburg: "+49 40 ",
      München: "+49 89 ",
      Köln: "+49 221 ",
      "Frankfurt am Main": "+49 69 ",
    };
    for (const place of places) {
      for (let index = 0; index < 60; index++) {
        const rng = testRng(`de phone ${place.city}`, index);
        const phone = fill(rng, pick(rng, place.phones));
        expect(phone.replaceAll(" ", "")).toMatch(blocks);
        expect(phone.startsWith(areas[place.city] ?? "+49 1"), `${place.city} ${phone}`).toBe(true);
      }
    }
  });
});
