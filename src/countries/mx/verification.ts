import { decimal } from "../../random/decimal.ts";
import type { Verification } from "../verification.ts";
import { stateCodes } from "./curp-states.ts";
import { curpCheck, curpNamesFit, isNeverIssuedCurp } from "./national-id.ts";

/** The forms of Mexican values, issued or not. */
export const verification: Verification = {
  script: /^[\p{Script=Latin}\p{M}\p{N}\p{P} ]+$/u,
  scriptName: "Latin",
  postalCode: {
    form: /^\d{5}$/,
    example: "06000",
    stateLength: 2,
    source: "Servicio Postal Mexicano, código postal",
  },
  phone: {
    countryCode: "+52",
    national: /^\d{10}$/,
    source: "Instituto Federal de Telecomunicaciones, Plan Nacional de Numeración",
  },
  nationalId: {
    name: "CURP",
    form: /^[A-Z]{4}\d{6}[HMX][A-Z]{2}[A-Z]{3}[A-Z\d]\d$/,
    example: "BADD110313HCMLNS09",
    check: (id) => curpCheck(id.slice(0, 17)),
    // The homoclave is a digit for those born before 2000, else a letter.
    encodesBirth: (id, { year, month, day }) =>
      id.slice(4, 10) === decimal(year % 100, 2) + decimal(month, 2) + decimal(day, 2) &&
      /\d/.test(id.charAt(16)) === year < 2000,
    sexOf: (id) => (id[10] === "H" ? "male" : id[10] === "M" ? "female" : undefined),
    encodesRegion: (id, { stateAbbreviation }) => id.slice(11, 13) === stateCodes.get(stateAbbreviation),
    encodesName: curpNamesFit,
    isNeverIssued: isNeverIssuedCurp,
    source: "Instructivo Normativo para la asignación de la CURP, Secretaría de Gobernación",
  },
};
