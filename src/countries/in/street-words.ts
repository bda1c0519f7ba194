import { type Weighted, weighted } from "../../random/weighted.ts";
import { loadTables } from "../shared/load-tables.ts";
import { once } from "../shared/tables.ts";

const words = once((): ReadonlyMap<string, Weighted<string>> => {
  const table = loadTables("in")("streets");
  const [kinds, names, weights] = [table.texts("kind"), table.texts("street"), table.numbers("weight")];
  const rows = Map.groupBy(kinds.keys(), (row) => kinds[row] ?? "");
  const wordsIn = (members: readonly number[]): Weighted<string> =>
    weighted(
      members,
      (row) => weights[row] ?? 0,
      (row) => names[row] ?? "",
    );
  return new Map(
    [...rows].flatMap(([kind, members]) => {
      const all = [kind, wordsIn(members)] as const;
      if (!kind.startsWith("landmark-")) return [all];
      return [all, [`${kind}-town`, wordsIn(members.filter((row) => !ofVillages.test(names[row] ?? "")))] as const];
    }),
  );
});

/** Landmarks that only villages have. */
const ofVillages = /Panchayat|Village|Ration|Primary School|LP School|ZP School|Haat|Dairy/;

/**
 * The words of a kind with their weights. Landmarks include those of villages unless the kind ends with `-town`. Throws
 * RangeError if the table has none.
 */
export function wordsOf(kind: string): Weighted<string> {
  const found = words().get(kind);
  if (found === undefined) throw new RangeError(`streets.tsv has no ${kind}`);
  return found;
}
