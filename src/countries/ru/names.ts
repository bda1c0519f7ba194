import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import type { Packer } from "../../tables/packer.ts";
import { entry2, entry3, oneOf, sampleName } from "../../tables/sampling.ts";
import { perKey } from "../../text/memo.ts";
import { FAMILY, FATHER, GIVEN, type NameForm, namesBy } from "../name-row.ts";
import { communityIn, mixesIn, packCommunities } from "../shared/communities.ts";
import { bandOf, birthBands, sliceOf } from "../shared/names-by-year.ts";
import { asListed, type FormOf, givenRows, type NameGrids, packNames, packUsed } from "../shared/pack-names.ts";
import { ofSex } from "../words.ts";
import { formOfWomen } from "./family-name.ts";
import { patronymic } from "./patronymic.ts";
import { romanise } from "./romanise.ts";

const tables = loadTables("ru");

const majority = "russian";
const ofWomen: FormOf = (_community, name) => formOfWomen(name);

/** Russian fathers born before this year have a table of their own, behind those of the bands. */
const EARLY = 1932;
const EARLY_BAND = birthBands.length;

const form: NameForm = {
  full: [
    { part: FAMILY, before: "" },
    { part: GIVEN, before: " " },
    { part: FATHER, before: " " },
  ],
  given: [{ part: GIVEN, before: "" }],
  family: [{ part: FAMILY, before: "" }],
};

/**
 * `Смирнова Анна Сергеевна`: family name, given name, patronymic; the first and the last in the bearer's gender. The people
 * is sampled by the federal subject, and the father, 20 to 38 years older, bears a name of his own cohort.
 */
export const names = namesBy<NameGrids & { readonly patronymics: Grid }>({
  pack(packer, places) {
    const mixOf = mixesIn(tables("communities-by-state"), { place: "state", majority });
    const peoples = packCommunities(packer, places, ({ stateAbbreviation }) => mixOf(stateAbbreviation));
    const named = packNames(packer, tables, peoples, { romanise, forms: [ofWomen, asListed] });
    return { ...peoples, tables: { ...named, patronymics: packPatronymics(packer, peoples.communities) } };
  },

  form,
  community: communityIn,

  name({ memory, rng, names, community, sex, band, year }, { families, given, patronymics }) {
    names[FAMILY] = sampleName(memory, entry2(memory, families, community, sex), rng.word(1));
    names[GIVEN] = sampleName(memory, entry3(memory, given, community, sex, band), rng.word(2));
    const father = year - (20 + oneOf(10, rng.word(3))) - oneOf(10, rng.word(4));
    const ofFather = father < EARLY ? EARLY_BAND : bandOf(father);
    names[FATHER] = sampleName(memory, entry3(memory, patronymics, community, sex, ofFather), rng.word(5));
  },
});

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
