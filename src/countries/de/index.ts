import type { Country } from "../country.ts";
import { placeTable } from "../shared/place-table.ts";
import { personName } from "./names.ts";
import { steuerIdNr } from "./national-id.ts";
import { rows, states } from "./places.ts";
import { statistics } from "./statistics.ts";
import { street } from "./streets.ts";
import { verification } from "./verification.ts";

export const germany: Country = {
  code: "de",
  name: "Germany",
  numeric: "276",
  verification,
  language: "de",
  places: placeTable(states, rows),
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: steuerIdNr,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Family name by frequency and given name by sex, birth cohort and origin of the family name, independently; the combination is by chance.",
      source: "Own table of names common in Germany",
    },
    place: {
      provenance: "real",
      rule: "A real town in its Land with one of its own delivery postal codes; no codes of PO boxes, companies, single buildings or airports.",
      source:
        "Own table of facts, each code checked against GeoNames (CC BY 4.0) or a list of delivery areas after OpenStreetMap (ODbL)",
    },
    street: {
      provenance: "invented",
      rule: "A street name common in that part of the country and a house number; that the house exists in this town is neither meant nor excluded.",
      source: "Own table of common German street names",
    },
    phone: {
      provenance: "reserved",
      rule: "The city's block for film and television in Berlin, Hamburg, Köln, Frankfurt and München; elsewhere one of 210 mobile numbers reserved for the same use, which say nothing about the place.",
      source: "Bundesnetzagentur, Mitteilung 148/2021, Amtsblatt 7/2021",
    },
    nationalId: {
      provenance: "never_issued",
      rule: "Steuer-IdNr with the right check digit and a leading 0, which is never issued; strict validators therefore refuse it.",
      source: "Bundeszentralamt für Steuern; ISO/IEC 7064 mod 11,10",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in Germany.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
