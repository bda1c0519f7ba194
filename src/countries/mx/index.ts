import type { Country } from "../country.ts";
import { documentsOf } from "../phone-ranges.ts";
import { loadTables } from "../shared/load-tables.ts";
import { placesOf } from "../shared/places.ts";
import { streetsOf } from "../shared/streets/streets.ts";
import { once } from "../shared/tables.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { personName } from "./names.ts";
import { curp, distinctNationalIds } from "./national-id.ts";
import { phonePlan, phoneProofs } from "./phones.ts";
import { statistics } from "./statistics.ts";
import { verification } from "./verification.ts";

const tables = loadTables("mx");
const places = once(() => placesOf(tables, phonePlan));
const { street } = streetsOf(tables);

export const mexico: Country<"mx"> = {
  code: "mx",
  name: "Mexico",
  numeric: "484",
  customs,
  families,
  verification,
  language: "es-MX",
  get places() {
    return places();
  },
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: curp,
  distinctNationalIds,
  phoneProofs,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Given names by sex and five years of birth, paternal and maternal family name by frequency (Maya family names on the Yucatán peninsula), independently; the combination is by chance.",
      source:
        "Frequencies of the names of 1.26 million teachers born from about 1945 to 1990 (SEP, 2012; names of 20 bearers or more); given names of those born later are estimates in the order of INEGI",
    },
    place: {
      provenance: "real",
      rule: "A real municipality in its state with a postal code and colonia of its own: of the town hall or of the register of establishments.",
      source:
        "INEGI, census of 2020; SEMARNAT, Registro de Emisiones y Transferencia de Contaminantes 2004-2022 (Libre Uso MX); addresses of town halls; coordinates of GeoNames (CC BY 4.0)",
    },
    street: {
      provenance: "invented",
      rule: "A street name common all over Mexico, a house number and the colonia of the postal code; numbered streets in Yucatán and Puebla. That the house exists is neither meant nor excluded.",
      source: "Own table of common Mexican street names, weighed by their mentions in the same register",
    },
    phone: {
      provenance: "never_issued",
      rule: "The town's area code and a local number that starts with 0, of which the regulator has assigned none; no number is reserved for fiction in Mexico, and a later list may open the range.",
      source: documentsOf(phoneProofs),
    },
    nationalId: {
      provenance: "invented",
      rule: "CURP from the person's own names, birth date, sex and state with the right check digit. No range is reserved; the registry gives the homoclave to tell namesakes born on the same day in the same state apart, and here it is always the last one, 9 or Z, a convention of this generator; no rule excludes a holder.",
      source:
        "Instructivo normativo para la asignación de la CURP, as copied in https://github.imc.re/axolotl13/Curp; Expansión, https://politica.expansion.mx/mexico/2026/01/30/curp-persona-fallecida-leyenda-debe-tener-documento (homoclave)",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in Mexico.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
