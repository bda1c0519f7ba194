import { capitalised, plainLatin } from "../../text/passport.ts";
import type { Customs } from "../customs.ts";

/** Passports write m for n before b, m and p, unlike e-mail addresses: 本間 is HOMMA. */
const passport = (mail: string): string => capitalised(mail.replace(/n(?=[bmp])/g, "m"));

/** 猪名川町: a town or village without its rural district, 川辺郡. */
const withoutDistrict = (name: string): string => name.replace(/^.+?郡(?=.+[町村]$)/u, "");

/** 青ケ島 for 青ヶ島, 鎌ヶ谷 for 鎌ケ谷: people write either letter. */
const otherKe = (name: string): string => name.replace(/[ケヶ]/gu, (letter) => (letter === "ケ" ? "ヶ" : "ケ"));

export const customs: Customs = {
  alpha2: "JP",
  nationalPhone: [[/^(\d+) (\d+) (\d+)$/, "0$1-$2-$3"]],
  salutation: { male: "様", female: "様" },
  latin: plainLatin,
  districtIn: /^.{1,4}?区/u,
  spellings: (name) => [withoutDistrict(name), otherKe(name), otherKe(withoutDistrict(name))],
  latinName: ({ mailGiven, mailFamily }) => ({ given: passport(mailGiven), family: passport(mailFamily) }),
  latinSalutation: { male: "Sama", female: "Sama" },
  envelope: ({ name, street, city, state, zip }) => [`〒${zip}`, `${state}${city}${street}`, `${name} 様`],
  latinEnvelope: ({ name, street, city, state, zip }) => [name, street, [...new Set([city, state])].join(", "), zip],
  source: "日本郵便, 郵便番号・あて名の書き方; 外務省, ヘボン式ローマ字綴方表",
};
