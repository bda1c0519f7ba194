import { parsePhoneNumber } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import type { Bearer, Place, Sex } from "../../../src/countries/country.ts";
import { russia } from "../../../src/countries/ru/index.ts";
import { snilsCheck } from "../../../src/countries/ru/national-id.ts";
import { localStreets } from "../../../src/countries/ru/streets.ts";
import { samplesOf, testRng } from "../../contract/every-country.ts";

const places = russia.places.items;
const samples = samplesOf(russia, 8_000, "unit");

describe("the SNILS", () => {
  it("has the check number of the published examples", () => {
    // The Pension Fund's example, and the case of a sum that is a multiple of 101 (ru.wikipedia.org/wiki/СНИЛС).
    expect(snilsCheck("112233445")).toBe("95");
    expect(snilsCheck("087654303")).toBe("00");
    // By hand: weighted sums of 100 (written 00), of 108 and of 125.
    expect(snilsCheck("900000091")).toBe("00");
    expect(snilsCheck("900000900")).toBe("07");
    expect(snilsCheck("950000012")).toBe("24");
  });

  it("agrees with the rule as it is stated, subtracting 101 as often as needed", () => {
    for (const { nationalId } of samples) {
      const digits = Array.from(nationalId.replace(/\D/g, ""), Number);
      let sum = digits.slice(0, 9).reduce((total, digit, index) => total + digit * (9 - index), 0);
      while (sum > 101) sum -= 101;
      expect(nationalId.slice(-2), nationalId).toBe(sum === 100 || sum === 101 ? "00" : String(sum).padStart(2, "0"));
    }
  });

  it("starts with 9, which is never reached, and has no digit three times in a row", () => {
    for (const { nationalId } of samples) {
      expect(nationalId).toMatch(/^9\d{2}-\d{3}-\d{3} \d{2}$/);
      expect(nationalId.replace(/\D/g, "")).not.toMatch(/(\d)\1\1/);
    }
    expect(new Set(samples.map(({ nationalId }) => nationalId)).size).toBeGreaterThan(samples.length - 10);
  });
});

describe("the name", () => {
  const bearer = (sex: Sex, year: number, state = "YAR"): Bearer => {
    const place = places.find((candidate) => candidate.stateAbbreviation === state);
    if (place === undefined) throw new Error(`no town in ${state}`);
    return { sex, birth: { year, month: 5, day: 5 }, place };
  };
  const named = (sex: Sex, year: number, index: number, state?: string) =>
    russia.personName(testRng("ru names", index), bearer(sex, year, state));
  const pairs = Array.from({ length: 6_000 }, (_, index) => {
    const year = 1936 + (index % 73);
    const state = ["YAR", "TA", "DA", "IN", "SE", "KB", "KDA", "BU", "TY"][index % 9];
    return [named("male", year, index, state), named("female", year, index, state)] as const;
  });
  const parts = (full: string): [string, string, string] => {
    const [family = "", given = "", patronymic = "", ...rest] = full.split(" ");
    expect(rest).toEqual([]);
    return [family, given, patronymic];
  };

  it("is family name, given name and patronymic", () => {
    for (const { name } of samples) {
      const [family, given, patronymic] = parts(name.full);
      expect([family, given]).toEqual([name.family, name.given]);
      expect(patronymic).toMatch(/^[А-ЯЁ][а-яё]+$/);
    }
  });

  it("gives the family name its gender and nothing but its gender", () => {
    const seen = new Map(pairs.map(([man, woman]) => [man.family, woman.family]));
    for (const [man, woman] of seen) {
      if (/(ов|ев|ёв|ин|ын)$/.test(man)) expect(woman).toBe(`${man}а`);
      else if (/(ский|цкий|ой|ый)$/.test(man) && man !== "Цой") expect(woman).toBe(`${man.slice(0, -2)}ая`);
      else expect(woman).toBe(man);
    }
    for (const ending of ["ов", "ев", "ёв", "ин", "ский", "ко", "ых", "ук", "ян"])
      expect(
        [...seen.keys()].some((family) => family.endsWith(ending)),
        ending,
      ).toBe(true);
  });

  it("derives the patronymic from a father's name, in the bearer's gender", () => {
    const irregular: Readonly<Record<string, string>> = {
      Ильич: "Ильинична",
      Никитич: "Никитична",
      Кузьмич: "Кузьминична",
      Лукич: "Лукинична",
      Фомич: "Фоминична",
      Саввич: "Саввична",
    };
    const seen = new Map(pairs.map(([man, woman]) => [parts(man.full)[2], parts(woman.full)[2]]));
    for (const [man, woman] of seen) expect(woman).toBe(irregular[man] ?? man.replace(/ич$/, "на"));
    for (const usual of [
      "Сергеевич",
      "Дмитриевич",
      "Георгиевич",
      "Юрьевич",
      "Игоревич",
      "Львович",
      "Михайлович",
      "Павлович",
      "Петрович",
      "Яковлевич",
      "Ильич",
      "Никитич",
      "Кузьмич",
      "Гаврилович",
      "Николаевич",
      "Валерьевич",
      "Фёдорович",
      "Магомедович",
      "Алиевич",
      "Мусаевич",
      "Маратович",
      "Ашотович",
      "Равильевич",
    ])
      expect([...seen.keys()], usual).toContain(usual);
    for (const form of seen.keys()) expect(form).not.toMatch(/[йьаеиоуя]ович$|(Дмитр|Георг)ьевич|^(Никит|Иль)[ое]вич/);
  });

  it("takes the father from a cohort a generation older", () => {
    const patronymics = (year: number): string[] =>
      Array.from({ length: 800 }, (_, index) => parts(named("male", year, index).full)[2]);
    const count = (year: number, patronymic: string): number =>
      patronymics(year).filter((candidate) => candidate === patronymic).length;
    expect(count(1940, "Иванович")).toBeGreaterThan(80);
    expect(count(2005, "Иванович")).toBeLessThan(40);
    expect(count(1940, "Сергеевич")).toBeLessThan(50);
    expect(count(1992, "Сергеевич")).toBeGreaterThan(60);
  });

  it("follows the federal subject", () => {
    const share = (state: string, pattern: RegExp): number =>
      Array.from({ length: 600 }, (_, index) => named("male", 1985, index, state).family).filter((family) =>
        pattern.test(family),
      ).length / 600;
    expect(share("TY", /^(Монгуш|Ондар|Куулар|Ооржак)$/)).toBeGreaterThan(0.3);
    expect(share("DA", /^(Магомедов|Алиев|Гаджиев)$/)).toBeGreaterThan(0.25);
    expect(share("TA", /(уллин|етдинов|зянов|Галиев|Гарипов|Каримов)$/)).toBeGreaterThan(0.1);
    expect(share("YAR", /^(Монгуш|Ондар)$/)).toBe(0);
  });

  it("is romanised as in a Russian passport (ICAO Doc 9303)", () => {
    const expected: Readonly<Record<string, string>> = {
      Юлия: "iuliia",
      Наталья: "natalia",
      Артём: "artem",
      Алексей: "aleksei",
      Дмитрий: "dmitrii",
      Щербаков: "shcherbakov",
      Соловьёв: "solovev",
      Цветков: "tsvetkov",
      Хохлов: "khokhlov",
      Чернышёва: "chernysheva",
      Жукова: "zhukova",
      Яковлева: "iakovleva",
      Вишневский: "vishnevskii",
    };
    const mails = new Map<string, string>();
    for (const name of [...samples.map((sample) => sample.name), ...pairs.flat()])
      mails.set(name.given, name.mailGiven).set(name.family, name.mailFamily);
    for (const [name, mail] of Object.entries(expected)) expect(mails.get(name), name).toBe(mail);
  });
});

describe("the script", () => {
  it("has no Latin letter that looks like a Cyrillic one", () => {
    for (const { name, street, place } of samples) {
      for (const text of [name.full, street, place.city, place.state]) expect(text).not.toMatch(/\p{Script=Latin}/u);
    }
    for (const place of places) expect(`${place.city}${place.state}`).not.toMatch(/\p{Script=Latin}/u);
  });
});

describe("the street", () => {
  it("ends in house, block and flat", () => {
    const pattern =
      /^(ул\.|пр-кт|пер\.|б-р|ш\.|наб\.|пр-д) (реки |канала )?[А-ЯЁ0-9].*, д\. \d+([абв]|\/\d)?(, к\. \d)?(, кв\. \d+)?$/;
    for (const { street } of samples) expect(street).toMatch(pattern);
    const share = (text: string): number =>
      samples.filter(({ street }) => street.includes(text)).length / samples.length;
    expect(share("ул. ")).toBeGreaterThan(0.6);
    expect(share(", кв. ")).toBeGreaterThan(0.7);
    expect(share(", к. ")).toBeGreaterThan(0.05);
  });

  it("stands in the town where the town's own streets are known, and has no avenue, quay or highway of another", () => {
    const streets = (city: string): string[] => {
      const place = places.find((candidate) => candidate.city === city);
      const area = place?.areas[0];
      if (place === undefined || area === undefined) throw new Error(`no ${city}`);
      return Array.from({ length: 3_000 }, (_, index) =>
        russia.street(testRng(`ru streets ${city}`, index), place, area),
      );
    };
    const kinds = (city: string): Set<string> => new Set(streets(city).map((street) => street.split(" ")[0] ?? ""));
    expect(streets("Санкт-Петербург").some((street) => street.startsWith("пр-кт Невский, "))).toBe(true);
    for (const city of ["Москва", "Казань", "Пенза", "Коломна", "Анадырь"])
      expect(streets(city).join("\n"), city).not.toMatch(/Невский|Фонтанки/);
    expect(kinds("Анадырь")).toEqual(new Set(["ул.", "пер.", "пр-д"]));
    expect(kinds("Коломна")).toEqual(new Set(["ул.", "пер.", "пр-д"]));
    expect(kinds("Пенза")).toEqual(new Set(["ул.", "пер.", "пр-д", "пр-кт", "б-р"]));
    for (const street of streets("Москва")) expect(street).toMatch(/, кв\. \d+$/);
  });

  it("names only towns that the table of places has", () => {
    const cities = new Set(places.map(({ city }) => city));
    for (const [city, streets] of Object.entries(localStreets)) {
      expect(cities.has(city), city).toBe(true);
      const list = streets.split(";");
      expect(new Set(list).size, city).toBe(list.length);
    }
  });

  it("gives adjectives the gender of their kind", () => {
    for (const { street } of samples) {
      // Names of one word; «Декабрьских Событий» is no adjective.
      const [, kind = "", word = ""] = /^(\S+) ([^, ]+),/.exec(street) ?? [];
      if (kind === "ул." || kind === "наб.") expect(word, street).not.toMatch(/([иы]й|ое)$/);
      if (kind === "пр-кт" || kind === "пер." || kind === "б-р" || kind === "пр-д")
        // Гая is a man's name, in the genitive.
        expect(word, street).not.toMatch(/^(?!Гая$).*ая$/);
      if (kind === "ш.") expect(word, street).not.toMatch(/(ая|[иы]й)$/);
    }
  });
});

describe("the place", () => {
  // The first three digits of an index are the subject's (Pochta Rossii); only capitals that need no second look.
  const prefixes: Readonly<Record<string, RegExp>> = {
    MOW: /^1(0[1-9]|1[1-9]|2[1-9])/,
    SPE: /^19/,
    MOS: /^14/,
    LEN: /^18[78]/,
    TA: /^42[0-3]/,
    BA: /^45[0-3]/,
    SVE: /^62[0-4]/,
    CHE: /^45[4-7]/,
    KDA: /^35[0-4]/,
    ROS: /^34[4-7]/,
    NVS: /^63[0-3]/,
    IRK: /^66[4-6]/,
    KYA: /^66[0-3]/,
    PRI: /^69[0-2]/,
    KHA: /^68[0-2]/,
    DA: /^36[78]/,
    KGD: /^23[68]/,
    SAM: /^44[356]/,
    KHM: /^628/,
    YAN: /^629/,
  };

  it("has six-digit indexes that begin as its federal subject's do", () => {
    for (const { city, stateAbbreviation, areas } of places) {
      for (const { code } of areas) {
        expect(code, city).toMatch(/^[1-6]\d{5}$/);
        expect(code, city).toMatch(prefixes[stateAbbreviation] ?? /^/);
        // 9NN within a town are sorting centres and technical indexes.
        expect(code, city).not.toMatch(/^\d{3}9[5-9]\d$/);
      }
    }
  });

  it("stands in all 83 federal subjects of ISO 3166-2:RU, each with one name", () => {
    const names = new Map(places.map((place: Place) => [place.stateAbbreviation, place.state]));
    expect(names.size).toBe(83);
    expect(new Set(names.values()).size).toBe(83);
    expect(names.get("SVE")).toBe("Свердловская область");
    expect(names.get("TA")).toBe("Республика Татарстан");
    expect(names.get("KDA")).toBe("Краснодарский край");
    expect(names.get("MOW")).toBe("Москва");
  });

  it("has telephones that libphonenumber takes for Russian landlines, with a local number that starts with 0", () => {
    for (const { city, phones } of places) {
      for (const { text: template } of phones) {
        expect(template, city).toMatch(/^\+7 (\d{3} 0##|\d{4} 0#|\d{5} 0) ## ##$/);
        for (const fill of ["0", "1", "5", "9", "4"]) {
          const phone = parsePhoneNumber(template.replaceAll("#", fill));
          expect(phone.isValid(), template).toBe(true);
          expect(phone.country, template).toBe("RU");
          expect(phone.getType(), template).toBe("FIXED_LINE");
        }
      }
    }
  });
});
