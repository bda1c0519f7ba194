/** Cyrillic letters in Latin script as Russian passports have them: ICAO Doc 9303 part 3, section 6 B; ь is left out. */
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

/** A text in Latin letters: `Щукина` becomes `Shchukina`. What is not Cyrillic stays. */
export function inPassport(text: string): string {
  return text.replace(/\p{Script=Cyrillic}/gu, (letter) => {
    const small = letter.toLowerCase();
    const latin = letters[small] ?? letter;
    return small === letter ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  });
}

/** A name for an e-mail address: `Щукина` becomes `shchukina`, `Соловьёв` becomes `solovev`. Only hyphens stay. */
export function romanise(name: string): string {
  return name.toLowerCase().replace(/[^-]/gu, (letter) => letters[letter] ?? "");
}
