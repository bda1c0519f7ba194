import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { roundedOrEmpty, france as rowsOf } from "../source-rows.ts";
import { type Commune, communes, departementNames } from "./communes.ts";
import { localFamilies } from "./local-families.ts";
import { regions } from "./places.ts";
import { writtenFamily } from "./written.ts";

/** New communes take the numbers after the highest: as many are left free. */
const MARGIN = 10;

/** Numbers from 990 on mean an unknown commune. */
const LAST = 989;

/** Inhabitants from which a town may register more than 999 births in a month. */
const BIG = 300_000;

/**
 * What names and national ids need of a département: `first` and `last` are commune numbers that INSEE has never
 * attributed there; `order` is the first order number that is used with them. 20 is Corsica until 1975, and birthplaces
 * elsewhere have no region.
 */
export function departements(): Tsv {
  const names = departementNames();
  const { excess } = localFamilies();
  const lists = Map.groupBy(communes(), ({ departement }) => departement);
  const own = new Map(rowsOf("departements").map((row) => [row("departement"), row]));
  const rows = [...lists].map(([code, list]) => {
    const row = own.get(code);
    const local = [...(excess.get(code)?.values() ?? [])].reduce((sum, share) => sum + share, 0);
    return [
      code,
      names.get(code) ?? "",
      regions[list[0]?.region ?? ""] ?? "",
      String(people(list)),
      String(firstFree(code)),
      String(LAST),
      String(list.some(({ population }) => population >= BIG) ? 500 : 1),
      // Corsica has the most rare names, which the register does not list: the listed ones stand for them.
      roundedOrEmpty(Math.max(local, Number(row?.("local"))), 4),
      row?.("community") ?? "",
      row?.("share") ?? "",
    ];
  });
  const corsica = ["20", "Corse", "COR", "1", String(firstFree("20")), String(LAST), "1", "", "", ""];
  const header = "code name state population first last order local province provincial".split(" ");
  return { header, rows: [...rows, corsica, ...elsewhere()] };
}

/** Birthplaces in the overseas départements and abroad, with how many natives of them live in the country. */
function elsewhere(): readonly (readonly string[])[] {
  return rowsOf("birthplaces-elsewhere").map((row) => [
    ...["code", "name"].map(row),
    "",
    ...["natives", "first", "last", "order"].map(row),
    "",
    row("community"),
    "",
  ]);
}

/** The first number that is free in the département; in Corsica and the Paris region numbers outlive a département. */
function firstFree(departement: string): number {
  const attributed = new Map(rowsOf("commune-numbers").map((row) => [row("departement"), row("attributed")]));
  const related = ["20", "2A", "2B"].includes(departement) ? ["20", "2A", "2B"] : [departement];
  const highest = related.flatMap((code) => (attributed.get(code) ?? "").split(/[ -]/).map(Number));
  return Math.max(...highest) + MARGIN + 1;
}

/** The family names that are a département's own, in 100,000 of those who bear one. */
export function familyNamesByDepartement(): Tsv {
  const rows = [...localFamilies().excess].flatMap(([code, names]) => {
    const sum = [...names.values()].reduce((all, share) => all + share, 0);
    return [...names].map(([name, share]) => [code, writtenFamily(name), roundedOrEmpty((100_000 * share) / sum)]);
  });
  return { header: ["region", "name", "weight"], rows: rows.filter(([, , weight]) => weight !== "") };
}

/** The communes of today's Hauts-de-Seine, Seine-Saint-Denis and Val-de-Marne that lay in Seine-et-Oise until 1967. */
export function seineEtOise(): Tsv {
  const rows = communes()
    .filter(({ code, former }) => /^9[234]/.test(code) && former.some((one) => one.startsWith("78")))
    .map(({ code }) => [code]);
  return { header: ["code"], rows };
}

function people(list: readonly Commune[]): number {
  return list.reduce((sum, { population }) => sum + population, 0);
}
