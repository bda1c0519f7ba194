import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";
import type { Tables } from "../../tables/table.ts";
import { once } from "../../text/memo.ts";

interface Births {
  readonly elsewhere: number;
  readonly others: Weighted<string>;
}

/**
 * The state of birth of a state's residents, by the table `births`, whose share born elsewhere is multiplied by
 * `factor`; one or two words. Throws RangeError for an unknown state.
 */
export function birthStates(tables: Tables): (rng: Rng, state: string, factor?: number) => string {
  const byState = once((): ReadonlyMap<string, Births> => {
    const table = tables("births");
    const cells = table.texts("births");
    return new Map(table.texts("state").map((state, row) => [state, birthsIn(state, cells[row] ?? "")]));
  });
  return (rng, state, factor = 1) => {
    const births = byState().get(state);
    if (births === undefined) throw new RangeError(`births.tsv lacks the state ${state}`);
    return rng.next() / 2 ** 32 < births.elsewhere * factor ? sample(rng, births.others) : state;
  };
}

function birthsIn(state: string, cell: string): Births {
  const shares = cell.split(" ").map((share) => share.split("*"));
  const others = shares.filter(([from]) => from !== state);
  const perMille = others.reduce((sum, [, share]) => sum + Number(share), 0);
  return {
    elsewhere: perMille / 1_000,
    others: weighted(
      others,
      ([, share]) => Number(share),
      ([from = ""]) => from,
    ),
  };
}
