import { verhoeff } from "../shared/checksum.ts";
import type { Verification } from "../verification.ts";

/** The forms of Indian values, issued or not. */
export const verification: Verification = {
  script: /^[\p{Script=Latin}\p{M}\p{N}\p{P} ]+$/u,
  scriptName: "Latin",
  postalCode: {
    form: /^[1-9]\d{5}$/,
    example: "110001",
    stateLength: 2,
    source: "India Post, PIN codes",
  },
  phone: {
    countryCode: "+91",
    national: /^[1-9]\d{9}$/,
  },
  nationalId: {
    name: "Aadhaar number",
    form: /^\d{12}$/,
    example: "2341 2341 2346",
    check: (id) => verhoeff(id.slice(0, 11)),
    isNeverIssued: (id) => id.startsWith("0") || id.startsWith("1"),
    source: "stdnum, https://app.unpkg.com/stdnum@1.11.3/files/src/in/aadhaar.ts (after A UID Numbering Scheme, 2010)",
  },
};
