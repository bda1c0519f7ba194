import { aliasTable } from "../../random/alias-table.ts";
import type { Grid, TablePlace } from "../../tables/memory.ts";
import type { Packer } from "../../tables/packer.ts";
import { type Table, type Tables, textsBy } from "../../tables/table.ts";
import { once, perKey } from "../../text/memo.ts";
import type { Communities } from "./communities.ts";
import { birthBands, type Romanise, rowsOf, type Span, sliceOf, textsOf } from "./names-by-year.ts";

/** What most countries sample names from: communities by mix and band, family names by form, given names by sex and band. */
export type NameGrids = Readonly<Record<"mixes" | "families" | "given", Grid>>;

interface Listing {
  readonly romanise: Romanise;
  /** Those of women, of men and further ones; by default the same. */
  readonly forms?: readonly FormOf[];
  /** Under which community another's given names are listed; by default its own. */
  readonly listedAs?: ReadonlyMap<string, string>;
  /** A factor to the weight of a given name, by default 1. */
  readonly liftOf?: (community: string, name: string) => number;
}

/** Packs the names of communities: a word selects a man's family name and the form of it that his sister bears. */
export function packNames(
  packer: Packer,
  tables: Tables,
  { communities, mixes }: Communities,
  listing: Listing,
): NameGrids {
  const families = packFamilies(packer, tables, communities, listing);
  return { mixes, families, given: packGiven(packer, tables, communities, listing) };
}

/** The table `given-groups`: the name under which given names of a `community` are listed, as its `kind`. */
export function givenGroups(tables: Tables): ReadonlyMap<string, string> {
  return textsBy(tables("given-groups"), "community", "kind");
}

/**
 * Packs given names by community, sex and band, from the table `given-names`: `community`, `sex` (`f`, `m`), `name`,
 * `1935` to `2005` and, where names are not in Latin script, `latin`. Throws RangeError if a community has none.
 */
export function packGiven(
  packer: Packer,
  tables: Tables,
  communities: readonly string[],
  { romanise, listedAs, liftOf }: Listing,
): Grid {
  const table = tables("given-names");
  const listOf = (community: string): string => listedAs?.get(community) ?? community;
  const bandsIn = perKey((community) =>
    (["f", "m"] as const).map((sex) => {
      const rows = givenRows(table, listOf(community), sex);
      const texts = once(() => textsOf(table, rows, romanise));
      const lifts = liftOf && sliceOf(table.texts("name"), rows).map((name) => liftOf(community, name));
      const lifted = (weights: readonly number[]) => weights.map((weight, at) => weight * (lifts?.[at] ?? 1));
      return birthBands.map((year) =>
        packer.later(() => packUsed(packer, texts(), lifted(sliceOf(table.numbers(String(year)), rows)))),
      );
    }),
  );
  return packer.byThree(communities, [0, 1], [...birthBands.keys()], (community, sex, at) => {
    return bandsIn(liftOf === undefined ? listOf(community) : community)[sex]?.[at] ?? 0;
  });
}

export function givenRows(table: Table, community: string, sex: "f" | "m"): Span {
  const rows = rowsOf(table.texts("sex"), sex, rowsOf(table.texts("community"), community));
  if (rows.from === rows.to) throw new RangeError(`there are no given names (${sex}) of ${community}`);
  return rows;
}

/** Only those with a weight: most are not in use in five years, and small tables stay in the caches. */
export function packUsed(packer: Packer, texts: readonly string[], weights: readonly number[]): TablePlace {
  const used = [...weights.keys()].filter((at) => (weights[at] ?? 0) > 0);
  const ofUsed = used.map((at) => weights[at] ?? 0);
  return packer.names({ ...aliasTable(ofUsed, used), texts });
}

export type FormOf = (community: string, name: string) => string;

export const asListed: FormOf = (_community, name) => name;

/**
 * Packs family names by community and form, from the table `family-names`: `community`, `name`, `weight` and, where
 * names are not in Latin script, `latin`. The first two forms are those of women and men.
 */
export function packFamilies(
  packer: Packer,
  tables: Tables,
  communities: readonly string[],
  { romanise, forms = [asListed, asListed] }: Listing,
): Grid {
  const listOf = perKey((community) => {
    const list = familiesOf(tables, community, romanise);
    return { ...list, ...aliasTable(list.weights) };
  });
  const pack = (community: string, formOf: FormOf): TablePlace => {
    const list = listOf(community);
    const formed = list.names.map((name) => formOf(community, name));
    if (formed.every((form, at) => form === list.names[at])) return packer.names(list);
    return packer.names({ ...list, texts: formed.flatMap((form) => [form, romanise(form)]) });
  };
  return packer.byTwo(communities, forms, (community, formOf) => packer.later(() => pack(community, formOf)));
}

/** Packs family names by community and state, weights times `liftOf`. */
export function packFamiliesByState(
  packer: Packer,
  tables: Tables,
  communities: readonly string[],
  states: readonly string[],
  romanise: Romanise,
  liftOf: (community: string, name: string, state: string) => number,
): Grid {
  const listOf = perKey((community) => {
    const list = familiesOf(tables, community, romanise);
    return { ...list, everywhere: { ...aliasTable(list.weights), texts: list.texts } };
  });
  const pack = (community: string, state: string): TablePlace => {
    const { names, weights, texts, everywhere } = listOf(community);
    const lifts = names.map((name) => liftOf(community, name, state));
    if (lifts.every((lift) => lift === 1)) return packer.names(everywhere);
    return packer.names({ ...aliasTable(weights.map((weight, row) => weight * (lifts[row] ?? 1))), texts });
  };
  return packer.byTwo(communities, states, (community, state) => packer.later(() => pack(community, state)));
}

/**
 * Packs names by the key of a sorted column, from a table with `name`, `weight` and, if needed, `latin`; 0 for keys
 * without names.
 */
export function packListsBy(
  packer: Packer,
  table: Table,
  column: string,
  keys: readonly string[],
  romanise: Romanise,
): Grid {
  const weights = table.numbers("weight");
  return packer.by(keys, (key) => {
    const rows = rowsOf(table.texts(column), key);
    if (rows.from === rows.to) return 0;
    return packer.later(() =>
      packer.names({ ...aliasTable(sliceOf(weights, rows)), texts: textsOf(table, rows, romanise) }),
    );
  });
}

interface FamilyList {
  readonly names: readonly string[];
  readonly weights: readonly number[];
  readonly texts: readonly string[];
}

function familiesOf(tables: Tables, community: string, romanise: Romanise): FamilyList {
  const table = tables("family-names");
  const rows = rowsOf(table.texts("community"), community);
  return {
    names: sliceOf(table.texts("name"), rows),
    weights: sliceOf(table.numbers("weight"), rows),
    texts: textsOf(table, rows, romanise),
  };
}
