import { countries } from "../../src/countries/index.ts";
import { derivations } from "../../src/person/places/derived.ts";
import { packColumns } from "./pack.ts";
import { replaceFile } from "./replace-file.ts";

/** Derives the tables of all countries into the file `to`. */
export function packDerived(to: URL): void {
  const tables = countries.flatMap((country) =>
    Object.entries(derivations).map(([name, derive]) => {
      const columns = Object.entries(derive(country)).map(([column, cells]) => [column, { cells }] as const);
      const length = columns[0]?.[1].cells.length ?? 0;
      return { country: country.code, name, length, columns: Object.fromEntries(columns) };
    }),
  );
  replaceFile(to, packColumns(tables));
}
