import { pinyin } from "pinyin-pro";

/** Characters of given names that a dictionary of single characters reads in another way. */
const given: Readonly<Record<string, string>> = {
  茜: "qian",
  娜: "na",
  莎: "sha",
  长: "chang",
  朝: "chao",
  乐: "le",
  曾: "zeng",
  盛: "sheng",
  解: "jie",
  行: "xing",
  卓: "zhuo",
  妹: "mei",
  和: "he",
  翟: "di",
  会: "hui",
  大: "da",
  娣: "di",
  囡: "nan",
  都: "du",
  嬛: "huan",
};

/** The reading of a given name, character by character, as in passports: toneless, ü as v. */
export function readingOfGiven(name: string): string {
  return Array.from(name, (character) => given[character] ?? reading(character)).join("");
}

/** The reading of a family name, which is often not the usual one of its character. */
export function readingOfFamily(name: string): string {
  return pinyin(name, { surname: "all", toneType: "none", type: "array", v: true }).join("");
}

/** The usual reading of a character. Throws RangeError if the dictionary lacks it. */
export function reading(character: string): string {
  const [text = ""] = pinyin(character, { toneType: "none", type: "array", v: true });
  if (!/^[a-z]+$/.test(text)) throw new RangeError(`no reading of ${character}`);
  return text;
}
