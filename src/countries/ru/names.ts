import { atLeast, between, choose, constant, entry, less } from "../../columns/choosing.ts";
import { sampleNames } from "../../columns/sampling.ts";
import { perKey } from "../../memo.ts";
import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import type { Packer } from "../../tables/packer.ts";
import { ofSex } from "../country.ts";
import { countryNames, only } from "../country-names.ts";
import { communityOf, mixesIn, packCommunities } from "../shared/communities.ts";
import { birthBands, sliceOf } from "../shared/names-by-year.ts";
import {
  asListed,
  bandsOf,
  type FormOf,
  givenRows,
  type NameGrids,
  packNames,
  packUsed,
} from "../shared/pack-names.ts";
import { formOfWomen } from "./family-name.ts";
import { patronymic } from "./patronymic.ts";
import { romanise } from "./romanise.ts";

const tables = loadTables("ru");

const majority = "russian";
const ofWomen: FormOf = (_community, name) => formOfWomen(name);

/** Russian fathers born before this year have a table of their own, behind those of the bands. */
const EARLY = 1932;
const EARLY_BAND = birthBands.length;

/**
 * `Смирнова Анна Сергеевна`: family name, given name, patronymic; the first and the last in the bearer's gender. The people
 * is sampled by the federal subject, and the father, 20 to 38 years older, bears a name of his own cohort.
 */
export const names = countryNames<NameGrids & { readonly patronymics: Grid }>({
  pack(packer, places) {
    const mixOf = mixesIn(tables("communities-by-state"), { place: "state", majority });
    const peoples = packCommunities(packer, places, ({ stateAbbreviation }) => mixOf(stateAbbreviation));
    const named = packNames(packer, tables, peoples, { romanise, forms: [ofWomen, asListed] });
    return { ...peoples, tables: { ...named, patronymics: packPatronymics(packer, peoples.communities) } };
  },

  community: communityOf,

  name(rows, community, { sex, year }, { families, given, patronymics }) {
    const family = sampleNames(rows, entry(rows, families, community, sex), rows.word(1));
    const own = sampleNames(rows, entry(rows, given, community, sex, bandsOf(rows, year)), rows.word(2));
    const father = less(rows, year, between(rows, rows.word(3), 20, 29), between(rows, rows.word(4), 0, 9));
    const isEarly = less(rows, constant(rows, 1), atLeast(rows, father, EARLY));
    const band = choose(rows, isEarly, constant(rows, EARLY_BAND), bandsOf(rows, father));
    const patronymic = sampleNames(rows, entry(rows, patronymics, community, sex, band), rows.word(5));
    const [givenName, familyName] = [only(own), only(family)];
    return {
      full: [...familyName, { text: own, before: " " }, { text: patronymic, before: " " }],
      given: givenName,
      family: familyName,
    };
  },
});

/** Packs the patronymics from the names of the men of a people by sex, band, and those of early fathers. */
function packPatronymics(packer: Packer, peoples: readonly string[]): Grid {
  const [table, early] = [tables("given-names"), tables("early-fathers")];
  const textsOf = perKey((key) => {
    const [people = "", sex] = key.split("|");
    const fathers =
      people === "early" ? early.texts("name") : sliceOf(table.texts("name"), givenRows(table, people, "m"));
    return fathers.flatMap((father) => [ofSex(patronymic(father), sex === "female" ? "female" : "male"), ""]);
  });
  return packer.byThree(peoples, ["female", "male"], [...birthBands.keys(), EARLY_BAND], (people, sex, band) => {
    if (band === EARLY_BAND && people === majority)
      return packUsed(packer, textsOf(`early|${sex}`), early.numbers("weight"));
    const year = String(birthBands[band === EARLY_BAND ? 0 : band]);
    return packUsed(packer, textsOf(`${people}|${sex}`), sliceOf(table.numbers(year), givenRows(table, people, "m")));
  });
}
