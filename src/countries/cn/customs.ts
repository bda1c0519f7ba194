import type { Customs } from "../customs.ts";
import { capitalised, plainLatin } from "../shared/passport.ts";

/** In passports ü is written YU, because machine-readable Latin alphabets lack the letter. */
const passport = (pinyin: string): string => capitalised(pinyin.replace(/(?<=[ln])v/g, "yu"));

export const customs: Customs = {
  alpha2: "CN",
  salutation: { male: "先生", female: "女士" },
  latin: plainLatin,
  // Not 西区街道, a street office.
  districtIn: /^.{1,9}?区(?!街道)/u,
  latinName: ({ mailGiven, mailFamily }) => ({ given: passport(mailGiven), family: passport(mailFamily) }),
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
