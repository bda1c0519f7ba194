import { mixed, type Weighted } from "../../random/weighted.ts";
import type { Table } from "./tables.ts";

/** Birth year from which people have the communities of the younger. */
const YOUNGER = 1975;

/** The communities of a place, of those born before 1975 and of those born later. */
export interface Mix<Community> {
  readonly older: Weighted<Community>;
  readonly younger: Weighted<Community>;
}

/** Whether a birth year is one of the older: 1 January 1975 is the first day of the younger. */
export function isOlder(birthYear: number): boolean {
  return birthYear < YOUNGER;
}

/** The communities of those born in a year. */
export function ofCohort<Community>({ older, younger }: Mix<Community>, birthYear: number): Weighted<Community> {
  return isOlder(birthYear) ? older : younger;
}

/**
 * The mix of each place of a table with the columns `place`, `kind` (`older`, `younger`), `community` and `share`;
 * `communityOf` is called once for each community.
 */
export function mixesOf<Community>(
  table: Table,
  communityOf: (name: string) => Community,
): ReadonlyMap<string, Mix<Community>> {
  const [places, kinds, names] = [table.texts("place"), table.texts("kind"), table.texts("community")];
  const shares = table.numbers("share");
  const communities = new Map([...new Set(names)].map((name) => [name, communityOf(name)] as const));
  const mixOf = (rows: readonly number[], kind: string): Weighted<Community> =>
    mixed(
      rows.flatMap((row) => {
        const community = communities.get(names[row] ?? "");
        return community === undefined || kinds[row] !== kind ? [] : [[community, shares[row] ?? 0] as const];
      }),
    );
  const rowsOfPlaces = Map.groupBy(places.keys(), (row) => places[row] ?? "");
  return new Map(
    [...rowsOfPlaces].map(([place, rows]) => [place, { older: mixOf(rows, "older"), younger: mixOf(rows, "younger") }]),
  );
}
