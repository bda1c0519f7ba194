import { pinyin } from "pinyin-pro";
import { china as rowsOf } from "../source-rows.ts";

/** Kinds of divisions at the end of a name. */
const KINDS =
  /(?:特别行政区|自治区|自治州|自治县|自治旗|联合旗|地区|行政委员会|林区|特区|(?<![前中后左右])旗|[省市区县盟州])$/;

/** Peoples in the names of their own divisions. */
const PEOPLES =
  /(?:各族|(?:蒙古族?|回族|藏族|维吾尔族?|苗族|彝族|壮族|布依族|朝鲜族|满族|侗族|瑶族|白族|土家族|哈尼族|哈萨克族?|傣族|黎族|傈僳族|佤族|畲族|拉祜族|水族|东乡族|纳西族|景颇族|柯尔克孜族?|土族|达斡尔族|仫佬族|羌族|布朗族|撒拉族|毛南族|仡佬族|锡伯族?|塔吉克族?|怒族|裕固族|保安族|独龙族|鄂伦春族?|鄂温克族?|普米族)+)$/;

/** Where one word of a banner's name ends: 科尔沁 左翼 中旗. */
const WORDS = /(?=[左右]翼|[前中后左右]旗)/;

/**
 * A place's name in Latin letters: as it is read where the reading agrees with what is known of it, else in pinyin, in both
 * without the kind of division.
 */
export function latinPlace(name: string, known: string, state: string): string {
  const kind = name.replace(KINDS, "");
  const own = kind.replace(PEOPLES, "") || kind.replace(/族$/, "");
  const stem = own.length > 1 ? own : name;
  const isKnown = !hasOwnReading(stem, state);
  return stem
    .split(WORDS)
    .map((word) => joined(((isKnown ? syllablesAs(word, known) : undefined) ?? syllables(word, state)).map(passport)))
    .join(" ");
}

/** Readings of names of places that the dictionary has not or has otherwise, in all provinces or in some. */
const readings = rowsOf("place-readings")
  .map((row) => ({ where: row("where"), text: row("text"), parts: row("latin").split(" ") }))
  .toSorted((a, b) => a.text.length - b.text.length);

/** The readings that apply to a text, the longest last. */
function readingsIn(text: string, state: string): typeof readings {
  return readings.filter(
    (one) => text.includes(one.text) && (one.where === "" || one.where.split(" ").includes(state)),
  );
}

/** Whether a word of several characters in a name of a province has a reading of its own. */
export function hasOwnReading(name: string, state: string): boolean {
  return readingsIn(name, state).some(({ text }) => text.length > 1);
}

/** Whether a character is read in one way in places, whatever the dictionary and the county around say. */
export function hasReading(character: string): boolean {
  return readings.some(({ text, where }) => text === character && where === "");
}

/** The syllables of a text in a province as words are read, `lü` as `lv`. */
export function syllables(text: string, state: string): readonly string[] {
  const parts = pinyin(text, { toneType: "none", type: "array", v: true });
  for (const reading of readingsIn(text, state))
    for (let at = text.indexOf(reading.text); at !== -1; at = text.indexOf(reading.text, at + 1))
      parts.splice(at, reading.parts.length, ...reading.parts);
  return parts;
}

/** `xi`, `an` become `Xi'an`. */
function joined(parts: readonly string[]): string {
  const word = parts.map((part, at) => (at > 0 && /^[aeo]/.test(part) ? `'${part}` : part)).join("");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** As in passports ü is written yu after l and n. */
function passport(syllable: string): string {
  return syllable.replace("v", "yu").replace(/^yyu/, "yu");
}

/** The syllables of a name whose Latin form is known, `闵行` as in `Minhang`; undefined where no reading of it agrees. */
export function syllablesAs(name: string, latin: string): readonly string[] | undefined {
  const wanted = latin.toLowerCase().replace(/[^a-z]/g, "");
  let found: readonly (readonly string[])[] = [[]];
  for (const character of name) {
    const readings = [...new Set(pinyin(character, { toneType: "none", type: "array", multiple: true, v: true }))];
    found = found.flatMap((start) =>
      readings
        .map((reading) => [...start, reading])
        .filter((parts) => wanted.startsWith(parts.join("").replaceAll("v", "u"))),
    );
  }
  return found.find((parts) => parts.join("").replaceAll("v", "u") === wanted);
}
