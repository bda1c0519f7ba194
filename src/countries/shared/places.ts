import { noTemplates, type Templates, templatesOf } from "../../random/template.ts";
import { type Weighted, weighted } from "../../random/weighted.ts";
import type { Place } from "../country.ts";
import { type PhoneRange, phoneRanges } from "../phone-ranges.ts";
import { perKey, type Tables } from "./tables.ts";
import { type Columns, type Common, pointsIn, type State, Town } from "./town.ts";

/**
 * Templates of the telephone numbers of a range by the cell of the column `phones`, `#` for a digit. A country that lacks
 * a range leaves it out; a place that does has an empty list.
 */
export type PhonePlan = Readonly<Record<"reserved" | "never_issued", TemplatesByCell>> &
  Readonly<Partial<Record<PhoneRange, TemplatesByCell>>>;

type TemplatesByCell = (cell: string) => readonly string[];

/**
 * The places of a country from its tables `states` and `places`. A place is sampled with the share of its state in the
 * population, and within the state by inhabitants, or by the column `weight` where the table has it. Throws RangeError if
 * a place names an unknown state.
 */
export function placesOf(tables: Tables, plan: PhonePlan): Weighted<Place> {
  const states = statesOf(tables);
  const table = tables("places");
  const texts = (column: string): readonly string[] => (table.has(column) ? table.texts(column) : []);
  const numbers = (column: string): readonly number[] => (table.has(column) ? table.numbers(column) : []);
  const columns: Columns = {
    city: texts("city"),
    latin: texts("latin"),
    state: texts("state"),
    timeZone: texts("time_zone"),
    phones: texts("phones"),
    areas: texts("areas"),
    code: texts("code"),
    population: numbers("population"),
    get latitude() {
      return numbers("latitude");
    },
    get longitude() {
      return numbers("longitude");
    },
    get points() {
      return texts("points");
    },
  };
  const people = table.has("weight") ? table.numbers("weight") : columns.population;
  const inPlaces = new Map<string, number>();
  for (const [row, state] of columns.state.entries())
    inPlaces.set(state, (inPlaces.get(state) ?? 0) + (people[row] ?? 0));
  const common: Common = {
    columns,
    templates: templatesBy(plan),
    points: perKey(pointsIn),
  };
  const places = columns.city.map((city, row): Place => {
    const abbreviation = columns.state[row] ?? "";
    const state = states.get(abbreviation);
    if (state === undefined) throw new RangeError(`${city} lies in ${abbreviation}, which is not in states.tsv`);
    const weight = (state.population * (people[row] ?? 0)) / (inPlaces.get(abbreviation) ?? 1);
    return new Town(row, state, weight, common);
  });
  return weighted(places, ({ weight }) => weight);
}

function templatesBy(plan: PhonePlan): Common["templates"] {
  const ranges = phoneRanges.map((range) => [range, perKey((cell) => templatesIn(plan[range]?.(cell)))] as const);
  const byRange = new Map(ranges);
  return (range, cell) => byRange.get(range)?.(cell) ?? noTemplates;
}

function templatesIn(templates: readonly string[] = []): Templates {
  return templates.length === 0 ? noTemplates : templatesOf(templates);
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
