import type { PersonName } from "../bearer.ts";
import { type BySex, ofSex, type Sex } from "../words.ts";

const irregular: Readonly<Record<string, readonly [male: string, female: string]>> = {
  Гаврила: ["Гаврилович", "Гавриловна"],
  Георгий: ["Георгиевич", "Георгиевна"],
  Данила: ["Данилович", "Даниловна"],
  Дмитрий: ["Дмитриевич", "Дмитриевна"],
  Добрыня: ["Добрынич", "Добрынична"],
  Илья: ["Ильич", "Ильинична"],
  Кузьма: ["Кузьмич", "Кузьминична"],
  Лев: ["Львович", "Львовна"],
  Лука: ["Лукич", "Лукинична"],
  Михаил: ["Михайлович", "Михайловна"],
  Никита: ["Никитич", "Никитична"],
  Павел: ["Павлович", "Павловна"],
  Пётр: ["Петрович", "Петровна"],
  Равиль: ["Равильевич", "Равильевна"],
  Савва: ["Саввич", "Саввична"],
  Фома: ["Фомич", "Фоминична"],
  Шамиль: ["Шамильевич", "Шамильевна"],
  Эмиль: ["Эмильевич", "Эмильевна"],
  Яков: ["Яковлевич", "Яковлевна"],
};

/** -ий becomes -ье-, -й and -ь -е-, other vowels add -е-, consonants -о-: Юрьевич, Игоревна, Мусаевич, Ивановна. */
export function patronymic(father: string): BySex<string> {
  const [male, female] = irregular[father] ?? [];
  if (male !== undefined && female !== undefined) return { male, female };
  const stem = father.endsWith("ий")
    ? `${father.slice(0, -2)}ьев`
    : /[йь]$/.test(father)
      ? `${father.slice(0, -1)}ев`
      : /[аеиоуыэюя]$/.test(father)
        ? `${father}ев`
        : `${father}ов`;
  return { male: `${stem}ич`, female: `${stem}на` };
}

export function patronymicOf(name: PersonName, father: string, sex: Sex): PersonName {
  return { ...name, full: `${name.family} ${name.given} ${ofSex(patronymic(father), sex)}` };
}
