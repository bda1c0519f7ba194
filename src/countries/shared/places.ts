import { type AliasTable, aliasTable } from "../../random/alias-table.ts";
import type { Rng } from "../../random/rng.ts";
import type { Templates } from "../../random/template.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Tables } from "../../tables/table.ts";
import { once, perKey } from "../../text/memo.ts";
import type { PhoneRange } from "../phone-ranges.ts";
import type { Area, Place, Point } from "../place.ts";
import { phonesOf } from "./phones.ts";

export interface Places extends Weighted<Place> {
  at(row: number): Place;
}

/**
 * The places of a country from its tables `states`, `places` and `phones`, weighted by the population of the state, and
 * within it by inhabitants or the column `weight`. A place in an unknown state throws RangeError when its state is
 * read.
 */
export function placesOf(tables: Tables): Places {
  const table = tables("places");
  const texts = (column: string) => once(() => (table.has(column) ? table.texts(column) : []));
  const numbers = (column: string) => once(() => (table.has(column) ? table.numbers(column) : []));
  const columns: PlaceColumns = {
    city: texts("city"),
    latin: texts("latin"),
    state: texts("state"),
    timeZone: texts("time_zone"),
    phones: texts("phones"),
    areaPhones: texts("area_phones"),
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
    areaPhones: perKey(phonesIn),
  });
}

/** Makes places, and the table that samples them, on demand: a draw needs few. */
class Towns implements Places {
  readonly #common: Common;
  readonly #made: (ListedPlace | undefined)[];
  readonly #all: () => readonly Place[];
  readonly #table: () => AliasTable;

  constructor(count: number, common: Common) {
    this.#common = common;
    this.#made = Array.from({ length: count }, () => undefined);
    this.#all = once(() => this.#made.map((_, row) => this.at(row)));
    this.#table = once(() => {
      const weights = common.weights();
      // A place of no weight moves none that is sampled.
      const rows = [...weights.keys()].filter((row) => (weights[row] ?? 0) > 0);
      return aliasTable(
        rows.map((row) => weights[row] ?? 0),
        rows,
      );
    });
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

interface State {
  readonly abbreviation: string;
  readonly name: string;
  readonly latin: string;
  readonly subdivision: string;
  readonly timeZone: string;
  readonly population: number;
}

/** Columns are read on demand; those that a country lacks are empty. */
interface PlaceColumns {
  readonly city: () => readonly string[];
  readonly latin: () => readonly string[];
  readonly state: () => readonly string[];
  readonly timeZone: () => readonly string[];
  readonly phones: () => readonly string[];
  readonly areaPhones: () => readonly string[];
  readonly areas: () => readonly string[];
  readonly code: () => readonly string[];
  readonly population: () => readonly number[];
  readonly people: () => readonly number[];
  readonly latitude: () => readonly number[];
  readonly longitude: () => readonly number[];
  readonly points: () => readonly string[];
}

interface Common {
  readonly columns: PlaceColumns;
  readonly states: () => ReadonlyMap<string, State>;
  readonly weights: () => readonly number[];
  /** Made once per cell: most places share theirs. */
  readonly templates: (range: PhoneRange, cell: string) => Templates;
  /** Cells of the column `phones` by postal code and locality, from a cell of the column `area_phones`. */
  readonly areaPhones: (cell: string) => ReadonlyMap<string, string>;
  /** Points of postal codes by code, from a cell of the column `points`. */
  readonly points: (cell: string) => ReadonlyMap<string, Point>;
}

/** The people of a place's state, divided among the places of the state. */
function weightsOf(columns: PlaceColumns, states: ReadonlyMap<string, State>): readonly number[] {
  const [inState, people] = [columns.state(), columns.people()];
  const sums = new Map<string, number>();
  for (const [row, state] of inState.entries()) sums.set(state, (sums.get(state) ?? 0) + (people[row] ?? 0));
  return inState.map((state, row) => {
    const { population } = stateAt(states, state);
    return (population * (people[row] ?? 0)) / (sums.get(state) ?? 1);
  });
}

function stateAt(states: ReadonlyMap<string, State>, abbreviation: string): State {
  const state = states.get(abbreviation);
  if (state === undefined) throw new RangeError(`a place lies in ${abbreviation}, which is not in states.tsv`);
  return state;
}

/** A row of the table, whose columns are read on demand. */
class ListedPlace implements Place {
  readonly index: number;
  readonly #common: Common;
  #phones: Templates | undefined;
  #areas: readonly Area[] | undefined;
  #weighted: Weighted<Area> | undefined;

  constructor(index: number, common: Common) {
    this.index = index;
    this.#common = common;
  }

  get city(): string {
    return this.#common.columns.city()[this.index] ?? "";
  }

  get population(): number {
    return this.#common.columns.population()[this.index] ?? 0;
  }

  get weight(): number {
    return this.#common.weights()[this.index] ?? 0;
  }

  get #state(): State {
    return stateAt(this.#common.states(), this.stateAbbreviation);
  }

  get state(): string {
    return this.#state.name;
  }

  get stateLatin(): string {
    return this.#state.latin;
  }

  get stateAbbreviation(): string {
    return this.#common.columns.state()[this.index] ?? "";
  }

  get subdivision(): string {
    return this.#state.subdivision;
  }

  get latin(): string {
    return this.#common.columns.latin()[this.index] || this.city;
  }

  get timeZone(): string {
    return this.#common.columns.timeZone()[this.index] || this.#state.timeZone;
  }

  pointOf({ code }: Area): Point | undefined {
    return this.#codePoints.get(code) ?? this.middle;
  }

  get points(): readonly Point[] {
    const middle = this.middle;
    return [...(middle === undefined ? [] : [middle]), ...this.#codePoints.values()];
  }

  get middle(): Point | undefined {
    const { columns } = this.#common;
    const [latitude = 0, longitude = 0] = [columns.latitude()[this.index], columns.longitude()[this.index]];
    return latitude === 0 && longitude === 0 ? undefined : { latitude, longitude };
  }

  get #codePoints(): ReadonlyMap<string, Point> {
    const { columns, points } = this.#common;
    return points(columns.points()[this.index] ?? "");
  }

  get code(): string {
    return this.#common.columns.code()[this.index] ?? "";
  }

  get phones(): readonly string[] {
    return this.templates("reserved").templates;
  }

  templates(range: PhoneRange, area?: Area): Templates {
    const other = area && this.#areaPhones.get(`${area.code} ${area.locality}`.trim());
    if (other !== undefined) return this.#common.templates(range, other);
    if (range !== "reserved") return this.#numbersOf(range);
    this.#phones ??= this.#numbersOf(range);
    return this.#phones;
  }

  templateLists(range: PhoneRange): readonly Templates[] {
    const others = new Set(this.#areaPhones.values());
    return [this.templates(range), ...[...others].map((cell) => this.#common.templates(range, cell))];
  }

  #numbersOf(range: PhoneRange): Templates {
    const { columns, templates } = this.#common;
    return templates(range, columns.phones()[this.index] ?? "");
  }

  get #areaPhones(): ReadonlyMap<string, string> {
    const { columns, areaPhones } = this.#common;
    return areaPhones(columns.areaPhones()[this.index] ?? "");
  }

  get areas(): readonly Area[] {
    this.#areas ??= (this.#common.columns.areas()[this.index] ?? "").split(";").map(parseArea);
    return this.#areas;
  }

  sampleArea(rng: Rng): Area {
    this.#weighted ??= weighted(this.areas, ({ weight }) => weight);
    return sample(rng, this.#weighted);
  }
}

/**
 * `85003*8900 Roosevelt`: a postal code, its share of the place (by default 1) and its locality, if any, with house
 * numbers after a bar (`160-0004*5600 四谷|1-4`).
 */
function parseArea(text: string): Area {
  const space = text.indexOf(" ");
  const [locality = "", numbers = ""] = space === -1 ? [] : text.slice(space + 1).split("|");
  const [code = "", weight = "1"] = (space === -1 ? text : text.slice(0, space)).split("*");
  return { code, locality, weight: Number(weight), numbers };
}

/** `85004 33.45 -112.07;85006 33.47 -112.05`: points of postal codes. */
function pointsIn(cell: string): ReadonlyMap<string, Point> {
  const points = cell === "" ? [] : cell.split(";").map((item) => item.split(" "));
  return new Map(
    points.map(([code = "", latitude, longitude]) => [
      code,
      { latitude: Number(latitude), longitude: Number(longitude) },
    ]),
  );
}

/** `577-0801 小阪=6;G66 Lennoxtown=`: the cells of areas, by postal code and locality, whose area code is not the place's. */
function phonesIn(cell: string): ReadonlyMap<string, string> {
  const cells = cell === "" ? [] : cell.split(";").map((item) => item.split("="));
  return new Map(cells.map(([code = "", phones = ""]) => [code, phones]));
}
