import type { Verification } from "../verification.ts";
import { isNeverAssigned } from "./national-id.ts";

/** The forms of American values, issued or not. */
export const verification: Verification = {
  script: /^[\p{Script=Latin}\p{M}\p{N}\p{P} ]+$/u,
  scriptName: "Latin",
  // USPS Publication 28, appendix B.
  territories: ["AA", "AE", "AP", "AS", "FM", "GU", "MH", "MP", "PR", "PW", "VI"],
  postalCode: {
    form: /^\d{5}(?:-\d{4})?$/,
    example: "90210",
    stateLength: 3,
    source: "United States Postal Service, Publication 28",
  },
  phone: {
    countryCode: "+1",
    national: /^[2-9]\d{2}[0-9]\d{6}$/,
  },
  nationalId: {
    name: "SSN",
    form: /^\d{9}$/,
    example: "536-90-4399",
    composition: (id) =>
      /^(?:000|666)|^...00|0000$/.test(id) ? "Neither area 000 or 666 nor group 00 nor serial 0000 exists." : undefined,
    miscompose: (id) => `${id.slice(0, 3)}00${id.slice(5)}`,
    isNeverIssued: isNeverAssigned,
    source:
      "Social Security Administration, POMS RM 10201.035, https://secure.ssa.gov/apps10/poms.nsf/lnx/0110201035; TaxSlayer Pro (groups of ITIN, ATIN and IRSN), https://support.taxslayerpro.com/hc/en-us/articles/5033228349722-Internal-Revenue-Service-Number-IRSN",
  },
};
