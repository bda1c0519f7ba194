import { describe, expect, it } from "vitest";
import type { Bearer } from "../../../../src/countries/bearer.ts";
import { russia } from "../../../../src/countries/ru/index.ts";
import type { Sex } from "../../../../src/countries/words.ts";
import { sample } from "../../../../src/random/weighted.ts";
import { nameOf, testRng } from "../../../contract/every-country.ts";
import { samples } from "./samples.ts";

const places = russia.places.items;

describe("the name", () => {
  const bearer = (sex: Sex, year: number, state = "YAR"): Bearer => {
    const place = places.find((candidate) => candidate.stateAbbreviation === state);
    if (place === undefined) throw new Error(`no town in ${state}`);
    return { sex, birth: { year, month: 5, day: 5 }, place };
  };
  const named = (sex: Sex, year: number, index: number, state?: string) =>
    nameOf(russia, testRng("ru names", index), bearer(sex, year, state));
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
    const wrong = samples.filter(({ name }) => {
      const [family, given, patronymic = ""] = parts(name.full);
      return family !== name.family || given !== name.given || !/^[А-ЯЁ][а-яё]+$/.test(patronymic);
    });
    expect(wrong).toEqual([]);
  });

  it("gives the family name its gender and nothing but its gender", () => {
    const seen = new Map(pairs.map(([man, woman]) => [man.family, woman.family]));
    for (const [man, woman] of seen) {
      if (/(ов|ев|ёв|ин|ын)$/.test(man)) expect(woman).toBe(`${man}а`);
      else if (/ний$/.test(man)) expect(woman).toBe(`${man.slice(0, -2)}яя`);
      else if (/(кий|гий|хий|щий|[дия]чий|[ун]жий|ой|ый)$/.test(man) && man !== "Цой")
        expect(woman).toBe(`${man.slice(0, -2)}ая`);
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
    expect(count(1940, "Иванович")).toBeGreaterThan(60);
    expect(count(2005, "Иванович")).toBeLessThan(40);
    expect(count(1940, "Сергеевич")).toBeLessThan(50);
    expect(count(1992, "Сергеевич")).toBeGreaterThan(60);
  });

  it("has the commonest family names as often as they are counted", () => {
    const count = new Map<string, number>();
    const drawn = 60_000;
    for (let index = 0; index < drawn; index++) {
      const { family } = nameOf(russia, testRng("ru families", index), {
        sex: "male",
        birth: { year: 1940 + (index % 66), month: 5, day: 5 },
        place: sample(testRng("ru families' towns", index), russia.places),
      });
      count.set(family, (count.get(family) ?? 0) + 1);
    }
    // Per cent of all bearers of a count of 9.2 million.
    const counted = { Иванов: 1.03, Смирнов: 0.67, Кузнецов: 0.63, Васильев: 0.49, Петров: 0.47 };
    for (const [name, share] of Object.entries(counted)) {
      expect((100 * (count.get(name) ?? 0)) / drawn / share, name).toBeGreaterThan(0.75);
      expect((100 * (count.get(name) ?? 0)) / drawn / share, name).toBeLessThan(1.25);
    }
    expect(count.size).toBeGreaterThan(8_000);
  });

  it("follows the federal subject", () => {
    const share = (state: string, pattern: RegExp): number =>
      Array.from({ length: 600 }, (_, index) => named("male", 1985, index, state).family).filter((family) =>
        pattern.test(family),
      ).length / 600;
    expect(share("TY", /^(Монгуш|Ондар|Куулар|Ооржак)$/)).toBeGreaterThan(0.3);
    expect(share("DA", /^(Магомедов|Алиев|Гаджиев)$/)).toBeGreaterThan(0.14);
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
      Покровский: "pokrovskii",
    };
    const mails = new Map<string, string>();
    for (const name of [...samples.map((sample) => sample.name), ...pairs.flat()])
      mails.set(name.given, name.mailGiven).set(name.family, name.mailFamily);
    for (const [name, mail] of Object.entries(expected)) if (mails.has(name)) expect(mails.get(name), name).toBe(mail);
    expect(Object.keys(expected).filter((name) => mails.has(name)).length).toBeGreaterThan(9);
  });
});

describe("the script", () => {
  it("has no Latin letter that looks like a Cyrillic one", () => {
    const texts = samples.flatMap(({ name, street }) => [name.full, street]);
    const all = [...texts, ...places.flatMap(({ city, state }) => [city, state])];
    expect(all.filter((text) => /\p{Script=Latin}/u.test(text))).toEqual([]);
  });
});
