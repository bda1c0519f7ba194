import { readData } from "./data.ts";
import type { Quarter } from "./inhabitants.ts";
import { hepburn } from "./names/hepburn.ts";

/** Readings by postal code, and behind a tab the name where the code serves several quarters. */
const readings: ReadonlyMap<string, string> = new Map(
  readData("quarter-readings", ["code", "name", "kana"]).map(({ code, name, kana }) => [`${code}\t${name}`, kana]),
);

/**
 * A quarter and its ward in Latin letters, from small to large as in addresses abroad: `Kita 1-jo Nishi, Chuo-ku`; empty
 * in villages without quarters. Throws RangeError for a quarter without a reading.
 */
export function latinQuarter({ code, municipality: { ward, latin }, locality }: Quarter): string {
  const name = locality.slice(ward.length);
  const kana = name === "" ? "" : (readings.get(`${code}\t`) ?? readings.get(`${code}\t${name}`));
  if (kana === undefined) throw new RangeError(`no reading of ${name}, ${code}`);
  return [romanised(kana), ward === "" ? "" : latin].filter((part) => part !== "").join(", ");
}

/** Katakana by the rules for passports, a word with a capital for each: `マル・ノウチ` has no long vowel where the dot is. */
export function romanised(kana: string): string {
  return kana
    .split(" ")
    .map((word) => {
      const [, ordinal = "", number = "", counted = word] = /^(ダイ)?(\d+)(.*)$/.exec(word) ?? [];
      return number === ""
        ? capitalised(letters(word))
        : `${ordinal && "Dai "}${number}${counted && "-"}${letters(counted)}`;
    })
    .join(" ");
}

/** Syllables of foreign words alone. */
const foreign: Readonly<Record<string, string>> = {
  ウィ: "wi",
  ウェ: "we",
  ウォ: "wo",
  ヴィ: "vi",
  ヴェ: "ve",
  ヴォ: "vo",
  ヴァ: "va",
  ヴ: "vu",
  シェ: "she",
  ジェ: "je",
  チェ: "che",
  ティ: "ti",
  ディ: "di",
  デュ: "dyu",
  テュ: "tyu",
  トゥ: "tu",
  ドゥ: "du",
  ファ: "fa",
  フィ: "fi",
  フェ: "fe",
  フォ: "fo",
};

const foreignSyllable = new RegExp(`(${Object.keys(foreign).join("|")})`);

function letters(katakana: string): string {
  return katakana
    .replaceAll("ー", "")
    .split(foreignSyllable)
    .map((part) => foreign[part] ?? hepburn(hiragana(part), "").toLowerCase())
    .join("")
    .replace(/n(?=[bmp])/g, "m");
}

/** Katakana as hiragana, the dot as the bar that `hepburn` reads. */
function hiragana(katakana: string): string {
  return katakana
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replaceAll("・", "|");
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
