import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { rounded, russia as rowsOf } from "../source-rows.ts";

/**
 * Bearers over whom the names that are in no list are spread: as many as leave the first names the share in the whole
 * count that they have among all people, of whom one in seven bears a name of another people.
 */
const REST = 250_000;

/** From this rank on, a name stands also for others as rare. */
const TAIL = 4_000;

/** Family names in the masculine by community and weight. */
export function familyNames(): Tsv {
  return {
    header: ["community", "name", "weight"],
    rows: [
      ...russian(),
      ...tatar(),
      ...rowsOf("community-family-names")
        .filter((row) => row("community") !== "tatar")
        .map((row) => named(row("community"), row("name"), Number(row("weight")))),
    ],
  };
}

function russian(): readonly string[][] {
  const rows = rowsOf("family-names").map((row) => [row("name"), Number(row("bearers"))] as const);
  const tail = rows.slice(TAIL).reduce((sum, [, bearers]) => sum + bearers, 0);
  return rows.map(([name, bearers], rank) =>
    named("russian", name, (rank < TAIL ? bearers : (bearers * (tail + REST)) / tail) / 100),
  );
}

function tatar(): readonly string[][] {
  const counted = rowsOf("tatar-family-names").map((row) => named("tatar", row("name"), Number(row("bearers")) / 10));
  const names = new Set(counted.map(([, name]) => name));
  const others = rowsOf("community-family-names").filter(
    (row) => row("community") === "tatar" && !names.has(row("name")),
  );
  return [...counted, ...others.map((row) => named("tatar", row("name"), Number(row("weight"))))];
}

function named(community: string, name: string, weight: number): string[] {
  return [community, name, rounded(weight)];
}
