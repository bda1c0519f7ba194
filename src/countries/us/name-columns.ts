import { entry, type Grid } from "../../columns/choosing.ts";
import { sampleEach, sampleNames } from "../../columns/sampling.ts";
import { ofSex } from "../country.ts";
import { countryColumns } from "../country-columns.ts";
import { bandsOf, numbered, packGiven, packMixes } from "../shared/pack-names.ts";
import { communitiesAt } from "./names.ts";

/** What names are sampled from: communities by region, family names by community, given names by community, sex and band. */
interface Tables {
  readonly mixes: Grid;
  readonly families: Grid;
  readonly given: Grid;
}

/** Given name, family name: `Jennifer Johnson`. Three words of the stream. */
export const columns = countryColumns<Tables>({
  pack(packer, places) {
    const mixes = numbered(places, communitiesAt);
    const all = [...new Set(mixes.items.flatMap(({ items }) => items))];
    return {
      tables: {
        mixes: packMixes(packer, mixes.items, all),
        families: packer.by(all, ({ families }) => packer.names(families())),
        given: packGiven(packer, all, ({ women, men }, sex) => ofSex({ female: women, male: men }, sex)()),
      },
      mixOf: mixes.numberOf,
      regionOf: () => 0,
    };
  },

  name(rows, { sex, year, mix }, { mixes, families, given }) {
    const community = sampleEach(rows, entry(rows, mixes, mix), rows.word(0));
    const family = sampleNames(rows, entry(rows, families, community), rows.word(1));
    const own = sampleNames(rows, entry(rows, given, community, sex, bandsOf(rows, year)), rows.word(2));
    return { given: [{ text: own, before: "" }], family: [{ text: family, before: "" }] };
  },
});
