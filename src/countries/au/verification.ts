import type { Verification } from "../verification.ts";

const weights = [1, 4, 3, 7, 5, 8, 6, 9];

/** The forms of Australian values, issued or not. */
export const verification: Verification = {
  script: /^[\p{Script=Latin}\p{M}\p{N}\p{P} ]+$/u,
  scriptName: "Latin",
  postalCode: {
    form: /^\d{4}$/,
    example: "2000",
    stateLength: 2,
    source: "Australia Post, Australian postcodes",
  },
  phone: {
    countryCode: "+61",
    national: /^[1-8]\d{8}$/,
  },
  nationalId: {
    name: "TFN",
    form: /^\d{9}$/,
    example: "123 456 782",
    check(id) {
      const sum = weights.reduce((total, weight, at) => total + weight * Number(id[at]), 0);
      return sum % 11 === 10 ? undefined : String(sum % 11);
    },
    isNeverIssued: (id) => id.startsWith("000"),
    source: "The secret life of TFNs, http://taxandsupernewsroom.com.au/the-secret-life-of-tfns/",
  },
};
