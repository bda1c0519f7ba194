import type { Tsv } from "../../scripts/tables/tsv.ts";
import type { Row } from "./source-rows.ts";

/** How the states of a country differ. */
interface Form {
  /** Before the abbreviations in ISO 3166-2. */
  readonly prefix: string;
  /** Of all states; else each row has its own. */
  readonly zone?: string;
  readonly latin?: (row: Row) => string;
  readonly population?: (row: Row) => string;
}

/** The table of states from rows that have their abbreviations and names. */
export function statesOf(rows: readonly Row[], { prefix, zone, latin, population }: Form): Tsv {
  return {
    header: ["abbreviation", "name", ...(latin ? ["latin"] : []), "subdivision", "population", "time_zone"],
    rows: rows.map((row) => [
      row("abbreviation"),
      row("name"),
      ...(latin ? [latin(row)] : []),
      `${prefix}-${row("abbreviation")}`,
      population?.(row) ?? row("population"),
      zone ?? row("time_zone"),
    ]),
  };
}
