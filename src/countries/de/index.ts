import type { Country } from "../country.ts";
import { documentsOf } from "../phone-ranges.ts";
import { loadTables } from "../shared/load-tables.ts";
import { placesOf } from "../shared/places.ts";
import { streetsOf } from "../shared/streets/streets.ts";
import { once } from "../shared/tables.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { personName } from "./names.ts";
import { distinctNationalIds, steuerIdNr } from "./national-id.ts";
import { phonePlan, phoneProofs } from "./phones.ts";
import { statistics } from "./statistics.ts";
import { verification } from "./verification.ts";

const tables = loadTables("de");
const places = once(() => placesOf(tables, phonePlan));
const { street } = streetsOf(tables);

export const germany: Country<"de"> = {
  code: "de",
  name: "Germany",
  numeric: "276",
  customs,
  families,
  verification,
  language: "de",
  get places() {
    return places();
  },
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: steuerIdNr,
  distinctNationalIds,
  phoneProofs,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Family name by frequency in the Land and origin, given name by sex, five years of birth and origin, independently; the combination is by chance.",
      source:
        "yxcvbn's list of German family names (MIT); candidates for the Bundestag 2021 and 2025, Die Bundeswahlleiterin (dl-de/by-2-0); own estimates",
    },
    place: {
      provenance: "real",
      rule: "A real town or village in its Land with one of its own delivery postal codes; no codes of PO boxes, companies, single buildings or airports.",
      source:
        "GeoNames (CC BY 4.0); postal codes of stations, Deutsche Bahn (CC BY 4.0), and general knowledge, each checked against a list of delivery areas after OpenStreetMap (ODbL)",
    },
    street: {
      provenance: "invented",
      rule: "In Berlin a street of the postal code, elsewhere a street name common in that Land, and a house number; that the house exists in this town is neither meant nor excluded.",
      source: "Adressen Berlin, Geoportal Berlin (dl-de/zero-2-0); own table of common German street names",
    },
    phone: {
      provenance: "never_issued",
      rule: "In Berlin, Hamburg, Köln, Frankfurt and München the block for film and television; elsewhere the town's area code and a local number that begins with 0, which no subscriber's does; in villages whose code no source names one of 210 mobile numbers for film and television.",
      source: documentsOf(phoneProofs),
    },
    nationalId: {
      provenance: "never_issued",
      rule: "Steuer-IdNr with the right check digit and a leading 0, with which no number is issued and ELSTER marks its test numbers; strict validators therefore refuse it.",
      source:
        "rechtlogisch/steuer-id after ELSTER's documentation of 2025-02-24, https://packagist.org/packages/rechtlogisch/steuer-id; https://derbwler.de/2018/08/steueridentifikationsnummer-aufbau/",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in Germany.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
