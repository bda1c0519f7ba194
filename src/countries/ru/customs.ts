import type { Customs } from "../customs.ts";

/** ICAO Doc 9303 part 3, section 6 B, which Russian passports follow. */
const letters: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "e",
  ж: "zh",
  з: "z",
  и: "i",
  й: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "ie",
  ы: "y",
  ь: "",
  э: "e",
  ю: "iu",
  я: "ia",
};

function passport(text: string): string {
  return text.replace(/\p{Script=Cyrillic}/gu, (letter) => {
    const small = letter.toLowerCase();
    const latin = letters[small] ?? letter;
    return small === letter ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  });
}

export const customs: Customs = {
  alpha2: "RU",
  salutation: { male: "г-н", female: "г-жа" },
  latin: passport,
  envelope: ({ name, street, city, state, zip }) => [name, street, ...new Set([city, state]), zip],
  source: "Почта России, правила оформления адреса; приказ МИД России № 4271 (2020), ICAO Doc 9303 part 3",
};
