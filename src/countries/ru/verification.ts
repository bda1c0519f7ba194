import { decimal } from "../../random/decimal.ts";
import type { Verification } from "../verification.ts";

/** The forms of Russian values, issued or not. */
export const verification: Verification = {
  script: /^[\p{Script=Cyrillic}\p{N}\p{P} ]+$/u,
  scriptName: "Cyrillic",
  postalCode: {
    form: /^[1-6]\d{5}$/,
    example: "101000",
    stateLength: 3,
    source: "Почта России, почтовые индексы",
  },
  phone: {
    countryCode: "+7",
    national: /^[3489]\d{9}$/,
  },
  nationalId: {
    name: "SNILS",
    form: /^\d{11}$/,
    example: "112-233-445 95",
    check: checkNumber,
    composition: (id) => (/(\d)\1\1/.test(id.slice(0, 9)) ? "No digit stands three times in a row." : undefined),
    miscompose(id) {
      const body = id.slice(0, 3) + id.charAt(5).repeat(3) + id.slice(6, 9);
      return body + checkNumber(body);
    },
    isNeverIssued: (id) => id.startsWith("9"),
    source:
      "https://vgorode.moscow/guide/vopros-otvet/otvet_68.html; https://github.com/evgeny-tumashchick/snils-generator",
  },
};

function checkNumber(id: string): string {
  let sum = 0;
  for (let at = 0; at < 9; at++) sum += Number(id[at]) * (9 - at);
  return decimal((sum % 101) % 100, 2);
}
