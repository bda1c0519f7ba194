import {
  all,
  below,
  belowShare,
  choose,
  constant,
  differ,
  entry,
  equals,
  type Grid,
  optional,
} from "../../columns/choosing.ts";
import { sampleEach, sampleNames, sampleUnlike } from "../../columns/sampling.ts";
import { countryColumns } from "../country-columns.ts";
import { birthBands } from "../shared/names-by-year.ts";
import { bandsOf, numbered, packGiven } from "../shared/pack-names.ts";
import { Communities, settlementsOf, sizeOf } from "./communities.ts";
import { DOUBLE_NAMES } from "./names.ts";

/** What names are sampled from. Communities are numbered, the Germans first. */
interface Tables {
  /** Communities by state and size of the place, and by band of birth years. */
  readonly mixes: Grid;
  /** Family names by community and state. */
  readonly families: Grid;
  /** Given names by community, sex and band. */
  readonly given: Grid;
  /** The share of each community that bears German given names. */
  readonly germanised: Grid;
}

const GERMAN = 0;

/** Given name, family name. Seven words of the stream, of which the sex affects only the given name. */
export const columns = countryColumns<Tables>({
  pack(packer, places) {
    const communities = new Communities();
    const states = numbered(places, ({ stateAbbreviation }) => stateAbbreviation);
    const mixes = settlementsOf(states.items);
    const { all } = communities;
    return {
      tables: {
        mixes: packer.byTwo(mixes, birthBands, (place, year) => packer.table(communities.of(place, year))),
        families: packer.byTwo(all, states.items, (community, state) => packer.names(community.familiesOf(state))),
        given: packGiven(packer, all, (community, sex) => community.given(sex)),
        germanised: packer.numbers(all.map(({ localGivenNames }) => localGivenNames)),
      },
      mixOf: (place) => states.numberOf(place) * (mixes.length / states.items.length) + sizeOf(place),
      regionOf: states.numberOf,
    };
  },

  name(rows, { sex, year, cohort, mix, region }, { mixes, families, given, germanised }) {
    const community = sampleEach(rows, entry(rows, mixes, mix, bandsOf(rows, cohort)), rows.word(0));
    const ofCommunity = entry(rows, families, community, region);
    const first = sampleNames(rows, ofCommunity, rows.word(1));
    const second = sampleNames(rows, ofCommunity, rows.word(2));
    const isDouble = all(
      rows,
      below(rows, rows.word(3), DOUBLE_NAMES),
      equals(rows, community, GERMAN),
      differ(rows, first, second),
    );
    const isGerman = belowShare(rows, rows.word(4), germanised, community);
    const bearers = choose(rows, isGerman, constant(rows, GERMAN), community);
    // Avoids `Peter Peter`.
    const own = sampleUnlike(rows, entry(rows, given, bearers, sex, bandsOf(rows, year)), 5, 1, first);
    return {
      given: [{ text: own, before: "" }],
      family: [
        { text: first, before: "" },
        { text: optional(rows, isDouble, second), before: "-" },
      ],
    };
  },
});
