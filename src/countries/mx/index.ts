import type { Country } from "../country.ts";
import { placeTable } from "../shared/place-table.ts";
import { customs } from "./customs.ts";
import { personName } from "./names.ts";
import { curp } from "./national-id.ts";
import { rows, states } from "./places.ts";
import { statistics } from "./statistics.ts";
import { street } from "./streets.ts";
import { verification } from "./verification.ts";

export const mexico: Country = {
  code: "mx",
  name: "Mexico",
  numeric: "484",
  customs,
  verification,
  language: "es-MX",
  places: placeTable(states, rows),
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: curp,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "One or two given names by sex and birth cohort, paternal and maternal family name by frequency (Maya family names on the Yucatán peninsula), independently; the combination is by chance.",
      source:
        "Own table of common Mexican names; the twenty commonest family names by number of bearers as INEGI reports them for 2017 to 2020, the Maya ones in the order of the electoral roll of 2016 (INE), the given names of the young in the order of INEGI",
    },
    place: {
      provenance: "real",
      rule: "A real town in its state with the postal code of one of its colonias. Code, colonia and town were seen together, pair by pair, in copies of the catalogue of Correos de México or in published addresses; the table is not a copy of that catalogue.",
      source:
        "Own table of facts, checked against copies of the Catálogo Nacional de Códigos Postales (Correos de México) and against addresses that businesses and authorities publish; inhabitants by the census of 2020 (INEGI)",
    },
    street: {
      provenance: "invented",
      rule: "A street name common all over Mexico, a house number and the colonia of the postal code; numbered streets in Yucatán and Puebla. That the house exists is neither meant nor excluded.",
      source: "Own table of common Mexican street names",
    },
    phone: {
      provenance: "never_issued",
      rule: "The town's area code and a local number that starts with 0, which the numbering plan does not assign; no number is reserved for fiction in Mexico.",
      source:
        "Plan Técnico Fundamental de Numeración; ITU-T communication of 12 May 2015 on the numbering plan of Mexico",
    },
    nationalId: {
      provenance: "invented",
      rule: "CURP from the person's own names, birth date, sex and state with the right check digit. No range is reserved; the homoclave is always the last one, 9 or Z, which is counted up to only among namesakes born on the same day in the same state, so that no holder is known but none is excluded by rule.",
      source: "Instructivo Normativo para la asignación de la CURP, Secretaría de Gobernación (RENAPO)",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in Mexico.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
