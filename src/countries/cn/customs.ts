import { capitalised, plainLatin } from "../../text/passport.ts";
import type { PersonName } from "../bearer.ts";
import type { Customs, LatinName } from "../customs.ts";

/** In passports ü is written YU, because machine-readable Latin alphabets lack the letter. */
const passport = (pinyin: string): string => capitalised(pinyin.replace(/(?<=[ln])v/g, "yu"));

/** A name without a family name is a given name as a whole, of a person and a father where a dot divides it. */
function latinName({ full, family, mailGiven, mailFamily }: PersonName): LatinName {
  if (family !== "") return { given: passport(mailGiven), family: passport(mailFamily) };
  const given = full.includes("·")
    ? `${passport(mailGiven)} ${passport(mailFamily)}`
    : passport(mailFamily + mailGiven);
  return { given, family: "" };
}

export const customs: Customs = {
  alpha2: "CN",
  nationalPhone: [[/^(\d+) (\d+) (\d+)$/, "0$1-$2$3"]],
  salutation: { male: "先生", female: "女士" },
  latin: plainLatin,
  // Not 西区街道, a street office.
  districtIn: /^.{1,9}?区(?!街道)/u,
  latinName,
  latinSalutation: { male: "Xiansheng", female: "Nyushi" },
  envelope: ({ salutation, name, street, city, state, zip }) => [
    zip,
    // 北京市 is a state and a city.
    `${state === city ? "" : state}${city}${street}`,
    `${name} ${salutation} 收`,
  ],
  latinEnvelope: ({ name, street, city, state, zip }) => [name, street, [...new Set([city, state])].join(", "), zip],
  source: "GB/T 1416-2003 信封; GB/T 28039-2011 中国人名汉语拼音字母拼写规则",
};
