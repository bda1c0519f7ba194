import { loadTables } from "../../tables/load-tables.ts";
import { once, perList } from "../../text/memo.ts";
import type { Place } from "../place.ts";

export interface Departement {
  /** As in national ids: `01` to `95`, `2A`, `2B`, `20` for births in Corsica until 1975, `971` to `974`, `99` abroad. */
  readonly code: string;
  /** Empty overseas and abroad. */
  readonly state: string;
  readonly population: number;
  /** Commune numbers that INSEE has never attributed there: the first, and how many. */
  readonly first: number;
  readonly numbers: number;
  readonly order: number;
  /** Share of the people of French families whose family name is the département's own. */
  readonly local: number;
  /**
   * The community of the province's given names, or empty, and the share of people who bear one; overseas that of its
   * family names.
   */
  readonly province: string;
  readonly provincial: number;
}

export const departements = once((): ReadonlyMap<string, Departement> => {
  const table = loadTables("fr")("departements");
  const codes = table.texts("code");
  return new Map(
    codes.map((code, row) => {
      const number = (column: string): number => table.numbers(column)[row] ?? 0;
      const text = (column: string): string => table.texts(column)[row] ?? "";
      return [
        code,
        {
          code,
          state: text("state"),
          population: number("population"),
          first: number("first"),
          numbers: number("last") - number("first") + 1,
          order: number("order"),
          local: number("local"),
          province: text("province"),
          provincial: number("provincial") / 1000,
        },
      ];
    }),
  );
});

export const departementOf = perList(({ code }: Place): Departement => {
  const departement = departements().get(code.slice(0, 2));
  if (departement === undefined) throw new RangeError(`no département of the commune ${code}`);
  return departement;
});
