import type { Verification } from "../verification.ts";

/** The forms of Japanese values, issued or not. */
export const verification: Verification = {
  script: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶ・\p{N}\p{P} ]+$/u,
  scriptName: "Japanese",
  listedKinds: /[市町村]$/u,
  postalCode: {
    form: /^\d{3}-\d{4}$/,
    example: "160-0022",
    stateLength: 3,
    source: "日本郵便, 郵便番号データ",
  },
  phone: {
    countryCode: "+81",
    national: /^[1-9]\d{8,9}$/,
  },
  nationalId: {
    name: "My Number",
    form: /^\d{12}$/,
    example: "1234 5678 9018",
    check(id) {
      let sum = 0;
      for (let n = 1; n <= 11; n++) sum += Number(id[11 - n]) * (n <= 6 ? n + 1 : n - 5);
      return sum % 11 <= 1 ? "0" : String(11 - (sum % 11));
    },
    isNeverIssued: (id) => id.startsWith("0000"),
    source: "平成26年総務省令第85号第5条, quoted in https://qiita.com/ytkhs/items/fa6ef94d3c8615b0ce64",
  },
};
