import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import { entry, entry2, sample } from "../../tables/sampling.ts";
import type { Table } from "../../tables/table.ts";
import { FAMILY, GIVEN, type NameForm, type NameRow, namesBy } from "../name-row.ts";
import { numbered } from "../shared/communities.ts";
import { birthBands } from "../shared/names-by-year.ts";

const tables = loadTables("jp");

type Grids = Readonly<Record<"families" | "familyNames" | "given" | "givenNames", Grid>>;

const form: NameForm = {
  full: [
    { part: FAMILY, before: "" },
    { part: GIVEN, before: " " },
  ],
  given: [{ part: GIVEN, before: "" }],
  family: [{ part: FAMILY, before: "" }],
};

/**
 * Family name, a space, given name: `佐藤 陽菜`. Running text has no space there; forms and business cards have one, and it
 * separates the parts. Family names are those of the prefecture.
 *
 * Readings of one name are as frequent as among its bearers, by estimate. E-mail addresses have it as passports do: long
 * vowels unmarked (大野 and 小野 are both `ono`), no apostrophe (健一 is `kenichi`); but n before b, m and p stays (本間 is
 * `honma`).
 */
export const names = namesBy<Grids>({
  pack(packer, places) {
    const [families, given] = [tables("family-names"), tables("given-names")];
    const prefectures = numbered(places, ({ stateAbbreviation }) => stateAbbreviation);
    const [weights, lifts, sexes] = [families.numbers("weight"), families.texts("lifts"), given.texts("sex")];
    const textsIn = (table: Table): Grid => {
      const latin = table.texts("latin");
      return packer.by(
        table.texts("name").map((name, row) => [name, latin[row]?.toLowerCase() ?? ""] as const),
        ([name, mail]) => packer.name(name, mail),
      );
    };
    return {
      mixOf: () => 0,
      regionOf: prefectures.numberOf,
      tables: {
        families: packer.by(prefectures.items, (prefecture) =>
          packer.later(() =>
            packer.weights(weights.map((weight, row) => weight * liftOf(lifts[row] ?? "", prefecture))),
          ),
        ),
        familyNames: textsIn(families),
        given: packer.byTwo(["f", "m"], birthBands, (sex, band) => {
          const bearers = given.numbers(String(band));
          // Only names in use: a small table stays in the caches.
          const used = [...bearers.keys()].filter((row) => sexes[row] === sex && (bearers[row] ?? 0) > 0);
          return packer.weights(
            used.map((row) => bearers[row] ?? 0),
            used,
          );
        }),
        givenNames: textsIn(given),
      },
    };
  },

  form,

  community: () => 0,

  name(row, grids) {
    const { memory, names } = row;
    names[FAMILY] = entry(memory, grids.familyNames, familyRow(row, grids));
    names[GIVEN] = entry(memory, grids.givenNames, givenRow(row, grids));
  },

  kana: (row, grids) => ({
    given: tables("given-names").texts("kana")[givenRow(row, grids)] ?? "",
    family: tables("family-names").texts("kana")[familyRow(row, grids)] ?? "",
  }),
});

function familyRow({ memory, rng, region }: NameRow, { families }: Grids): number {
  return sample(memory, entry(memory, families, region), rng.word(0));
}

function givenRow({ memory, rng, sex, band }: NameRow, { given }: Grids): number {
  return sample(memory, entry2(memory, given, sex, band), rng.word(1));
}

/** The factor after `07*` in `05*0.4 07*1.9`, 1 where there is none. */
function liftOf(lifts: string, prefecture: string): number {
  const at = lifts.indexOf(`${prefecture}*`);
  if (at === -1) return 1;
  const end = lifts.indexOf(" ", at);
  return Number(lifts.slice(at + prefecture.length + 1, end === -1 ? undefined : end));
}
