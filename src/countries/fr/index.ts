import type { Country } from "../country.ts";
import { documentsOf } from "../phone-ranges.ts";
import { loadTables } from "../shared/load-tables.ts";
import { placesOf } from "../shared/places.ts";
import { streetsOf } from "../shared/streets/streets.ts";
import { once } from "../shared/tables.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { personName } from "./names.ts";
import { distinctNationalIds, nir } from "./national-id.ts";
import { phonePlan, phoneProofs } from "./phones.ts";
import { statistics } from "./statistics.ts";
import { verification } from "./verification.ts";

const tables = loadTables("fr");
const places = once(() => placesOf(tables, phonePlan));
const { street } = streetsOf(tables);

export const france: Country<"fr"> = {
  code: "fr",
  name: "France",
  numeric: "250",
  customs,
  families,
  verification,
  language: "fr",
  get places() {
    return places();
  },
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: nir,
  distinctNationalIds,
  phoneProofs,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Family name by the number of bearers born in France, by département and community of origin; given name by births of the sex and five years of birth in that community; the combination is by chance.",
      source:
        "INSEE, fichier des noms 2008 and fichier des prénoms 2022; Répertoire national des élus, maires 2020 (départements); communities are estimates",
    },
    place: {
      provenance: "real",
      rule: "A real commune in its region with one of its own delivery postal codes; no CEDEX codes. The overseas regions are left out.",
      source:
        "@etalab/decoupage-administratif (MIT; data of INSEE and La Poste, Licence Ouverte); coordinates of GeoNames (CC BY 4.0)",
    },
    street: {
      provenance: "invented",
      rule: "A street name as common as in villages, towns or cities of that size, in Paris, Lyon, Marseille, Toulouse and some other cities a street of that arrondissement, postal code or town; that the house exists is neither meant nor excluded.",
      source:
        "Own tables of common French street names and of streets of the largest cities; the weights are estimates",
    },
    phone: {
      provenance: "reserved",
      rule: "The block for films and television in the telephone zone (01 to 05) of the town; it says no more about the place.",
      source: documentsOf(phoneProofs),
    },
    nationalId: {
      provenance: "never_issued",
      rule: "NIR with the sex, month and département of birth and a right key, but a commune number that INSEE has never attributed in that département. Half of the people were born in the département of the address.",
      source:
        "INSEE, https://xml.insee.fr/schema/2004/nir.html (with décret n° 82-103, art. 4); Code officiel géographique and its history since 1943, in @etalab/decoupage-administratif",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in France.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
