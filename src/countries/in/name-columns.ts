import { all, atLeast, choose, constant, entry, equals, type Grid } from "../../columns/choosing.ts";
import { sampleEach, sampleNames, sampleUnlike } from "../../columns/sampling.ts";
import { ofSex } from "../country.ts";
import { countryColumns } from "../country-columns.ts";
import { bandsOf, numbered, packGiven, packMixes } from "../shared/pack-names.ts";
import { communitiesOf, YOUNGER } from "./names.ts";

/** What names are sampled from: communities by place, family names by community and form, given names by community, sex and band. */
interface Tables {
  readonly mixes: Grid;
  readonly families: Grid;
  readonly given: Grid;
}

/** Forms of family names by their numbers: the first two are those of the sexes. */
const forms = ["female", "male", "younger"] as const;
const WOMEN = 0;

/** Given name, family name: `Ananya Banerjee`. Eight words of the stream at most. */
export const columns = countryColumns<Tables>({
  pack(packer, places) {
    const mixes = numbered(places, communitiesOf);
    const communities = [...new Set(mixes.items.flatMap(({ items }) => items))];
    return {
      tables: {
        mixes: packMixes(packer, mixes.items, communities),
        families: packer.byTwo(communities, forms, ({ families }, form) => packer.names(families()[form])),
        given: packGiven(packer, communities, ({ given }, sex) =>
          ofSex({ female: given.women, male: given.men }, sex)(),
        ),
      },
      mixOf: mixes.numberOf,
      regionOf: () => 0,
    };
  },

  name(rows, { sex, year, mix }, { mixes, families, given }) {
    const community = sampleEach(rows, entry(rows, mixes, mix), rows.word(0));
    const isYoung = all(rows, equals(rows, sex, WOMEN), atLeast(rows, year, YOUNGER));
    const form = choose(rows, isYoung, constant(rows, forms.indexOf("younger")), sex);
    const family = sampleNames(rows, entry(rows, families, community, form), rows.word(1));
    // Avoids `Devi Devi`.
    const own = sampleUnlike(rows, entry(rows, given, community, sex, bandsOf(rows, year)), 2, 5, family);
    return { given: [{ text: own, before: "" }], family: [{ text: family, before: "" }] };
  },
});
