import { describe, expect, it } from "vitest";
import type { Bearer, PersonName } from "../../../../src/countries/bearer.ts";
import { mexico } from "../../../../src/countries/mx/index.ts";
import { nationalId } from "../../../../src/countries/mx/national-id.ts";
import { idText } from "../../../../src/countries/verification.ts";
import type { Sex } from "../../../../src/countries/words.ts";
import { Rng } from "../../../../src/random/rng.ts";
import { keyOf } from "../../../../src/random/seed.ts";
import { curpStates } from "../../../contract/countries/mx.ts";
import { samplesOf, testRng } from "../../../contract/every-country.ts";
import { placesOf } from "../people-of.ts";

function bearerOf(sex: Sex, state: string, year: number, month: number, day: number): Bearer {
  const [place] = placesOf(mexico, state);
  return { sex, place: place ?? expect.fail(), birth: { year, month, day } };
}

const anybody = bearerOf("male", "CMX", 1980, 1, 2);
const people = samplesOf(mexico, 4_000);

function nameOf(given: string, family: string, maternal: string): PersonName {
  return { full: `${given} ${family} ${maternal}`, given, family, maternal, mailGiven: "", mailFamily: "" };
}

/** The sixteen characters that the registry derives from the bearer. */
const curpStem = (bearer: Bearer, name: PersonName): string =>
  idText(nationalId.write, testRng("stem"), bearer, name).slice(0, 16);

const head = (given: string, family: string, maternal: string): string =>
  curpStem(anybody, nameOf(given, family, maternal)).slice(0, 4);
const consonants = (given: string, family: string, maternal: string): string =>
  curpStem(anybody, nameOf(given, family, maternal)).slice(13);

describe("the CURP", () => {
  it("begins like the published specimens", () => {
    // es.wikipedia.org, "Clave Única de Registro de Población": Gloria Hernández García and Luis Raúl Bello Mena.
    const gloria = curpStem(bearerOf("female", "VER", 1956, 4, 27), nameOf("Gloria", "Hernández", "García"));
    expect(gloria).toBe("HEGG560427MVZRRL");
    const luis = curpStem(bearerOf("male", "COL", 1992, 3, 13), nameOf("Luis Raúl", "Bello", "Mena"));
    expect(luis).toBe("BEML920313HCMLNS");
    // Instructivo Normativo para la asignación de la CURP: Concepción Salgado Briseño.
    const concepcion = curpStem(bearerOf("female", "CMX", 1956, 6, 26), nameOf("Concepción", "Salgado", "Briseño"));
    expect(concepcion).toBe("SABC560626MDFLRN");
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

  it("writes X for a character that is no letter, in the place of a vowel as of a consonant", () => {
    // Instructivo Normativo: JUAN JOSE D/AMICO ALVAREZ.
    for (const mark of "/'’-.´`") {
      expect(head("Juan José", `D${mark}Amico`, "Álvarez"), mark).toBe("DXAJ");
      expect(consonants("Juan José", `D${mark}Amico`, "Álvarez"), mark).toBe("XLN");
    }
    expect(head("Luis", "O'Farrill", "D'Acosta")).toBe("OXDL");
    expect(consonants("Luis", "O'Farrill", "D'Acosta")).toBe("XXS");
    // Behind the letters that count it changes nothing.
    expect(head("Luis", "García-Robles", "Peña")).toBe("GAPL");
    expect(consonants("Luis", "García-Robles", "Peña")).toBe("RXS");
    expect(head("Ana", "Müller", "Noël")).toBe("MUNA");
    expect(consonants("Ana", "Müller", "Noël")).toBe("LLN");
  });

  it("has the letters of a name with such a character", () => {
    const id = (letters: string, inner: string) => `${letters}560626HDF${inner}99`;
    expect(nationalId.encodesName(id("DXAJ", "XLN"), "Juan D'Amico Álvarez")).toBe(true);
    expect(nationalId.encodesName(id("DXAJ", "XLN"), "Juan D’Amico Álvarez")).toBe(true);
    expect(nationalId.encodesName(id("DAAJ", "XLN"), "Juan D'Amico Álvarez")).toBe(false);
    expect(nationalId.encodesName(id("DAAJ", "MLN"), "Juan D'Amico Álvarez")).toBe(false);
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
    expect(idText(nationalId.write, rng, bearerOf("female", "JAL", 1999, 12, 31), name)).toMatch(
      /^NUSX991231M[A-Z]{2}XTM9\d$/,
    );
    expect(idText(nationalId.write, rng, bearerOf("female", "JAL", 2000, 1, 1), name)).toMatch(
      /^NUSX000101M[A-Z]{2}XTMZ\d$/,
    );
    const abroad = { ...anybody, place: { ...anybody.place, stateAbbreviation: "TX" } };
    expect(() => idText(nationalId.write, rng, abroad, name)).toThrow(RangeError);
  });

  it("tells the state of the address for five in six, as INEGI counts births, and any other for the rest", () => {
    const shareBornIn = (states: RegExp): number => {
      const residents = people.filter(({ state }) => states.test(state));
      const natives = residents.filter(({ state, nationalId }) => curpStates.get(state) === nationalId.slice(11, 13));
      return natives.length / residents.length;
    };
    expect(shareBornIn(/./)).toBeGreaterThan(0.8);
    expect(shareBornIn(/./)).toBeLessThan(0.86);
    expect(shareBornIn(/ROO|BCN|BCS/)).toBeLessThan(0.62);
    expect(shareBornIn(/CHP|GRO|OAX/)).toBeGreaterThan(0.9);
  });

  it("agrees with a second derivation from the printed name, birth date and sex", () => {
    for (const { sex, birth, name, nationalId: id } of people) {
      const { year, month, day } = birth;
      const date = [year % 100, month, day].map((part) => String(part).padStart(2, "0")).join("");
      const state = id.slice(11, 13);
      const [letters, inner] = secondDerivation(name);
      const expected = `${letters}${date}${sex === "male" ? "H" : "M"}${state}${inner}${year < 2000 ? 9 : "Z"}`;
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
    /^(BA[CK]A|BUE[IY]|[CK]A[CGK][AO]|[CK]O(G[EI]|J[AEIO])|[CK]O[L]A|[CKQ]ULO|FALO|FETO|[GJ]ETA|[GVW]UE[IY]|JOTO|LILO|LO[CK][AO]|MAM[EO]|MEA[RS]|MEON|MIAR|MION|MO[CK]O|MUL[AO]|NAC[AO]|PED[AO]|PENE|PIPI|PITO|POPO|PUT[AO]|RATA|ROB[AEO]|RUIN|SENO|TETA|VA[CK]A|VAG[AO])$/;
  return [offensive.test(letters) ? letters.replace(/^(.)./, "$1X") : letters, inner];
}
