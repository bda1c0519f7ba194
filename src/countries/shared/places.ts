import { type AliasTable, aliasTable } from "../../random/alias-table.ts";
import type { Weighted } from "../../random/weighted.ts";
import type { Tables } from "../../tables/table.ts";
import { once, perKey } from "../../text/memo.ts";
import type { Place } from "../place.ts";
import { type Columns, type Common, ListedPlace, pointsIn, type State, weightsOf } from "./listed-place.ts";
import { phonesOf } from "./phones.ts";

/** The places of a country, of which the draw of a person needs few. */
export interface Places extends Weighted<Place> {
  /** The place of a row. */
  at(row: number): Place;
}

/**
 * The places of a country from its tables `states`, `places` and `phones`. A place is sampled with the share of its state in the
 * population, and within the state by inhabitants, or by the column `weight` where the table has it. A place in an unknown
 * state throws RangeError when its state is read.
 */
export function placesOf(tables: Tables): Places {
  const table = tables("places");
  const texts = (column: string) => once(() => (table.has(column) ? table.texts(column) : []));
  const numbers = (column: string) => once(() => (table.has(column) ? table.numbers(column) : []));
  const columns: Columns = {
    city: texts("city"),
    latin: texts("latin"),
    state: texts("state"),
    timeZone: texts("time_zone"),
    phones: texts("phones"),
    areas: texts("areas"),
    code: texts("code"),
    population: numbers("population"),
    people: numbers(table.has("weight") ? "weight" : "population"),
    latitude: numbers("latitude"),
    longitude: numbers("longitude"),
    points: texts("points"),
  };
  const states = once(() => statesOf(tables));
  return new Towns(table.length, {
    columns,
    states,
    weights: once(() => weightsOf(columns, states())),
    templates: phonesOf(() => tables("phones")),
    points: perKey(pointsIn),
  });
}

/** Makes a place, and the table that samples places, when it is first asked for: a draw needs few of them. */
class Towns implements Places {
  readonly #common: Common;
  readonly #made: (ListedPlace | undefined)[];
  readonly #all: () => readonly Place[];
  readonly #table: () => AliasTable;

  constructor(count: number, common: Common) {
    this.#common = common;
    this.#made = Array.from({ length: count }, () => undefined);
    this.#all = once(() => this.#made.map((_, row) => this.at(row)));
    this.#table = once(() => aliasTable(common.weights()));
  }

  at(row: number): Place {
    const made = this.#made[row] ?? new ListedPlace(row, this.#common);
    this.#made[row] = made;
    return made;
  }

  get items(): readonly Place[] {
    return this.#all();
  }

  get slots(): Int32Array {
    return this.#table().slots;
  }

  get first(): number {
    return this.#table().first;
  }

  get size(): number {
    return this.#table().size;
  }
}

function statesOf(tables: Tables): ReadonlyMap<string, State> {
  const table = tables("states");
  const [abbreviations, names, subdivisions, zones] = ["abbreviation", "name", "subdivision", "time_zone"].map((name) =>
    table.texts(name),
  );
  const latin = table.has("latin") ? table.texts("latin") : names;
  const populations = table.numbers("population");
  return new Map(
    abbreviations?.map((abbreviation, row) => [
      abbreviation,
      {
        abbreviation,
        name: names?.[row] ?? "",
        latin: latin?.[row] ?? "",
        subdivision: subdivisions?.[row] ?? "",
        timeZone: zones?.[row] ?? "",
        population: populations[row] ?? 0,
      },
    ]),
  );
}
