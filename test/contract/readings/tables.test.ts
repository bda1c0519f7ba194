import { describe, expect, it } from "vitest";
import { familyNameOf, formOfWomen } from "../../../src/countries/ru/family-name.ts";
import { loadTables } from "../../../src/tables/load-tables.ts";
import { dataRows } from "../data-rows.ts";
import { people } from "./people.ts";
import { rows } from "./rows.ts";

const texts = (code: string, table: string, column: string): readonly string[] => loadTables(code)(table).texts(column);
const streetsOf = (count: number, fields: Readonly<Record<string, unknown>>): readonly string[] =>
  people(count, fields).map(({ address }) => address.street);

describe("Mexican names", () => {
  const names = [...texts("mx", "family-names", "name"), ...texts("mx", "given-names", "name")];

  it("are no lost letters, abbreviations and cut-off particles", () => {
    // Two accents in one word, ñ before a consonant or no vowel: what a lost byte and an abbreviation look like.
    const broken = names
      .flatMap((name) => name.split(/[ -]/))
      .filter((word) => {
        const isParticle = /^(?:y|d|J\.|de|del|la|las|los)$/.test(word);
        return (
          !isParticle &&
          (/ñ[^aeiouáéíóúü]/.test(word) || (word.match(/[áéíóú]/g)?.length ?? 0) > 1 || !/[aeiouyáéíóúü]/i.test(word))
        );
      });
    expect(broken).toEqual([]);
    for (const name of ["Hdez", "Mtez", "Glez", "Gtez", "los", "San", "Manuél", "Rafaél", "Iglecias", "Desilos"])
      expect(names).not.toContain(name);
  });

  it("have their accents", () => {
    for (const name of [
      "Argüelles",
      "Luévano",
      "Urzúa",
      "Valderrábano",
      "Gárate",
      "Téliz",
      "Sántiz",
      "Othón",
      "Abdón",
      "Solórzano",
      "Dávalos",
      "Cáceres",
    ])
      expect(names).toContain(name);
    for (const name of ["Arguelles", "Luevano", "Urzua", "Garate", "Othon", "Solorzano", "Davalos", "Caceres"])
      expect(names).not.toContain(name);
  });

  it("of three syllables and more are stressed as their bearers say them", () => {
    const unaccented =
      "Lizarraga Hipolito Arguello Aguero Espindola Santamaria Paramo Espiritu Amezquita Maximo Donjuan Mujica Merida " +
      "Suastegui Samano Escarcega Carcamo Rabago Verastegui Erendira Cuauhtemoc Cuahutemoc Cuitlahuac Bolivar Neftali " +
      "Betsabe Candida Amilcar Beronica Consepcion Adoracion Nehemias Orquidea Penelope";
    const words = new Set(names.flatMap((name) => name.split(" ")));
    expect(unaccented.split(" ").filter((name) => words.has(name))).toEqual([]);
    // Basque names in -stegui, and words that end in -cion.
    expect([...words].filter((name) => /(?:[aio]stegui|cion)$/.test(name))).toEqual([]);
  });
});

it.each(["us", "uk", "ca", "au"])(
  "given names of %s are no stand-in for a name that a child had not yet",
  (country) => {
    const names = new Set(texts(country, "given-names", "name"));
    for (const name of ["Baby", "Boy", "Girl", "Infant", "Unnamed", "Unknown", "Male", "Female", "Not"])
      expect(names.has(name), name).toBe(false);
  },
);

it("French names have their accents", () => {
  const names = texts("fr", "family-names", "name");
  const bare = ["Pecheur", "Senecal", "Bleriot", "Nedellec", "Bienaime", "Etienne", "Thebault", "Regent"];
  expect(bare.filter((name) => names.includes(name))).toEqual([]);
  const given = texts("fr", "given-names", "name");
  for (const name of ["Françis", "Rejane", "Arsene", "Jean-Cedric"]) expect(given).not.toContain(name);
  for (const name of ["Garçon", "Viguié", "Thévenard", "Ségur", "Séguier", "Perrée", "Saint-Aimé", "René-Corail"])
    expect(names).toContain(name);
});

it.each([["mx", "Oaxaca de Juárez"]])("in %s, %s has a point", (country, city) => {
  for (const { details } of people(20, { country, city })) expect(details?.location).toBeDefined();
});

describe("Russian tables", () => {
  it("have Нинель among women alone", () => {
    const sexes = rows(loadTables("ru")("given-names"), ["name", "sex"]).flatMap(([name, sex]) =>
      name === "Нинель" ? [sex] : [],
    );
    expect(new Set(sexes)).toEqual(new Set(["f"]));
  });

  it("give women adjectives in their own form, and the men of the family theirs", () => {
    for (const [man, woman] of [
      ["Осадчий", "Осадчая"],
      ["Короткий", "Короткая"],
      ["Мягкий", "Мягкая"],
      ["Загородний", "Загородняя"],
      ["Непомнящий", "Непомнящая"],
      ["Хорунжий", "Хорунжая"],
      ["Топчий", "Топчий"],
      ["Палий", "Палий"],
    ] as const) {
      expect(formOfWomen(man)).toBe(woman);
      const relative = { full: woman, given: "", family: woman, maternal: "", mailGiven: "", mailFamily: "" };
      expect(familyNameOf(relative, "male")[0]).toBe(man);
    }
    // A woman's family name ends in -ий only where it is no adjective.
    const women = people(6_000, { country: "ru", gender: "female" }).map(({ details }) => details?.name.family?.native);
    expect(women.filter((family) => /(?:[кгхщн]|[ун]ж|[дия]ч)ий$/.test(family ?? ""))).toEqual([]);
  });

  it("have no flat above 80 in a town below 20,000", () => {
    const streets = streetsOf(200, { country: "ru", city: "Туран" });
    const flats = streets.flatMap((street) => /кв\. (\d+)$/.exec(street)?.[1] ?? []);
    expect(Math.max(...flats.map(Number))).toBeLessThanOrEqual(80);
  });
});

describe("Chinese places", () => {
  it("that end in 林区 are districts of their cities, but for Shennongjia", () => {
    expect(texts("cn", "places", "city").filter((city) => city.endsWith("林区"))).toEqual(["神农架林区"]);
  });
});

describe("Japanese buildings", () => {
  it("are called after whole quarters: メゾン本町, Tenjimmachi", () => {
    // コーポ清水 bears a family's name, in 清水町, too.
    const listed = new Set(texts("jp", "street-names", "text"));
    const cut = people(1_500, { country: "jp", state: "27" }).filter(({ address }) => {
      const [, quarter = "", building = ""] = /^(?:.+区)?(\D+)町[-\d]+ (\D+) \d+$/.exec(address.street) ?? [];
      return quarter !== "" && building.endsWith(quarter) && !listed.has(building);
    });
    expect(cut).toEqual([]);
    const latin = people(800, { country: "jp", state: "40", script: "latin" }).map(({ address }) => address.street);
    expect(latin.filter((street) => / (?:Hom|Shim|Tenjim|Tojim) \d/.test(street))).toEqual([]);
  });

  it("have no eighth floor in a village", () => {
    for (const street of streetsOf(600, { country: "jp", city: "長南町" })) {
      const room = / (\d{3,4})$/.exec(street)?.[1];
      if (room !== undefined) expect(Number(room)).toBeLessThan(500);
    }
  });
});

describe("Canadian addresses", () => {
  it("have no tower in a village", () => {
    for (const city of ["Rankin Inlet", "Igloolik", "Ponoka", "Whitehorse"])
      for (const street of streetsOf(150, { country: "ca", city })) {
        const apartment = Number(/Apt (\d+)/.exec(street)?.[1] ?? 0);
        expect(apartment, street).toBeLessThan(city === "Whitehorse" ? 600 : 400);
      }
  });
});

it("given names of English Canadians are none that tell another community", () => {
  const told = new Set(dataRows("ca/given-skip.tsv").map(({ sex, name }) => `${sex} ${name}`));
  const english = rows(loadTables("ca")("given-names"), ["community", "sex", "name"]).filter(
    ([community]) => community === "english",
  );
  expect(told).toContain("m Khalil");
  expect(english.length).toBeGreaterThan(1_000);
  expect(english.filter(([, sex, name]) => told.has(`${sex} ${name}`))).toEqual([]);
});
