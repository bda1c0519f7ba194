import { luhn } from "../shared/checksum.ts";
import type { Verification } from "../verification.ts";

/** The forms of Canadian values, issued or not. */
export const verification: Verification = {
  script: /^[\p{Script=Latin}\p{M}\p{N}\p{P} ]+$/u,
  scriptName: "Latin",
  postalCode: {
    form: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
    example: "K1A 0B1",
    stateLength: 1,
    source: "Canada Post, addressing guidelines",
  },
  phone: {
    countryCode: "+1",
    national: /^[2-9]\d{2}[0-9]\d{6}$/,
  },
  nationalId: {
    name: "SIN",
    form: /^\d{9}$/,
    example: "046-454-286",
    check: (id) => luhn(id.slice(0, 8)),
    isNeverIssued: (id) => id.startsWith("0") || id.startsWith("8"),
    source: "Government of British Columbia, SIN validation, https://github.com/bcgov/entity/issues/17965",
  },
};
