import { isValidPhoneNumber, parsePhoneNumber } from "libphonenumber-js/max";
import { stdnum } from "stdnum";
import { describe, expect, it } from "vitest";
import type { Bearer, PersonName, Place, Sex } from "../../../src/countries/country.ts";
import { mexico } from "../../../src/countries/mx/index.ts";
import { curp, curpCheckDigit } from "../../../src/countries/mx/national-id.ts";
import { pick } from "../../../src/random/draw.ts";
import { Rng } from "../../../src/random/rng.ts";
import { keyOf } from "../../../src/random/seed.ts";
import { fill } from "../../../src/random/template.ts";
import { draw } from "../../../src/random/weighted.ts";
import { testRng } from "../../contract/every-country.ts";

const places = mexico.places.items;

/** The first two digits of the postal codes of each state, by the zones of Correos de México; and its CURP code. */
const zones: Readonly<Record<string, readonly [from: number, to: number, curp: string]>> = {
  AGU: [20, 20, "AS"],
  BCN: [21, 22, "BC"],
  BCS: [23, 23, "BS"],
  CAM: [24, 24, "CC"],
  CHH: [31, 33, "CH"],
  CHP: [29, 30, "CS"],
  CMX: [1, 16, "DF"],
  COA: [25, 27, "CL"],
  COL: [28, 28, "CM"],
  DUR: [34, 35, "DG"],
  GRO: [39, 41, "GR"],
  GUA: [36, 38, "GT"],
  HID: [42, 43, "HG"],
  JAL: [44, 49, "JC"],
  MEX: [50, 57, "MC"],
  MIC: [58, 61, "MN"],
  MOR: [62, 62, "MS"],
  NAY: [63, 63, "NT"],
  NLE: [64, 67, "NL"],
  OAX: [68, 71, "OC"],
  PUE: [72, 75, "PL"],
  QUE: [76, 76, "QT"],
  ROO: [77, 77, "QR"],
  SIN: [80, 82, "SL"],
  SLP: [78, 79, "SP"],
  SON: [83, 85, "SR"],
  TAB: [86, 86, "TC"],
  TAM: [87, 89, "TS"],
  TLA: [90, 90, "TL"],
  VER: [91, 96, "VZ"],
  YUC: [97, 97, "YN"],
  ZAC: [98, 99, "ZS"],
};

function placeIn(state: string): Place {
  const place = places.find(({ stateAbbreviation }) => stateAbbreviation === state);
  if (place === undefined) throw new Error(`no place in ${state}`);
  return place;
}

function nameOf(given: string, family: string, maternal: string): PersonName {
  return { full: `${given} ${family} ${maternal}`, given, family, maternal, mailGiven: "", mailFamily: "" };
}

function bearerOf(sex: Sex, state: string, year: number, month: number, day: number): Bearer {
  return { sex, place: placeIn(state), birth: { year, month, day } };
}

/** The sixteen characters that the registry derives from the bearer. */
const curpStem = (bearer: Bearer, name: PersonName): string => curp(testRng("stem", 0), bearer, name).slice(0, 16);

const anybody = bearerOf("male", "CMX", 1980, 1, 2);
const head = (given: string, family: string, maternal: string): string =>
  curpStem(anybody, nameOf(given, family, maternal)).slice(0, 4);
const consonants = (given: string, family: string, maternal: string): string =>
  curpStem(anybody, nameOf(given, family, maternal)).slice(13);

/** People of both sexes, born 1936 to 2008. */
const people = Array.from({ length: 4_000 }, (_, index) => {
  const rng = new Rng(keyOf("test", "mx")).seek(index, 0);
  const place = draw(rng, mexico.places);
  const area = pick(rng, place.areas);
  const sex: Sex = index % 2 === 0 ? "female" : "male";
  const bearer: Bearer = {
    sex,
    place,
    birth: { year: 1936 + (index % 73), month: 1 + (index % 12), day: 1 + (index % 28) },
  };
  const name = mexico.personName(rng, bearer);
  return { bearer, area, name, street: mexico.street(rng, place, area), id: mexico.nationalId(rng, bearer, name) };
});

describe("the CURP", () => {
  it("gives the published specimens, apart from their homoclave", () => {
    // es.wikipedia.org, "Clave Única de Registro de Población": Gloria Hernández García and Luis Raúl Bello Mena.
    const gloria = curpStem(bearerOf("female", "VER", 1956, 4, 27), nameOf("Gloria", "Hernández", "García"));
    expect(`${gloria}0${curpCheckDigit(`${gloria}0`)}`).toBe("HEGG560427MVZRRL04");
    const luis = curpStem(bearerOf("male", "COL", 1992, 3, 13), nameOf("Luis Raúl", "Bello", "Mena"));
    expect(`${luis}0${curpCheckDigit(`${luis}0`)}`).toBe("BEML920313HCMLNS09");
    // Instructivo Normativo para la asignación de la CURP: Concepción Salgado Briseño.
    const concepcion = curpStem(bearerOf("female", "CMX", 1956, 6, 26), nameOf("Concepción", "Salgado", "Briseño"));
    expect(`${concepcion}0${curpCheckDigit(`${concepcion}0`)}`).toBe("SABC560626MDFLRN01");
  });

  it.each([
    // Specimens of python-stdnum and npm stdnum.
    "BOXW310820HNERXN09",
    "HELO990501HVZRPN09",
    "MASI050805MVZRLRA8",
    "COME721110MVZNRR03",
    "TEAM470622HVZZPR07",
    "GARS700923HSPLXL06",
  ])("ends in the check digit of %s", (specimen) => {
    expect(curpCheckDigit(specimen.slice(0, 17))).toBe(specimen.slice(17));
  });

  it("follows the examples of the Instructivo Normativo", () => {
    expect(head("María Luisa", "Pérez", "Hernández")).toBe("PEHL");
    expect(head("Luis Enrique", "Romero", "Palazuelos")).toBe("ROPL");
    expect(head("Carlos", "Mc Gregor", "López")).toBe("GELC");
    expect(head("Rocío", "Riva Palacio", "Cruz")).toBe("RICR");
    expect(head("Alberto", "Ñando", "Rodríguez")).toBe("XARA");
    expect(head("Andrés", "Ich", "Rodríguez")).toBe("IXRA");
    expect(head("Luis", "Pérez", "")).toBe("PEXL");
    expect(consonants("Alberto", "Oñate", "Rodríguez")).toBe("XDL");
  });

  it("writes X where the letters would make an offensive word", () => {
    expect(head("Ofelia", "Pedrero", "Domínguez")).toBe("PXDO");
    expect(head("Olga", "Medina", "Alonso")).toBe("MEAO");
    expect(head("Alicia", "Cabrera", "Castro")).toBe("CXCA");
    expect(head("Óscar", "Camacho", "Gómez")).toBe("CXGO");
  });

  it("passes over María and José before another given name, and over particles", () => {
    expect(head("María de los Ángeles", "Soto", "Luna")).toBe("SOLA");
    expect(consonants("María de los Ángeles", "Soto", "Luna")).toBe("TNN");
    expect(head("Ma. del Carmen", "Soto", "Luna")).toBe("SOLC");
    expect(head("J. Jesús", "Soto", "Luna")).toBe("SOLJ");
    expect(head("José Luis", "Soto", "Luna")).toBe("SOLL");
    expect(head("José", "Soto", "Luna")).toBe("SOLJ");
    expect(head("María", "Soto", "Luna")).toBe("SOLM");
    expect(head("Dulce María", "Soto", "Luna")).toBe("SOLD");
    expect(head("Ana", "de la Cruz", "del Río")).toBe("CURA");
    expect(head("Ana", "Montes de Oca", "de León")).toBe("MOLA");
    expect(head("Ana", "de la O", "Uc")).toBe("OXUA");
  });

  it("folds accents and writes X for Ñ and for a missing consonant", () => {
    expect(consonants("Zoe", "Ku", "Muñoz")).toBe("XXX");
    expect(consonants("Iñaki", "Peña", "Ibáñez")).toBe("XBX");
    expect(head("Ángel", "Núñez", "Ávila")).toBe("NUAA");
    expect(head("Eva", "Güemes", "Ñáñez")).toBe("GUXE");
  });

  it("marks the century by the homoclave, and refuses a state it does not know", () => {
    const name = nameOf("Ximena", "Núñez", "Soto");
    const rng = new Rng(keyOf("test", "curp"));
    expect(curp(rng, bearerOf("female", "JAL", 1999, 12, 31), name)).toMatch(/^NUSX991231MJCXTM9\d$/);
    expect(curp(rng, bearerOf("female", "JAL", 2000, 1, 1), name)).toMatch(/^NUSX000101MJCXTMZ\d$/);
    const abroad = { ...anybody, place: { ...anybody.place, stateAbbreviation: "TX" } };
    expect(() => curp(rng, abroad, name)).toThrow(RangeError);
  });

  it("is accepted by an independent validator for everybody", () => {
    for (const { id, name } of people) expect(stdnum.MX?.curp?.validate(id).isValid, `${name.full} ${id}`).toBe(true);
  });

  it("agrees with a second derivation from the printed name, birth date, sex and state", () => {
    for (const { bearer, name, id } of people) {
      const { year, month, day } = bearer.birth;
      const date = [year % 100, month, day].map((part) => String(part).padStart(2, "0")).join("");
      const [, , state] = zones[bearer.place.stateAbbreviation] ?? [0, 0, ""];
      const [letters, inner] = secondDerivation(name);
      const expected = `${letters}${date}${bearer.sex === "male" ? "H" : "M"}${state}${inner}${year < 2000 ? 9 : "Z"}`;
      expect(id.slice(0, 17), name.full).toBe(expected);
    }
  });
});

/** The letters of a CURP by decomposition and patterns, which the product does not use. */
function secondDerivation({ given, family, maternal }: PersonName): readonly [head: string, consonants: string] {
  const plain = (text: string): string =>
    text.toUpperCase().replaceAll("Ñ", "X").normalize("NFD").replace(/\p{M}/gu, "");
  const core = (text: string): string =>
    plain(text)
      .replace(/^((DE|DEL|LA|LAS|LOS|EL|Y) )*/, "")
      .split(" ")[0] ?? "";
  const words = [core(family), core(maternal), core(plain(given).replace(/^(MARIA|JOSE|MA\.|J\.) (?=.)/, ""))] as const;
  const vowel = /[AEIOU]/.exec(words[0].slice(1))?.[0] ?? "X";
  const letters = `${words[0].charAt(0)}${vowel}${words[1].charAt(0)}${words[2].charAt(0)}`;
  const inner = words.map((word) => /[^AEIOU]/.exec(word.slice(1))?.[0] ?? "X").join("");
  const offensive =
    /^(B[AU](CA|KA|EI|EY)|[CK]A[CGK][AO]|[CK]O[GJ][AEIO]|[CK]O[L]A|[CKQ]ULO|FALO|FETO|[GJ]ETA|[GVW]UE[IY]|JOTO|LILO|LO[CK][AO]|MAM[EO]|MEA[RS]|MEON|MIAR|MION|MO[CK]O|MUL[AO]|NAC[AO]|PED[AO]|PENE|PIPI|PITO|POPO|PUT[AO]|RATA|ROB[AEO]|RUIN|SENO|TETA|VA[CK]A|VAG[AO])$/;
  return [offensive.test(letters) ? letters.replace(/^(.)./, "$1X") : letters, inner];
}

describe("Mexican names", () => {
  it("are given names, paternal and maternal family name in this order", () => {
    for (const { name } of people) {
      expect(name.full).toBe(`${name.given} ${name.family} ${name.maternal}`);
      expect(name.maternal).not.toBe("");
    }
  });

  it("have two given names about as often as one", () => {
    const double = people.filter(({ name }) => name.given.includes(" ")).length / people.length;
    expect(double).toBeGreaterThan(0.4);
    expect(double).toBeLessThan(0.75);
    for (const { name } of people) {
      const words = name.given.split(" ");
      expect(new Set(words).size, name.given).toBe(words.length);
    }
  });

  it("keep their accents and lose them only in the mail", () => {
    const families = new Map(people.map(({ name }) => [name.family, name.mailFamily]));
    expect(families.get("Hernández")).toBe("hernandez");
    expect(families.get("Muñoz")).toBe("munoz");
    expect(families.get("de la Cruz")).toBe("delacruz");
    for (const family of families.keys()) expect(family).not.toMatch(/^(Hernandez|Martinez|Nuñez|Gonzalez|Perez)$/);
  });

  it("do not let the sex move the family names", () => {
    for (let index = 0; index < 50; index++) {
      const [woman, man] = (["female", "male"] as const).map((sex) =>
        mexico.personName(new Rng(keyOf("test", "sex")).seek(index, 0), { ...anybody, sex }),
      );
      expect([woman?.family, woman?.maternal]).toEqual([man?.family, man?.maternal]);
    }
  });

  it("are Maya for many in Yucatán and for nobody in the north", () => {
    const share = (state: string): number => {
      const rng = new Rng(keyOf("test", "maya"));
      const bearer = { ...anybody, place: placeIn(state) };
      const maya = new Set(["Chan", "Pech", "Canul", "May", "Canché", "Dzul", "Poot"]);
      return Array.from({ length: 500 }, () => mexico.personName(rng, bearer)).filter((name) => maya.has(name.family))
        .length;
    };
    expect(share("YUC")).toBeGreaterThan(50);
    expect(share("SON")).toBe(0);
  });
});

describe("Mexican places", () => {
  it("cover the 32 states, two towns at least in each but the capital", () => {
    expect(new Set(places.map(({ stateAbbreviation }) => stateAbbreviation)).size).toBe(32);
    for (const state of Object.keys(zones)) {
      const towns = places.filter(({ stateAbbreviation }) => stateAbbreviation === state).length;
      expect(towns, state).toBeGreaterThanOrEqual(state === "CMX" ? 1 : 2);
    }
  });

  it("have five-digit postal codes of the state's zone, each with its colonia", () => {
    for (const { city, stateAbbreviation, areas } of places) {
      const [from, to] = zones[stateAbbreviation] ?? [0, -1];
      for (const { code, locality } of areas) {
        expect(code, city).toMatch(/^\d{5}$/);
        expect(Number(code.slice(0, 2)), `${city} ${code}`).toBeGreaterThanOrEqual(from);
        expect(Number(code.slice(0, 2)), `${city} ${code}`).toBeLessThanOrEqual(to);
        expect(locality, `${city} ${code}`).toMatch(/^[\p{Lu}\d]/u);
      }
    }
  });

  it("name no colonia twice in a town under the same code", () => {
    for (const { city, areas } of places) {
      const pairs = areas.map(({ code, locality }) => `${code} ${locality}`);
      expect(new Set(pairs).size, city).toBe(pairs.length);
    }
  });

  it("spread the people of the great cities over several codes", () => {
    for (const { city, population, areas } of places) {
      const codes = new Set(areas.map(({ code }) => code)).size;
      if (population > 1_000_000) expect(codes, city).toBeGreaterThanOrEqual(5);
    }
  });

  it("give no code to two towns", () => {
    const owners = new Map<string, string>();
    for (const { city, stateAbbreviation, areas } of places) {
      for (const { code } of areas) {
        expect(owners.get(code) ?? `${city} ${stateAbbreviation}`, code).toBe(`${city} ${stateAbbreviation}`);
        owners.set(code, `${city} ${stateAbbreviation}`);
      }
    }
  });

  it("have ten-digit telephones whose local number starts with 0, valid for Mexico", () => {
    const rng = new Rng(keyOf("test", "phones"));
    for (const { city, phones } of places) {
      for (const template of phones) {
        expect(template.text, city).toMatch(/^\+52 (?:\d\d 0### ####|\d{3} 0## ####)$/);
        for (let time = 0; time < 10; time++) {
          const phone = fill(rng, template);
          expect(isValidPhoneNumber(phone), `${city} ${phone}`).toBe(true);
          expect(parsePhoneNumber(phone).country).toBe("MX");
          expect(parsePhoneNumber(phone).formatInternational()).toBe(phone);
        }
      }
    }
  });
});

describe("Mexican streets", () => {
  const kind = "(?:Av\\.|Calle|Blvd\\.|Priv\\.|Calz\\.|Prol\\.|Cda\\.|Andador|Circuito)";
  const interior = "(?: Int\\. (?:\\d{1,2}|[A-F])| Depto\\. \\d{3})?";
  const pattern = new RegExp(
    `^${kind} [\\p{Lu}\\p{Ll}\\d .]+? \\d{1,4}${interior}, (?:Col\\. |Zona |Supermanzana |Barrio |Sector )[^,]+$`,
    "u",
  );
  const yucatan = /^Calle \d\d No\. \d{2,3} x \d\d y \d\d, Col\. [^,]+$/;

  it("name street, number, perhaps an interior number, and the colonia of the postal code", () => {
    for (const { street, area } of people) {
      expect(yucatan.test(street) || pattern.test(street), street).toBe(true);
      expect(street.endsWith(area.locality), street).toBe(true);
    }
  });

  it("are no boulevards in the capital", () => {
    for (const { street, bearer } of people) {
      if (bearer.place.stateAbbreviation === "CMX") expect(street).not.toMatch(/^Blvd\./);
    }
  });

  it("are numbered in Yucatán, between two crossing streets of the other parity, and nowhere else", () => {
    for (const { street, bearer } of people.filter(({ street }) => street.includes(" x "))) {
      expect(bearer.place.stateAbbreviation).toBe("YUC");
      const [own, , first, second] = street.match(/\d+/g) ?? [];
      expect(Number(second) - Number(first)).toBe(2);
      expect((Number(own) + Number(first)) % 2).toBe(1);
    }
  });
});
