import { type Weighted, weighted } from "../../random/weighted.ts";
import type { Place, Sex } from "../country.ts";
import { loadTables } from "../shared/load-tables.ts";
import type { NameTable } from "../shared/name-table.ts";
import { birthBands, familyNamesOf, givenNamesOf, type NamesByYear } from "../shared/names-by-year.ts";
import { perKey, type Tables } from "../shared/tables.ts";
import { GermanFamilies } from "./german-families.ts";
import { romanise } from "./romanise.ts";

/** People with names of one origin. */
export interface Community {
  readonly isLocal: boolean;
  /** The probability that one of them has a German given name. */
  readonly localGivenNames: number;
  /** The family names of those who live in a state. */
  familiesOf(state: string): NameTable;
  given(sex: Sex): NamesByYear;
}

/** Places by inhabitants, and how much commoner people of foreign origin are there than in the state: estimates. */
const sizes = [
  { from: 0, factor: 0.6 },
  { from: 20_000, factor: 1 },
  { from: 100_000, factor: 1.45 },
] as const;

/** What the communities of a place depend on. */
type Settlement = Pick<Place, "stateAbbreviation" | "population">;

/** The settlements whose communities differ: one of each size in each state. */
export function settlementsOf(states: readonly string[]): readonly Settlement[] {
  return states.flatMap((stateAbbreviation) => sizes.map(({ from }) => ({ stateAbbreviation, population: from })));
}

/** The number of a place's size among those that differ. */
export function sizeOf({ population }: Pick<Settlement, "population">): 0 | 1 | 2 {
  return population < sizes[1].from ? 0 : population < sizes[2].from ? 1 : 2;
}

/** The communities and their names. Tables of a state or of five years of birth are built when they are first needed. */
export class Communities {
  readonly local: Community;
  readonly #others: readonly Community[];
  /** Per mille of the people of each band, by community. */
  readonly #shares: readonly (readonly number[])[];
  /** How much commoner a community is in a state than in Germany, by community. */
  readonly #lifts: readonly ReadonlyMap<string, number>[];
  readonly #tables = new Map<string, Weighted<Community>[]>();

  constructor() {
    const tables = perKey(loadTables("de"));
    const table = tables("communities");
    const names = table.texts("community");
    const local = table.numbers("local");
    this.local = germans(tables);
    this.#others = names.map((name, row) => foreigners(tables, name, (local[row] ?? 0) / 100));
    const bands = birthBands.map((year) => table.numbers(String(year)));
    this.#shares = names.map((_, row) => bands.map((band) => band[row] ?? 0));
    const lifts = tables("communities-by-state");
    const [communities, states, weights] = [lifts.texts("community"), lifts.texts("state"), lifts.numbers("weight")];
    this.#lifts = names.map(
      (name) =>
        new Map(
          states.flatMap((state, row) => (communities[row] === name ? [[state, weights[row] ?? 1] as const] : [])),
        ),
    );
  }

  /** The Germans, then the others. */
  get all(): readonly Community[] {
    return [this.local, ...this.#others];
  }

  /** The communities by their shares among the people of a place who were born in a year. */
  of({ stateAbbreviation, population }: Settlement, birthYear: number): Weighted<Community> {
    const band = Math.min(birthBands.length - 1, Math.max(0, Math.floor((birthYear - birthBands[0]) / 5)));
    const size = sizeOf({ population });
    const at = size * birthBands.length + band;
    let ofState = this.#tables.get(stateAbbreviation);
    if (ofState === undefined) {
      ofState = [];
      this.#tables.set(stateAbbreviation, ofState);
    }
    ofState[at] ??= this.#tableOf(stateAbbreviation, band, sizes[size].factor);
    return ofState[at];
  }

  #tableOf(state: string, band: number, factor: number): Weighted<Community> {
    const shares = this.#others.map(
      (_, row) => (this.#shares[row]?.[band] ?? 0) * (this.#lifts[row]?.get(state) ?? 1) * factor,
    );
    const others = shares.reduce((sum, share) => sum + share, 0);
    const rows = [this.local, ...this.#others].map(
      (community, at) => [community, shares[at - 1] ?? 1_000 - others] as const,
    );
    return weighted(
      rows,
      ([, share]) => share,
      ([community]) => community,
    );
  }
}

function germans(tables: Tables): Community {
  const families = new GermanFamilies(tables);
  const given = givenOf(tables, "german");
  return { isLocal: true, localGivenNames: 1, familiesOf: (state) => families.of(state), given };
}

function foreigners(tables: Tables, name: string, localGivenNames: number): Community {
  let families: NameTable | undefined;
  return {
    isLocal: false,
    localGivenNames,
    familiesOf() {
      families ??= familyNamesOf(tables("family-names"), name, romanise);
      return families;
    },
    given: givenOf(tables, name),
  };
}

function givenOf(tables: Tables, name: string): (sex: Sex) => NamesByYear {
  let women: NamesByYear | undefined;
  let men: NamesByYear | undefined;
  return (sex) => {
    if (sex === "female") {
      women ??= givenNamesOf(tables("given-names"), name, "f", romanise);
      return women;
    }
    men ??= givenNamesOf(tables("given-names"), name, "m", romanise);
    return men;
  };
}
