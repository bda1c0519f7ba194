import { parseDate } from "../../calendar/calendar.ts";
import { decimal } from "../../random/decimal.ts";
import { mod11Minus2 } from "../shared/checksum.ts";
import type { Verification } from "../verification.ts";
import { isNeverIssuedResidentId } from "./national-id.ts";

/** The forms of Chinese values, issued or not. */
export const verification: Verification = {
  script: /^[\p{Script=Han}·\p{N}\p{P} ]+$/u,
  scriptName: "Chinese",
  listedKinds: /[市县旗]$/u,
  postalCode: {
    form: /^\d{6}$/,
    example: "100000",
    stateLength: 2,
    source: "中国邮政, 邮政编码",
  },
  phone: {
    countryCode: "+86",
    national: /^[1-9]\d{8,10}$/,
  },
  nationalId: {
    name: "resident identity number",
    form: /^\d{17}[\dX]$/,
    example: "11010519491231002X",
    check: (id) => mod11Minus2(id.slice(0, 17)),
    encodesBirth: (id, { year, month, day }) => id.slice(6, 14) === String(year) + decimal(month, 2) + decimal(day, 2),
    composition: (id) =>
      parseDate(`${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`) === undefined
        ? `The digits ${id.slice(6, 14)} are no day of the calendar.`
        : undefined,
    sexOf: (id) => (Number(id[16]) % 2 === 1 ? "male" : "female"),
    encodesRegion: (id, { code }) => id.startsWith(code.slice(0, 2)),
    isNeverIssued: isNeverIssuedResidentId,
    source: "GB 11643-1999 公民身份号码; GB/T 2260",
  },
};
