import { type Checksum, weightedSum } from "../check-digits.ts";
import type { CountryFacts, MailboxReader } from "../country-facts.ts";

/** My Number: 11 less the weighted sum modulo 11, and 0 where that has two digits. */
const myNumber: Checksum = (number) => {
  const check = 11 - (weightedSum(number.slice(0, 11), [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return number.endsWith(String(check > 9 ? 0 : check));
};

/** Hepburn syllables, long vowels unmarked. */
const japanese: MailboxReader = (_name, given, family) => {
  const hepburn =
    /^(?:(?:[kgnhbpmr]y|[kgsznhbpmrtdwyjf]|ch|sh|ts|t(?=ch)|k(?=k)|s(?=s)|t(?=t)|p(?=p))?[aiueo]|[ksp](?=[ksp])|t(?=[tc])|n|m(?=[bmp]))+$/;
  return hepburn.test(family) && (given.length === 1 || hepburn.test(given));
};

export const facts: CountryFacts = {
  iso: "JP",
  script: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ0-9０-９ 　\-－]+$/u,
  mailbox: japanese,
  phone: {
    safe: /^\+81 [1-9]\d{0,3} [01]\d{0,3} \d{4}$/,
    digits: 9,
    // In area codes such as 011 and 047 libphonenumber calls no unassigned number valid.
    onlyPossible: true,
  },
  nationalId: {
    form: /^0000 \d{4} \d{4}$/,
    checksum: myNumber,
    missedDigits: 0.03,
    // Validators and specimen cards, and python-stdnum.
    specimens: ["1234 5678 9018", "6214 9832 0257"],
  },
  postalCode: {
    form: /^\d{3}-(?!0000)\d{4}$/,
    leading: /^\d{3}/,
    // The first two digits are the region's; the single three are of towns and islands that a neighbour's post office serves.
    states: {
      "01": "000-009 040-099",
      "02": "030-039",
      "03": "020-029",
      "04": "980-989",
      "05": "010-019",
      "06": "990-999",
      "07": "960-979",
      "08": "300-319",
      "09": "320-329 349",
      "10": "370-379 389",
      "11": "330-369 370",
      "12": "260-299",
      "13": "100-209",
      "14": "210-259",
      "15": "940-959",
      "16": "930-939",
      "17": "920-929 939",
      "18": "910-919 922",
      "19": "400-409",
      "20": "380-399",
      "21": "500-509",
      "22": "410-439",
      "23": "440-499 431",
      "24": "510-519 498 647",
      "25": "520-529",
      "26": "600-629",
      "27": "530-599 618",
      "28": "650-679 563",
      "29": "630-639 647-648",
      "30": "640-649",
      "31": "680-689",
      "32": "690-699 684-685",
      "33": "700-719",
      "34": "720-739",
      "35": "740-759",
      "36": "770-779",
      "37": "760-769",
      "38": "790-799",
      "39": "780-789",
      "40": "800-839 871",
      "41": "840-849",
      "42": "850-859 811 817 848",
      "43": "860-869",
      "44": "870-879",
      "45": "880-889",
      "46": "890-899",
      "47": "900-909",
    },
  },
  names: {
    // Hepburn without marks for long vowels or apostrophes.
    mails:
      "佐藤 sato, 大野 ono, 小野 ono, 井上 inoue, 新井 arai, 土屋 tsuchiya, 藤井 fujii, 服部 hattori, 本間 honma, " +
      "松浦 matsuura, 横尾 yokoo, 大内 ouchi, 相馬 soma, 純一 junichi, 健一 kenichi, 慎也 shinya, 翔太 shota, " +
      "大輔 daisuke, 裕子 hiroko/yuko, 淳 atsushi/jun, さくら sakura, 千鶴子 chizuko, 陽子 yoko",
    isWritten: ({ full, given, family, maternal }) => full === `${family} ${given}` && maternal === "",
  },
};
