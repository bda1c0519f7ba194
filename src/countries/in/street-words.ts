import { type Weighted, weighted } from "../../random/weighted.ts";
import { loadTables } from "../shared/load-tables.ts";
import { once } from "../shared/tables.ts";

const words = once((): ReadonlyMap<string, Weighted<string>> => {
  const table = loadTables("in")("streets");
  const [kinds, names, weights] = [table.texts("kind"), table.texts("street"), table.numbers("weight")];
  const rows = Map.groupBy(kinds.keys(), (row) => kinds[row] ?? "");
  return new Map(
    [...rows].map(([kind, members]) => [
      kind,
      weighted(
        members,
        (row) => weights[row] ?? 0,
        (row) => names[row] ?? "",
      ),
    ]),
  );
});

/** The words of a kind with their weights. Throws RangeError if the table has none. */
export function wordsOf(kind: string): Weighted<string> {
  const found = words().get(kind);
  if (found === undefined) throw new RangeError(`streets.tsv has no ${kind}`);
  return found;
}
