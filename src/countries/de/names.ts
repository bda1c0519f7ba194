import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import { areSame, sampleUnlike } from "../../tables/names.ts";
import { below, entry, entry2, entry3, sampleName, share } from "../../tables/sampling.ts";
import { liftsIn, numbersBy } from "../../tables/table.ts";
import { latinMail } from "../../text/latin.ts";
import { perKey } from "../../text/memo.ts";
import { FAMILY, GIVEN, givenThenFamily, namesBy, SECOND_FAMILY } from "../name-row.ts";
import type { Place } from "../place.ts";
import { communityIn, liftedMix, numbered, packCommunities } from "../shared/communities.ts";
import { packFamiliesByState, packGiven } from "../shared/pack-names.ts";

const tables = loadTables("de");

type Grids = Readonly<Record<"mixes" | "families" | "given" | "regional" | "germanised", Grid>>;

const majority = "german";
const GERMAN = 0;

/** Where given names of Germans differ from those elsewhere, by Land. */
const regions: Readonly<Record<string, string>> = {
  BB: "east",
  BE: "berlin",
  BY: "bavaria",
  MV: "east",
  SN: "east",
  ST: "east",
  TH: "east",
};

const DOUBLE_NAMES = 0.025;

/** How much commoner people of foreign origin are in a place than in its state, by inhabitants: estimates. */
function foreigners({ population }: Place): number {
  return population < 20_000 ? 0.6 : population < 100_000 ? 1 : 1.45;
}

/** Given name, family name. Seven words of the stream, of which the sex affects only the given name. */
export const names = namesBy<Grids>({
  pack(packer, places) {
    const table = tables("communities");
    const inState = liftsIn(tables("communities-by-state"), "community");
    const mixOf = perKey((key) => {
      const [state = "", factor] = key.split("*");
      return liftedMix(table, majority, (name) => inState(name, state) * Number(factor));
    });
    const { communities, mixes, ...own } = packCommunities(packer, places, (place) =>
      mixOf(`${place.stateAbbreviation}*${foreigners(place)}`),
    );
    const states = numbered(places, ({ stateAbbreviation }) => stateAbbreviation);
    const liftOf = liftsIn(tables("family-names-by-state"), "name");
    const families = packFamiliesByState(
      packer,
      tables,
      communities,
      states.items,
      romanise,
      (community, name, state) => (community === majority ? liftOf(name, state) : 1),
    );
    const local = numbersBy(table, "community", "local");
    const germanised = packer.numbers(communities.map((name) => (local.get(name) ?? 100) / 100));
    const bearing = [...communities, ...new Set(Object.values(regions))];
    const listedAs = new Map(Object.values(regions).map((region) => [region, majority]));
    const liftIn = liftsIn(tables("given-names-by-region"), "name", "region");
    const given = packGiven(packer, tables, bearing, {
      romanise,
      listedAs,
      liftOf: (community, name) => liftIn(name, community),
    });
    const regional = packer.by(states.items, (state) => bearing.indexOf(regions[state] ?? majority));
    return { ...own, communities, regionOf: states.numberOf, tables: { mixes, families, given, regional, germanised } };
  },

  form: givenThenFamily,
  community: communityIn,

  name({ memory, rng, names, community, sex, band, region }, { families, given, regional, germanised }) {
    const ofState = entry2(memory, families, community, region);
    const first = sampleName(memory, ofState, rng.word(1));
    const isDouble = community === GERMAN && below(rng.word(3), DOUBLE_NAMES);
    const second = isDouble ? sampleName(memory, ofState, rng.word(2)) : first;
    names[FAMILY] = first;
    names[SECOND_FAMILY] = areSame(memory, first, second) ? 0 : second;
    const hasGerman = below(rng.word(4), share(memory, germanised, community));
    const bearing = hasGerman ? entry(memory, regional, region) : community;
    // Avoids `Peter Peter`.
    names[GIVEN] = sampleUnlike(rng, memory, entry3(memory, given, bearing, sex, band), [5, 6], first);
  },
});

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Umlauts are written out, as German passports and mailboxes do (DIN 5007, ICAO 9303). */
function romanise(name: string): string {
  const lower = name.toLowerCase();
  // The fast path: composing and decomposing all names would delay the first person.
  if (/^[a-z]+$/.test(lower)) return lower;
  return latinMail(lower.replace(/[äöüß]/g, (letter) => umlauts[letter] ?? ""));
}
