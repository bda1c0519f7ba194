import { describe, expect, it } from "vitest";
import type { Bearer } from "../../../../src/countries/bearer.ts";
import { russia } from "../../../../src/countries/ru/index.ts";
import type { Sex } from "../../../../src/countries/words.ts";
import { namesIn } from "../../../contract/every-country.ts";

const places = russia.places.items;

describe("the name", () => {
  const bearer = (sex: Sex, year: number, state = "YAR"): Bearer => {
    const place = places.find((candidate) => candidate.stateAbbreviation === state);
    if (place === undefined) throw new Error(`no town in ${state}`);
    return { sex, birth: { year, month: 5, day: 5 }, place };
  };
  const nameOf = namesIn(russia, "ru names");
  const named = (sex: Sex, year: number, index: number, state?: string) => nameOf(index, bearer(sex, year, state));
  const pairs = Array.from({ length: 6_000 }, (_, index) => {
    const year = 1936 + (index % 73);
    const state = ["YAR", "TA", "DA", "IN", "SE", "KB", "KDA", "BU", "TY"][index % 9];
    return [named("male", year, index, state), named("female", year, index, state)] as const;
  });
  const patronymicOf = (full: string): string => full.split(" ")[2] ?? "";

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
    const seen = new Map(pairs.map(([man, woman]) => [patronymicOf(man.full), patronymicOf(woman.full)]));
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
});
