/** Cyrillic letters in Latin script as Russian passports have them: ICAO Doc 9303 part 3 section 6; ь is left out. */
const latin: Readonly<Record<string, string>> = {
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
  "-": "-",
};

/** `Щукина` becomes `shchukina`, `Соловьёв` becomes `solovev`. */
export function romanise(name: string): string {
  let text = "";
  for (const letter of name.toLowerCase()) text += latin[letter] ?? "";
  return text;
}
