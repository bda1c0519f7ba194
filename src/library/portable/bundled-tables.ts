import { invalidRequest } from "../../service/refusal.ts";
import type { Table, Tables } from "../../tables/table.ts";
import { perKey } from "../../text/memo.ts";
import { type TextTables, textTables } from "./text-tables.ts";

/** The columns of each table that are in a bundle's second module, and the field of a request that needs them. */
export type MovedColumns = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The tables of a bundle, to which a second module adds rarely used columns. */
export interface BundledTables {
  readonly tables: Tables;
  /** Called by the second module. */
  addTables(further: TextTables): void;
}

/** Reads the tables of a country's bundle. Columns of the second module are refused until it is imported. */
export function bundledTables(code: string, texts: TextTables, moved: MovedColumns): BundledTables {
  let further: Tables | undefined;
  const first = textTables(texts);
  const refuse = (field: string): never => {
    const message = `needs a separate module: import "identikit/countries/${code}/details"`;
    throw invalidRequest([{ field, message, reason: "UNKNOWN_VALUE" }]);
  };
  return {
    tables: perKey((name): Table => {
      const table = first(name);
      const of = (column: string): Table => {
        const field = moved[name]?.[column];
        return field === undefined ? table : (further?.(name) ?? refuse(field));
      };
      return {
        length: table.length,
        texts: (column) => of(column).texts(column),
        numbers: (column) => of(column).numbers(column),
        view: (column) => of(column).view(column),
        has: (column) => table.has(column) || moved[name]?.[column] !== undefined,
      };
    }),
    addTables(parts) {
      further = textTables(parts);
    },
  };
}
