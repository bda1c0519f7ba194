import { parsePhoneNumber } from "libphonenumber-js/max";
import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import { mod11And10 } from "../../../src/countries/checksum.ts";
import type { Sex } from "../../../src/countries/country.ts";
import { germany } from "../../../src/countries/de/index.ts";
import { pick } from "../../../src/random/draw.ts";
import { fill } from "../../../src/random/template.ts";
import { draw } from "../../../src/random/weighted.ts";
import { samplesOf, testRng } from "../../contract/every-country.ts";

const places = germany.places.items;
const samples = samplesOf(germany, 6_000, "unit");

describe("the Steuer-IdNr", () => {
  it("has the check digit of published numbers", () => {
    // Specimens from the documentation of validators (python-stdnum among them); the last has the 0 of a test number.
    for (const known of ["86095742719", "36574261809", "47036892816", "65929970489", "02476291358"])
      expect(mod11And10(known.slice(0, 10)), known).toBe(known.slice(10));
    expect(stdnum.DE?.idnr?.validate("86095742719").isValid).toBe(true);
  });

  it("starts with 0, has exactly one digit twice among its first ten, and is right to the last digit", () => {
    for (const { nationalId } of samples) {
      expect(nationalId).toMatch(/^0\d \d{3} \d{3} \d{3}$/);
      const digits = nationalId.replaceAll(" ", "");
      expect(new Set(digits.slice(0, 10)).size, nationalId).toBe(9);
      expect(mod11And10(digits.slice(0, 10)), nationalId).toBe(digits.slice(10));
    }
  });

  it("is refused by a validator that knows the leading 0", () => {
    for (const { nationalId } of samples.slice(0, 200))
      expect(stdnum.DE?.idnr?.validate(nationalId).isValid, nationalId).toBe(false);
  });

  it("is drawn from all such numbers alike", () => {
    const ids = Array.from({ length: 40_000 }, (_, index) => {
      const rng = testRng("de ids", index);
      const place = draw(rng, germany.places);
      const bearer = { sex: "female", birth: { year: 1980, month: 1, day: 1 }, place } as const;
      return germany.nationalId(rng, bearer, germany.personName(rng, bearer)).replaceAll(" ", "");
    });
    expect(new Set(ids).size).toBeGreaterThan(39_850);
    // Nine of the 45 pairs of places hold the leading 0, and nine are neighbours: a fifth each.
    const share = (test: (id: string) => boolean): number => ids.filter(test).length / ids.length;
    expect(share((id) => id.slice(1, 10).includes("0"))).toBeCloseTo(0.2, 1.5);
    expect(share((id) => /(\d)\1/.test(id.slice(0, 10)))).toBeCloseTo(0.2, 1.5);
    for (const digit of "123456789")
      expect(
        share((id) => id[1] === digit),
        digit,
      ).toBeCloseTo((1 - 1 / 45) / 9, 1.5);
  });
});

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
        const text = fill(testRng("de phones", index), template);
        const phone = parsePhoneNumber(text);
        expect(phone.isValid(), text).toBe(true);
        expect(phone.country).toBe("DE");
        expect(phone.formatInternational()).toBe(text);
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

function fail(reason: string): never {
  throw new Error(reason);
}
