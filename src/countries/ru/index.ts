import type { Country } from "../country.ts";
import { documentsOf } from "../phone-ranges.ts";
import { loadTables } from "../shared/load-tables.ts";
import { placesOf } from "../shared/places.ts";
import { streetsOf } from "../shared/streets/streets.ts";
import { once } from "../shared/tables.ts";
import { customs } from "./customs.ts";
import { families } from "./families.ts";
import { personName } from "./names.ts";
import { distinctNationalIds, snils } from "./national-id.ts";
import { phonePlan, phoneProofs } from "./phones.ts";
import { statistics } from "./statistics.ts";
import { verification } from "./verification.ts";

const tables = loadTables("ru");
const places = once(() => placesOf(tables, phonePlan));
const { street } = streetsOf(tables);

export const russia: Country<"ru"> = {
  code: "ru",
  name: "Russia",
  numeric: "643",
  customs,
  families,
  verification,
  language: "ru",
  get places() {
    return places();
  },
  personName,
  street,
  postalCode: (_rng, area) => area.code,
  nationalId: snils,
  distinctNationalIds,
  phoneProofs,
  ...statistics,
  rules: {
    name: {
      provenance: "invented",
      rule: "Family name by frequency, given name by sex and five years of birth, patronymic from a given name of the father's cohort, all independently; the mix of Russian, Tatar, Caucasian and other names follows the federal subject. The combination is by chance.",
      source:
        "Counts of Russian family names (ulzr/realistic-russian-names, Unlicense) and given names (datacoon/russiannames, BSD-3-Clause), Tatar names (Damir Mukimov, CC BY 4.0); own tables of other peoples' names, shares after the census of 2021",
    },
    place: {
      provenance: "real",
      rule: "A real town in one of the 83 federal subjects that ISO 3166-2:RU lists, with a six-digit index of a post office of that town; sorting centres and mobile offices are left out as far as known. Small towns stand also for the people of settlements and villages around them.",
      source:
        "Rosstat, Регионы России (inhabitants of 2020) and census of 2021; postal indexes: facts, from memory, each compared with a list of one index a town (HFLabs, CC BY-SA) or, in 107 cities, with a mirror of the directory of Pochta Rossii (sanmai/pindx, Apache-2.0)",
    },
    street: {
      provenance: "invented",
      rule: "A street name known from the town or one common all over Russia, in Moscow and Saint Petersburg of the part of the city that the first three digits of the index name, a house and mostly a flat; that the house exists in this town is neither meant nor excluded, nor that the index serves that street.",
      source:
        "Own tables of common Russian street names and of streets of 72 towns, not compared with the address register; short forms after order 171н of the Ministry of Finance, 5 November 2015",
    },
    phone: {
      provenance: "never_issued",
      rule: "The area code (ABC) of the town, in small towns the digits with which all codes of the federal subject begin, and a local number that begins with 01 to 04, which call the emergency services; the range is not reserved by the regulator.",
      source: documentsOf(phoneProofs),
    },
    nationalId: {
      provenance: "invented",
      rule: "SNILS with the right check number, no digit three times in a row, and a leading 9. No range is reserved, and no document that was read proves that such a number is unissued: accounts are said to be numbered in order and to be far from 9. The 9 is a convention of this generator.",
      source:
        "https://vgorode.moscow/guide/vopros-otvet/otvet_68.html (check number); https://github.com/evgeny-tumashchick/snils-generator (no digit three times in a row)",
    },
    blood: {
      provenance: "invented",
      rule: "By the frequency of blood groups in Russia.",
      source: "Published national distribution of ABO and Rh groups",
    },
  },
};
