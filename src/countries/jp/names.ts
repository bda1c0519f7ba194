import { constant, entry } from "../../columns/choosing.ts";
import { sampleEach } from "../../columns/sampling.ts";
import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import type { Table } from "../../tables/table.ts";
import { countryNames, familyThenGiven, only } from "../country-names.ts";
import { numbered } from "../shared/communities.ts";
import { birthBands } from "../shared/names-by-year.ts";
import { bandsOf } from "../shared/pack-names.ts";

const tables = loadTables("jp");

/** Rows of family names by prefecture and of given names by sex and band, and the names by their rows. */
type Grids = Readonly<Record<"families" | "familyNames" | "given" | "givenNames", Grid>>;

/**
 * Family name, a space, given name: `佐藤 陽菜`. Running text has no space there; forms and business cards have one, and it
 * separates the parts. Family names are those of the prefecture.
 *
 * Readings of one name are as frequent as among its bearers, by estimate. E-mail addresses have it as passports do: long
 * vowels unmarked (大野 and 小野 are both `ono`), no apostrophe (健一 is `kenichi`); but n before b, m and p stays (本間 is
 * `honma`).
 */
export const names = countryNames<Grids>({
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
          // Only the names that are in use, because a small table stays in the processor's caches.
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

  community: (rows) => constant(rows, 0),

  name(rows, _community, { sex, year, region }, grids) {
    const family = sampleEach(rows, entry(rows, grids.families, region), rows.word(0));
    const given = sampleEach(rows, entry(rows, grids.given, sex, bandsOf(rows, year)), rows.word(1));
    const [familyName, givenName] = [entry(rows, grids.familyNames, family), entry(rows, grids.givenNames, given)];
    return {
      ...familyThenGiven(only(familyName), only(givenName), " "),
      kana: (row) => new Reading(given[row] ?? 0, family[row] ?? 0),
    };
  },
});

/** The readings of a given and a family name, by their rows. Rarely asked for: their columns are read at first use. */
class Reading {
  readonly #given: number;
  readonly #family: number;

  constructor(given: number, family: number) {
    this.#given = given;
    this.#family = family;
  }

  get given(): string {
    return tables("given-names").texts("kana")[this.#given] ?? "";
  }

  get family(): string {
    return tables("family-names").texts("kana")[this.#family] ?? "";
  }
}

/** How many times as common a name is in a prefecture: the factor after `07*` in `05*0.4 07*1.9`, 1 where there is none. */
function liftOf(lifts: string, prefecture: string): number {
  const at = lifts.indexOf(`${prefecture}*`);
  if (at === -1) return 1;
  const end = lifts.indexOf(" ", at);
  return Number(lifts.slice(at + prefecture.length + 1, end === -1 ? undefined : end));
}
