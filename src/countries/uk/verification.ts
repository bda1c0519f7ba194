import type { Verification } from "../verification.ts";

/** The forms of British values, issued or not. */
export const verification: Verification = {
  script: /^[\p{Script=Latin}\p{M}\p{N}\p{P} ]+$/u,
  scriptName: "Latin",
  postalCode: {
    form: /^(?:[A-Z]{1,2}\d[A-Z\d]?|GIR) \d[A-BD-HJLNP-UW-Z]{2}$/,
    example: "SW1A 1AA",
    stateLength: 2,
    source: "BS 7666; Royal Mail, Programmers' guide to the Postcode Address File",
  },
  phone: {
    countryCode: "+44",
    national: /^[1-9]\d{8,9}$/,
  },
  nationalId: {
    name: "NINO",
    form: /^[A-Z]{2}\d{6}[A-D]$/,
    example: "QQ 12 34 56 C",
    // D, F, I, Q, U and V are used in neither place, O not in the second; seven pairs are not used. The service gave FY and
    // OO to people for other purposes.
    isNeverIssued: (id) => /^(?!FY|OO)(?:[DFIQUV]|.[DFIOQUV]|BG|GB|KN|NK|NT|TN|ZZ)/.test(id),
    source:
      "HMRC, National Insurance Manual NIM39110, https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim39110",
  },
};
