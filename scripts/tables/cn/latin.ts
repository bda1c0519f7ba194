import { pinyin } from "pinyin-pro";

/** Kinds of divisions at the end of a name. */
const KINDS = /(?:特别行政区|自治区|自治州|自治县|自治旗|地区|行政委员会|林区|特区|[省市区县旗盟州])$/;

/** Peoples in the names of their own divisions. */
const PEOPLES =
  /(?:各族|(?:蒙古族?|回族|藏族|维吾尔族?|苗族|彝族|壮族|布依族|朝鲜族|满族|侗族|瑶族|白族|土家族|哈尼族|哈萨克族?|傣族|黎族|傈僳族|佤族|畲族|拉祜族|水族|东乡族|纳西族|景颇族|柯尔克孜族?|土族|达斡尔族|仫佬族|羌族|布朗族|撒拉族|毛南族|仡佬族|锡伯族?|塔吉克族?|怒族|裕固族|保安族|独龙族|鄂伦春族?|鄂温克族?)+)$/;

/** A place's name in Latin letters: its own where there is one, else in pinyin without the kind of division. */
export function latinPlace(name: string, known: string): string {
  if (known !== "" && /^[A-Z][A-Za-z']*(?: [A-Z][A-Za-z']*)*$/.test(known)) return known;
  const stem = name.replace(KINDS, "").replace(PEOPLES, "");
  return joined(syllables(stem.length > 1 ? stem : name).map(withoutUmlaut));
}

/** The syllables of a text as words are read, `lü` as `lv`. */
export function syllables(text: string): readonly string[] {
  const parts = pinyin(text, { toneType: "none", type: "array", v: true });
  const characters = Array.from(text);
  return parts.map((part, at) => rare[part] ?? inPlaces[characters[at] ?? ""] ?? part);
}

/** Characters that the dictionary reads otherwise than names of places do: 三都 Sandu, 乌什 Wushi, 柏林 Bailin, 塘厦 Tangxia. */
const inPlaces: Readonly<Record<string, string>> = { 都: "du", 什: "shi", 柏: "bai", 厦: "xia", 荥: "xing", 莘: "xin" };

/** Characters of names of places that the dictionary lacks. */
const rare: Readonly<Record<string, string>> = { 㵲: "wu", 㯊: "yan", 䃥: "tong" };

/** `xi`, `an` become `Xi'an`. */
function joined(parts: readonly string[]): string {
  const word = parts.map((part, at) => (at > 0 && /^[aeo]/.test(part) ? `'${part}` : part)).join("");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** In names of places ü is written as GB/T 28039 has it where the letter is missing. */
function withoutUmlaut(syllable: string): string {
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
