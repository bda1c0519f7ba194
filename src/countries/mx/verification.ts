import { parseDate } from "../../calendar/calendar.ts";
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
  },
  nationalId: {
    name: "CURP",
    form: /^[A-Z]{4}\d{6}[HMX][A-Z]{2}[A-Z]{3}[A-Z\d]\d$/,
    example: "BADD110313HCMLNS09",
    check: (id) => curpCheck(id.slice(0, 17)),
    composition,
    // The homoclave is a digit for those born before 2000, else a letter.
    encodesBirth: (id, { year, month, day }) =>
      id.slice(4, 10) === decimal(year % 100, 2) + decimal(month, 2) + decimal(day, 2) &&
      /\d/.test(id.charAt(16)) === year < 2000,
    sexOf: (id) => (id[10] === "H" ? "male" : id[10] === "M" ? "female" : undefined),
    encodesRegion: (id, { stateAbbreviation }) => id.slice(11, 13) === stateCodes.get(stateAbbreviation),
    encodesName: curpNamesFit,
    isNeverIssued: isNeverIssuedCurp,
    source: "Instructivo normativo para la asignación de la CURP, as copied in https://github.imc.re/axolotl13/Curp",
  },
};

const states: ReadonlySet<string> = new Set([...stateCodes.values(), "NE"]);

/** The day of birth, in the century that the homoclave shows, and the state, NE for those born abroad. */
function composition(id: string): string | undefined {
  const century = /\d/.test(id.charAt(16)) ? "19" : "20";
  if (parseDate(`${century}${id.slice(4, 6)}-${id.slice(6, 8)}-${id.slice(8, 10)}`) === undefined) {
    return `The digits ${id.slice(4, 10)} are no day of the calendar in the years ${century}00 to ${century}99.`;
  }
  return states.has(id.slice(11, 13)) ? undefined : `${id.slice(11, 13)} is the code of no state.`;
}
