import { pinyin } from "pinyin-pro";
import { once } from "../../../src/text/memo.ts";
import { type Checksum, weightedSum } from "../check-digits.ts";
import type { CountryFacts, MailboxReader } from "../country-facts.ts";
import { dataRows } from "../data-rows.ts";
import { stdnumValidator } from "../stdnum.ts";
import type { Subject } from "../subject.ts";

/** GB 11643: the table of weights and the table of check characters as the standard prints them. */
const residentId: Checksum = (number) =>
  "10X98765432"[weightedSum(number.slice(0, 17), [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11] ===
  number[17];

/** The names of provinces by two digits, and of prefectures by four. data/test/cn.test.ts holds all lists against the register. */
const divisions = once(
  () =>
    new Map(
      [...dataRows("cn/states.tsv"), ...dataRows("cn/prefectures.tsv")].map(({ code = "", name = "" }) => [code, name]),
    ),
);
const counties = once(() => dataRows("cn/counties.tsv").map(({ code = "", name = "" }) => ({ code, name })));
/** The prefectures of counties and county-level cities of that name, and the four digits of those that have none. */
const prefecturesOf = once(() => Map.groupBy(counties(), ({ name }) => name));

/** The first four digits of all counties; municipalities number their districts under 01 and their counties under 02. */
const prefectures = once(() => new Set(counties().map(({ code }) => code.slice(0, 4))));

/** Whether a resident id tells a prefecture, in the province of the address that of the address, the day of birth and the sex. */
function encodesBearer({ person: { national_id: id, gender, dob, address } }: Subject): boolean {
  const province = divisions().get(id.slice(0, 2));
  const isHome =
    // A municipality is its own prefecture, and numbers its counties apart from its districts.
    address.city === (/^(?:11|12|31|50)0[12]/.test(id) ? province : divisions().get(id.slice(0, 4))) ||
    (prefecturesOf().get(address.city) ?? []).some(({ code }) => {
      const digits = /^50/.test(id) ? 2 : 4;
      return code.slice(0, digits) === id.slice(0, digits);
    });
  const isElsewhere = prefectures().has(id.slice(0, 4)) || /^(?:11|12|31|50)0[12]/.test(id);
  return (
    (province === address.state_name ? isHome : isElsewhere) &&
    id.slice(6, 14) === dob.date.replaceAll("-", "") &&
    (Number(id[16]) % 2 === 1) === (gender === "male")
  );
}

/**
 * Family name first, of one or two characters, or a first part of up to seven; of names with a dot one's own first. Any
 * reading of a character will do, because names have their own.
 */
const chinese: MailboxReader = (name, given, family) => {
  const readingsOf = (text: string): readonly string[] =>
    Array.from(text, (character) => {
      const all = pinyin(character, { toneType: "none", multiple: true, type: "array", v: true });
      return `(?:${[...all, pinyin(character, { toneType: "none", mode: "surname", v: true })].join("|").replaceAll("v", "(?:v|yu|u)")})`;
    });
  const reads = (characters: readonly string[], text: string): boolean =>
    new RegExp(`^${characters.join("")}$`).test(text);
  const [own = "", fathers] = name.split("·");
  if (fathers !== undefined)
    return reads(readingsOf(fathers), family) && (given.length === 1 || reads(readingsOf(own), given));
  const readings = readingsOf(name);
  return readings
    .slice(1)
    .some(
      (_, at) =>
        reads(readings.slice(0, at + 1), family) && (given.length === 1 || reads(readings.slice(at + 1), given)),
    );
};

const isHan = (text: string): boolean => /^\p{Script=Han}{1,2}$/u.test(text);

export const facts: CountryFacts = {
  iso: "CN",
  script: /^[\p{Script=Han}·0-9]+$/u,
  mailbox: chinese,
  phone: {
    safe: /^\+86 (?:10|2\d|[3-9]\d\d) 0\d{2,3} \d{4}$/,
    // libphonenumber knows no number of 上海 that begins with 0.
    onlyPossible: true,
  },
  nationalId: {
    form: /^\d{4}(?:4[5-9]|50|59|60|6[5-9])(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d{4}[\dX]$/,
    checksum: residentId,
    encodesBearer,
    validator: stdnumValidator("CN.ric", true),
    // GB 11643-1999, annex A.
    specimens: ["11010519491231002X", "440524188001010014"],
  },
  postalCode: {
    form: /^\d{6}$/,
    leading: /^\d\d/,
    states: {
      AH: "23-24",
      BJ: "10",
      CQ: "40",
      FJ: "35-36",
      GD: "51-52",
      GS: "73-74",
      GX: "53-54",
      GZ: "55-56",
      HA: "45-47",
      HB: "43-44",
      // 故城县 has 253800, of Dezhou across the border (GeoNames).
      HE: "05-07 25",
      HI: "57",
      HL: "15-16",
      HN: "41-42",
      JL: "13",
      JS: "21-22",
      JX: "33-34",
      LN: "11-12",
      // Leagues and counties whose post comes from across the border: 兴安 and 阿拉善, 久治, 嵊泗.
      NM: "01-02 13 16 73 75",
      NX: "75",
      QH: "62 81",
      SC: "61-64",
      SD: "25-27",
      SH: "20",
      SN: "71-72",
      SX: "03-04",
      TJ: "30",
      XJ: "83-84",
      XZ: "85-86",
      YN: "65-67",
      ZJ: "20 31-32",
    },
  },
  // A hundred family names cover most of the population, and many given names are of both sexes.
  names: {
    mails: "吕 lyu",
    families: 90,
    unisex: 0.35,
    // Tibetans, Uyghurs, Kazakhs, Mongols and Dai have no family name.
    isWritten: ({ full, given, family, maternal }) =>
      full === family + given &&
      maternal === "" &&
      (family === "" || (isHan(given) && isHan(family) && !given.startsWith(family))),
  },
};
