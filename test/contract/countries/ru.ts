import { type Checksum, weightedSum } from "../check-digits.ts";
import type { CountryFacts, MailboxReader } from "../country-facts.ts";

/** SNILS: weights 9 to 1, modulo 101, where 100 is written 00. */
const snils: Checksum = (number) => {
  const check = weightedSum(number.slice(0, 9), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101;
  return Number(number.slice(9)) === check % 100;
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
const russian: MailboxReader = (name, given, family) => {
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

export const facts: CountryFacts = {
  iso: "RU",
  script: /^[\p{Script=Cyrillic}0-9 .,/«»()—-]+$/u,
  mailbox: russian,
  phone: {
    // The local number begins with the digits of an emergency service, 01 to 04.
    safe: /^\+7 (?:[348]\d{2} 0[1-4]\d|[348]\d{3} 0[1-4]|[348]\d{4} 0(?= [1-4]))(?: \d\d){2}$/,
    digits: 10,
  },
  nationalId: {
    form: /^9\d\d-\d{3}-\d{3} \d\d$/,
    checksum: (id) => snils(id) && !/(\d)\1\1/.test(id),
    missedDigits: 0.01,
    // The Pension Fund's example, and the case of a sum that is a multiple of 101: https://ru.wikipedia.org/wiki/СНИЛС
    specimens: ["112-233-445 95", "087-654-303 00"],
  },
  postalCode: {
    form: /^\d{6}$/,
    leading: /^\d{3}/,
    states: {
      AD: "385",
      AL: "649",
      ALT: "656-659",
      AMU: "675-676",
      ARK: "163-165",
      AST: "414 416",
      BA: "450-453",
      BEL: "308-309",
      BRY: "241-243",
      BU: "670-671",
      CE: "364-366",
      CHE: "454-457",
      CHU: "689",
      CU: "428-429",
      DA: "367-368",
      IN: "386",
      IRK: "664-666 669",
      IVA: "153 155",
      KAM: "683-684 688",
      KB: "360-361",
      KC: "369",
      KDA: "350-354",
      KEM: "650-654",
      KGD: "236-238",
      KGN: "640-641",
      KHA: "680-682",
      KHM: "628",
      KIR: "610-613",
      KK: "655",
      KL: "358-359",
      KLU: "248-249",
      KO: "167-169",
      KOS: "156-157",
      KR: "185-186",
      KRS: "305-307",
      KYA: "647-648 660-663",
      LEN: "187-188",
      LIP: "398-399",
      MAG: "685-686",
      ME: "424-425",
      MO: "430-431",
      MOS: "140-144",
      MOW: "101-135",
      MUR: "183-184",
      NEN: "166",
      NGR: "173-175",
      NIZ: "603-607",
      NVS: "630-633",
      OMS: "644-646",
      ORE: "460-462",
      ORL: "302-303",
      PER: "614-619",
      PNZ: "440-442",
      PRI: "690-692",
      PSK: "180-182",
      ROS: "344-347",
      RYA: "390-391",
      SA: "677-678",
      SAK: "693-694",
      SAM: "443-446",
      SAR: "410-413",
      SE: "362-363",
      SMO: "214-216",
      SPE: "190-199",
      STA: "355-357",
      SVE: "620-624",
      TA: "420-423",
      TAM: "392-393",
      TOM: "634-636",
      TUL: "300-301",
      TVE: "170-172",
      TY: "667-668",
      TYU: "625-627",
      UD: "426-427",
      ULY: "432-433",
      VGG: "400-404",
      VLA: "600-602",
      VLG: "160-162",
      VOR: "394-397",
      YAN: "629",
      YAR: "150-152",
      YEV: "679",
      ZAB: "672-674",
    },
  },
  names: {
    // A Russian passport, ICAO Doc 9303.
    mails:
      "Юлия iuliia, Наталья natalia, Артём artem, Алексей aleksei, Дмитрий dmitrii, Щербаков shcherbakov, " +
      "Соловьёв solovev, Цветков tsvetkov, Хохлов khokhlov, Чернышёва chernysheva, Жукова zhukova, " +
      "Яковлева iakovleva, Покровский pokrovskii",
    isWritten: ({ full, given, family }) => {
      const [first, second, patronymic = "", ...rest] = full.split(" ");
      return first === family && second === given && /^[А-ЯЁ][а-яё]+$/.test(patronymic) && rest.length === 0;
    },
    ofWomen: /[ая]я$|а$/,
  },
};
