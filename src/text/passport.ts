/** ICAO Doc 9303 part 3, section 6: the transliteration of letters that are not a base letter with a diacritic. */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "oe",
  Ø: "OE",
  å: "aa",
  Å: "AA",
  þ: "th",
  Þ: "TH",
  ð: "d",
  Ð: "D",
  đ: "d",
  Đ: "D",
  ł: "l",
  Ł: "L",
  ı: "i",
  ª: "a",
  º: "o",
  "’": "'",
};

/** A text in Latin script with the 26 letters alone: `Elodie Munoz` for Élodie Muñoz. */
export function plainLatin(text: string): string {
  return text
    .replace(/[ßẞæÆœŒøØåÅþÞðÐđĐłŁıªº’]/g, (letter) => letters[letter] ?? letter)
    .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""));
}

export function capitalised(word: string): string {
  return word.replace(/(^|[ -])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
