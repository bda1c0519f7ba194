import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import { areSame, sampleUnlike } from "../../tables/names.ts";
import { below, entry, entry2, entry3, sampleName, share } from "../../tables/sampling.ts";
import { liftsIn, numbersBy } from "../../tables/table.ts";
import { latinMail } from "../../text/latin.ts";
import { perList } from "../../text/memo.ts";
import { FAMILY, GIVEN, givenThenFamily, namesBy, SECOND_FAMILY } from "../name-row.ts";
import { communityIn, liftedMix, numbered, packCommunities } from "../shared/communities.ts";
import { type NameGrids, packFamilies, packGiven, packListsBy } from "../shared/pack-names.ts";
import { type Departement, departementOf } from "./departements.ts";

const tables = loadTables("fr");

type Grids = NameGrids & Readonly<Record<"families" | "local" | "own" | "foreign" | "provinces" | "provincial", Grid>>;

const majority = "french";
const FRENCH = 0;

/** Share of French families' people with two family names, joined by a hyphen: an estimate. */
const DOUBLE = 0.015;

/**
 * Given name, family name. The family's origin depends on département and year of birth, the family name on the
 * département, the given name on sex, year of birth and origin.
 */
export const names = namesBy<Grids>({
  pack(packer, places) {
    const table = tables("communities");
    const liftOf = liftsIn(tables("communities-by-departement"), "community", "region");
    const mixOf = perList(({ code }: Departement) => liftedMix(table, majority, (name) => liftOf(name, code)));
    const { communities, mixes, ...own } = packCommunities(packer, places, (place) => mixOf(departementOf(place)));
    const departements = numbered(places, departementOf);
    const { items } = departements;
    const provinces = [...new Set(items.map(({ province }) => province || majority))];
    const bearing = [...new Set([...communities, ...provinces])];
    const foreign = numbersBy(table, "community", "given");
    // Those of the overseas départements have French given names alone.
    const listedAs = new Map([...foreign].flatMap(([name, share]) => (share === 0 ? [[name, majority] as const] : [])));
    const codes = items.map(({ code }) => code);
    return {
      ...own,
      communities,
      regionOf: departements.numberOf,
      tables: {
        mixes,
        families: packFamilies(packer, tables, communities, { romanise: latinMail }),
        own: packListsBy(packer, tables("family-names-by-departement"), "region", codes, latinMail),
        local: packer.numbers(items.map(({ local }) => local)),
        given: packGiven(packer, tables, bearing, { romanise: latinMail, listedAs }),
        foreign: packer.numbers(communities.map((name) => foreign.get(name) ?? 0)),
        provinces: packer.by(items, ({ province }) => bearing.indexOf(province || majority)),
        provincial: packer.numbers(items.map(({ provincial }) => provincial)),
      },
    };
  },

  form: givenThenFamily,
  community: communityIn,

  name({ memory, rng, names, community, sex, band, region }, grids) {
    const isFrench = community === FRENCH;
    const country = entry2(memory, grids.families, community, sex);
    const isLocal = isFrench && below(rng.word(1), share(memory, grids.local, region));
    const first = sampleName(memory, isLocal ? entry(memory, grids.own, region) : country, rng.word(2));
    const second = isFrench && below(rng.word(4), DOUBLE) ? sampleName(memory, country, rng.word(3)) : first;
    names[FAMILY] = first;
    names[SECOND_FAMILY] = areSame(memory, first, second) ? 0 : second;
    // The given name is of the province or of the community abroad, else French.
    const origin = rng.word(5);
    const isProvincial = isFrench && below(origin, share(memory, grids.provincial, region));
    const isForeign = below(origin, share(memory, grids.foreign, community));
    const bearing = isProvincial ? entry(memory, grids.provinces, region) : isForeign ? community : FRENCH;
    // Avoids `Martin Martin`.
    names[GIVEN] = sampleUnlike(rng, memory, entry3(memory, grids.given, bearing, sex, band), [6, 7], first);
  },
});
