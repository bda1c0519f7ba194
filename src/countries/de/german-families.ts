import { type NameTable, nameTable } from "../shared/name-table.ts";
import type { Tables } from "../shared/tables.ts";
import { romanise } from "./romanise.ts";

/** German family names by state: the same names with other weights in each. */
export class GermanFamilies {
  readonly #tables: Tables;
  readonly #lifts = new Map<string, Map<string, number>>();
  readonly #built = new Map<string, NameTable>();
  #texts: readonly string[] = [];
  #names: readonly string[] = [];
  #weights: readonly number[] = [];

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  of(state: string): NameTable {
    const built = this.#built.get(state) ?? this.#tableOf(state);
    this.#built.set(state, built);
    return built;
  }

  #tableOf(state: string): NameTable {
    if (this.#names.length === 0) this.#read();
    const lifts = this.#lifts.get(state);
    const weights = this.#names.map((name, row) => (this.#weights[row] ?? 0) * (lifts?.get(name) ?? 1));
    return nameTable(weights, this.#texts);
  }

  #read(): void {
    const table = this.#tables("family-names");
    const communities = table.texts("community");
    const all = table.texts("name");
    const weights = table.numbers("weight");
    const rows = communities.flatMap((community, row) => (community === "german" ? [row] : []));
    this.#names = rows.map((row) => all[row] ?? "");
    this.#weights = rows.map((row) => weights[row] ?? 0);
    this.#texts = this.#names.flatMap((name) => [name, romanise(name)]);
    const byState = this.#tables("family-names-by-state");
    const [names, states, lifts] = [byState.texts("name"), byState.texts("state"), byState.numbers("weight")];
    for (const [row, state] of states.entries()) {
      const ofState = this.#lifts.get(state) ?? new Map<string, number>();
      this.#lifts.set(state, ofState.set(names[row] ?? "", lifts[row] ?? 1));
    }
  }
}
