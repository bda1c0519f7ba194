import { twoDigits } from "../../calendar/calendar.ts";
import type { Verification } from "../verification.ts";
import { isNeverAttributed } from "./national-id.ts";

/** The forms of French values, issued or not. */
export const verification: Verification = {
  script: /^[\p{Script=Latin}\p{M}\p{N}\p{P} ]+$/u,
  scriptName: "Latin",
  // ISO 3166-2:FR.
  territories: ["GP", "MQ", "GF", "RE", "YT", "971", "972", "973", "974", "976"],
  postalCode: {
    form: /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/,
    example: "75003",
    stateLength: 2,
    source: "La Poste, base officielle des codes postaux (Hexasmal)",
  },
  phone: {
    countryCode: "+33",
    national: /^[1-9]\d{8}$/,
  },
  nationalId: {
    name: "NIR",
    form: /^[12]\d{2}(?:0[1-9]|1[0-2]|[235-9]\d|4[0-2])(?:\d{2}|2[AB])\d{8}$/,
    example: "2 69 05 49 588 157 80",
    check(id) {
      const number = id.slice(0, 13).replace("2A", "19").replace("2B", "18");
      return twoDigits(97 - (Number(number) % 97));
    },
    // Months from 20 to 42 and from 50 on stand for unknown ones.
    encodesBirth: (id, { year, month }) =>
      id.slice(1, 3) === twoDigits(year % 100) && (Number(id.slice(3, 5)) > 12 || Number(id.slice(3, 5)) === month),
    sexOf: (id) => (id.startsWith("1") ? "male" : "female"),
    isNeverIssued: (id) => id.slice(10, 13) === "000" || isNeverAttributed(id),
    source: "INSEE, https://xml.insee.fr/schema/2004/nir.html (with décret n° 82-103, art. 4)",
  },
};
