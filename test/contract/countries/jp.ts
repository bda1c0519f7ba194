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
  },
  nationalId: {
    form: /^0000 \d{4} \d{4}$/,
    checksum: myNumber,
    missedDigits: 0.03,
  },
  postalCode: {
    form: /^\d{3}-\d{4}$/,
    leading: /^\d\d/,
    states: {
      "01": "00 04-09",
      "02": "03",
      "03": "02",
      "04": "98",
      "05": "01",
      "06": "99",
      "07": "96-97",
      "08": "30-31",
      "09": "32",
      "10": "37",
      "11": "33-36",
      "12": "26-29",
      "13": "10-20",
      "14": "21-25",
      "15": "94-95",
      "16": "93",
      "17": "92",
      "18": "91",
      "19": "40",
      "20": "38-39",
      "21": "50",
      "22": "41-43",
      "23": "44-49",
      "24": "49 51",
      "25": "52",
      "26": "60-62",
      "27": "53-59",
      "28": "65-67",
      "29": "63",
      "30": "64",
      "31": "68",
      "32": "69",
      "33": "70-71",
      "34": "72-73",
      "35": "74-75",
      "36": "77",
      "37": "76",
      "38": "79",
      "39": "78",
      "40": "80-83",
      "41": "84",
      "42": "81 85",
      "43": "86",
      "44": "87",
      "45": "88",
      "46": "89",
      "47": "90",
    },
  },
};
