import { pinyin } from "pinyin-pro";
import type { Subject } from "./subject.ts";

/**
 * Whether the local part of the address is made of this name: given name or its initial, and family name, romanised
 * here by other means than the product's tables; the reading of Japanese names can only be judged by its syllables.
 */
export function isMadeOfName({ person, country }: Subject): boolean {
  const parts = person.email.slice(0, person.email.indexOf("@")).replace(/\d+$/, "").split(/[._]/);
  const [given = "", family = ""] = parts;
  if (parts.length !== 2 || given === "" || family === "") return false;
  return (readers[country.code] ?? latin)(person.name, given, family);
}

type Reader = (name: string, given: string, family: string) => boolean;

/** Given names first; what is not a letter closes up. */
const latin: Reader = (name, given, family) => {
  const plain = (text: string): string => text.replace(/[^a-z]/g, "");
  const whole = plain(fold(name));
  return whole.startsWith(plain(given)) && whole.slice(1).includes(plain(family));
};

const special: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o" };

function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœø]/g, (letter) => special[letter] ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** DIN 5007-2: umlauts keep their e. */
const german: Reader = (name, given, family) =>
  latin(
    name.replace(/[äöüÄÖÜ]/g, (letter) => `${letter}e`),
    given,
    family,
  ) || latin(name, given, family);

/** Family name first, of one or two characters; any reading of a character will do, because names have their own. */
const chinese: Reader = (name, given, family) => {
  const readings = Array.from(name, (character) => {
    const all = pinyin(character, { toneType: "none", multiple: true, type: "array", v: true });
    return `(?:${[...all, pinyin(character, { toneType: "none", mode: "surname", v: true })].join("|").replaceAll("v", "(?:v|yu|u)")})`;
  });
  const reads = (characters: readonly string[], text: string): boolean =>
    new RegExp(`^${characters.join("")}$`).test(text);
  return [1, 2].some(
    (length) =>
      reads(readings.slice(0, length), family) && (given.length === 1 || reads(readings.slice(length), given)),
  );
};

/** Every letter with what the usual standards (ICAO 9303, BGN/PCGN, GOST) make of it. */
const cyrillic: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e|ye|ie",
  ё: "e|yo|io|ye",
  ж: "zh",
  з: "z",
  и: "i",
  й: "i|y|j|",
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
  х: "kh|h",
  ц: "ts|c",
  ч: "ch",
  ш: "sh",
  щ: "shch|sch",
  ъ: "ie|",
  ы: "y",
  ь: "",
  э: "e",
  ю: "iu|yu",
  я: "ia|ya",
  "-": "-?",
};

/** Family name, given name, patronymic. */
const russian: Reader = (name, given, family) => {
  const [familyName = "", givenName = ""] = name.toLowerCase().split(" ");
  const reads = (word: string, text: string): boolean =>
    new RegExp(`^${Array.from(word, (letter) => `(?:${cyrillic[letter] ?? "#"})`).join("")}$`).test(text);
  return (
    reads(familyName, family) &&
    (reads(givenName, given) || reads(givenName.charAt(0), given) || isInitial(givenName, given))
  );
};

/** An initial is the first letter of the romanised name, which may have several letters for one. */
function isInitial(word: string, text: string): boolean {
  return text.length === 1 && (cyrillic[word.charAt(0)] ?? "").split("|").some((letters) => letters.startsWith(text));
}

/** Hepburn syllables, long vowels unmarked. */
const japanese: Reader = (_name, given, family) => {
  const hepburn =
    /^(?:(?:[kgnhbpmr]y|[kgsznhbpmrtdwyjf]|ch|sh|ts|t(?=ch)|k(?=k)|s(?=s)|t(?=t)|p(?=p))?[aiueo]|[ksp](?=[ksp])|t(?=[tc])|n|m(?=[bmp]))+$/;
  return hepburn.test(family) && (given.length === 1 || hepburn.test(given));
};

const readers: Readonly<Record<string, Reader>> = { de: german, cn: chinese, ru: russian, jp: japanese };
