import type { Tables } from "../../columns/table.ts";
import { once } from "../../memo.ts";
import type { Rng } from "../../random/rng.ts";
import { sample, type Weighted, weighted } from "../../random/weighted.ts";

/**
 * The state in which a resident of a state was born, by the table `births`; one word of the stream. Throws RangeError for a
 * state that is not in it.
 */
export function birthStates(tables: Tables): (rng: Rng, state: string) => string {
  const byState = once((): ReadonlyMap<string, Weighted<string>> => {
    const table = tables("births");
    const cells = table.texts("births");
    return new Map(
      table.texts("state").map((state, row) => {
        const shares = (cells[row] ?? "").split(" ").map((cell) => cell.split("*"));
        return [
          state,
          weighted(
            shares,
            ([, share]) => Number(share),
            ([from = ""]) => from,
          ),
        ];
      }),
    );
  });
  return (rng, state) => {
    const births = byState().get(state);
    if (births === undefined) throw new RangeError(`births.tsv lacks the state ${state}`);
    return sample(rng, births);
  };
}
