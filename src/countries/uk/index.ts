import { int } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import type { Area, Country } from "../country.ts";
import { placeTable } from "../shared/place-table.ts";
import { personName } from "./names.ts";
import { nino } from "./national-id.ts";
import { rows, states } from "./places.ts";
import { statistics } from "./statistics.ts";
import { street } from "./streets.ts";
import { verification } from "./verification.ts";

export const unitedKingdom: Country = {
  code: "uk",
  name: "United Kingdom",
  numeric: "826",
  verification,
  language: "en-GB",
  places: placeTable(states, rows),
  personName,
  street,
  postalCode,
  nationalId: nino,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Given name by sex, birth cohort and part of the kingdom, family name by frequency there and by heritage; the combination is by chance.",
      source: "Own table of common British names, after the name statistics of ONS, NRS and NISRA",
    },
    place: {
      provenance: "real",
      rule: "A real post town in its part of the kingdom and a postcode in one of the geographic districts that are its alone; the inward code is well formed but random, so that the whole postcode need not exist.",
      source:
        "Own table of facts, each district checked against Wikipedia's list of postcode districts and post towns, those of the largest cities against GeoNames (CC BY 4.0) too",
    },
    street: {
      provenance: "invented",
      rule: "A street name common in that part of the kingdom, a house number and sometimes a flat; that the house exists in this town is neither meant nor excluded.",
      source: "Own table of common British street names",
    },
    phone: {
      provenance: "reserved",
      rule: "The block for drama use of the town's own dialling code (all of Northern Ireland shares one); where there is none, or it is no longer a valid number (Nottingham), the UK-wide block 03069 990000 to 990999.",
      source: "Ofcom, telephone numbers for use in TV and radio drama programmes",
    },
    nationalId: {
      provenance: "never_issued",
      rule: "National Insurance number in the right format with the prefix QQ, which is never allocated; strict validators therefore refuse it. It has no check digit.",
      source: "HMRC National Insurance Manual NIM39110; GOV.UK Design System (QQ 12 34 56 C)",
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
