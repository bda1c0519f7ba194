import { aliasTable } from "../../random/alias-table.ts";
import type { NameTable, Romanise } from "./name-table.ts";
import type { Table } from "./tables.ts";

/** First birth years of the columns of `given-names`, five years each: the people of a census day are 18 to 90. */
export const birthBands = [
  1935, 1940, 1945, 1950, 1955, 1960, 1965, 1970, 1975, 1980, 1985, 1990, 1995, 2000, 2005,
] as const;

/** The band of a birth year; the first and the last stand for all years before and after. */
export function bandOf(birthYear: number): number {
  return Math.min(birthBands.length - 1, Math.max(0, Math.floor((birthYear - birthBands[0]) / 5)));
}

/** Given names of one sex in one community by birth year. A band's table is built when it is first needed. */
export class NamesByYear {
  readonly #texts: readonly string[];
  readonly #weights: readonly (readonly number[])[];
  readonly #built: (NameTable | undefined)[] = birthBands.map(() => undefined);

  /** `texts` holds two for each name, as in `NameTable`; `weights` the weight of each name, by band. */
  constructor(texts: readonly string[], weights: readonly (readonly number[])[]) {
    this.#texts = texts;
    this.#weights = weights;
  }

  /** The names of those born in that year. Throws RangeError if there are none. */
  of(birthYear: number): NameTable {
    const band = bandOf(birthYear);
    const built = this.#built[band] ?? this.#tableOf(band);
    this.#built[band] = built;
    return built;
  }

  /** Only the names that are in use in the band: most are not, and a small table stays in the processor's caches. */
  #tableOf(band: number): NameTable {
    const weights = this.#weights[band] ?? [];
    const used = [...weights.keys()].filter((name) => (weights[name] ?? 0) > 0);
    return {
      ...aliasTable(used.map((name) => weights[name] ?? 0)),
      texts: used.flatMap((name) => this.#texts.slice(2 * name, 2 * name + 2)),
    };
  }
}

/**
 * The given names of a community and sex from a table with the columns `community`, `sex` (`f`, `m`), `name`, `1935` to
 * `2005` and, where names are not in Latin script, `latin`. Throws RangeError if there are none.
 */
export function givenNamesOf(table: Table, community: string, sex: "f" | "m", romanise: Romanise): NamesByYear {
  const communities = table.texts("community");
  const sexes = table.texts("sex");
  const rows = rowsWhere(table, (row) => communities[row] === community && sexes[row] === sex);
  if (rows.length === 0) throw new RangeError(`there are no given names (${sex}) of ${community}`);
  const weights = birthBands.map((year) => {
    const band = table.numbers(String(year));
    return rows.map((row) => band[row] ?? 0);
  });
  return new NamesByYear(textsOf(table, rows, romanise), weights);
}

/**
 * The family names of a community from a table with the columns `community`, `name`, `weight` and, where names are not in
 * Latin script, `latin`. Throws RangeError if there are none.
 */
export function familyNamesOf(table: Table, community: string, romanise: Romanise): NameTable {
  const communities = table.texts("community");
  const weights = table.numbers("weight");
  const rows = rowsWhere(table, (row) => communities[row] === community);
  return { ...aliasTable(rows.map((row) => weights[row] ?? 0)), texts: textsOf(table, rows, romanise) };
}

function rowsWhere({ length }: Table, holds: (row: number) => boolean): readonly number[] {
  return Array.from({ length }, (_, row) => row).filter(holds);
}

/** Two texts for each row: the name, and its form for e-mail addresses. */
function textsOf(table: Table, rows: readonly number[], romanise: Romanise): readonly string[] {
  const names = table.texts("name");
  const latin = table.has("latin") ? table.texts("latin") : names;
  return rows.flatMap((row) => [names[row] ?? "", romanise(latin[row] ?? "")]);
}
