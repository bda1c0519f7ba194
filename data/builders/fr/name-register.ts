import { france as rowsOf } from "../source-rows.ts";

/**
 * Share of those born in each band of years who are adults below 91 today, from life tables: an estimate. The first is
 * of all born from 1931, of whom those before 1936 are older.
 */
const living = { "1931": 0.6, "1961": 0.95, "1981": 1 } as const;

/** Living bearers of each name of the register, as it is written there. */
export function bearers(): ReadonlyMap<string, number> {
  return new Map(
    rowsOf("family-names").map((row) => [
      row("name"),
      Object.entries(living).reduce((sum, [band, share]) => sum + share * Number(row(band)), 0),
    ]),
  );
}

/** Community of the names that are not `french`. */
export function communityOf(): ReadonlyMap<string, string> {
  return new Map(rowsOf("family-name-communities").map((row) => [row("name"), row("community")]));
}
