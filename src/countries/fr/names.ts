import { all, below, belowShare, choose, constant, entry, equals, optional } from "../../columns/choosing.ts";
import { differ } from "../../columns/comparing.ts";
import { sampleNames, sampleUnlike } from "../../columns/sampling.ts";
import { perList } from "../../memo.ts";
import { loadTables } from "../../tables/load-tables.ts";
import type { Grid } from "../../tables/memory.ts";
import { liftsIn, numbersBy } from "../../tables/table.ts";
import { latinMail } from "../../text/latin.ts";
import { countryNames, givenThenFamily, only } from "../country-names.ts";
import { communityOf, liftedMix, numbered, packCommunities } from "../shared/communities.ts";
import { bandsOf, type NameGrids, packFamilies, packGiven, packListsBy } from "../shared/pack-names.ts";
import { type Departement, departementOf } from "./departements.ts";

const tables = loadTables("fr");

/** Names of communities, and of départements: their own family names, and given names of their province. */
type Grids = NameGrids & Readonly<Record<"families" | "local" | "own" | "foreign" | "provinces" | "provincial", Grid>>;

const majority = "french";
/** Its number: it is the first of all. */
const FRENCH = 0;

/** Share of the people of French families who have two family names, joined by a hyphen: an estimate. */
const DOUBLE = 0.015;

/**
 * Given name, family name. The origin of the family depends on the département and the year of birth, the family name on
 * the département, and the given name on sex, year of birth and origin.
 */
export const names = countryNames<Grids>({
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

  community: communityOf,

  name(rows, community, { sex, year, region }, grids) {
    const isFrench = equals(rows, community, FRENCH);
    const country = entry(rows, grids.families, community, sex);
    const isLocal = all(rows, isFrench, belowShare(rows, rows.word(1), grids.local, region));
    const first = sampleNames(rows, choose(rows, isLocal, entry(rows, grids.own, region), country), rows.word(2));
    const second = sampleNames(rows, country, rows.word(3));
    const isDouble = all(rows, isFrench, below(rows, rows.word(4), DOUBLE), differ(rows, first, second));
    // The given name is of the province or of the community abroad, else French.
    const isForeign = belowShare(rows, rows.word(5), grids.foreign, community);
    const isProvincial = all(rows, isFrench, belowShare(rows, rows.word(5), grids.provincial, region));
    const bearing = choose(
      rows,
      isProvincial,
      entry(rows, grids.provinces, region),
      choose(rows, isForeign, community, constant(rows, FRENCH)),
    );
    // Avoids `Martin Martin`.
    const own = sampleUnlike(rows, entry(rows, grids.given, bearing, sex, bandsOf(rows, year)), [6, 7], first);
    return givenThenFamily(only(own), [
      { text: first, before: "" },
      { text: optional(rows, isDouble, second), before: "-" },
    ]);
  },
});
