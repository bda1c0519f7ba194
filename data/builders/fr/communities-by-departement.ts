import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { rounded, france as rowsOf } from "../source-rows.ts";
import { sumOf } from "../sums.ts";
import { type Commune, communes } from "./communes.ts";
import { regions } from "./places.ts";

/** The countries of birth in `immigrants-by-region` that stand for the families of a community. */
const countries: Readonly<Record<string, readonly string[]>> = {
  maghrebi: ["algeria", "morocco", "tunisia"],
  portuguese: ["portugal"],
  turkish: ["turkey"],
  "west-african": ["africa"],
};

/** A département: its inhabitants times how many families from abroad there are for one of the country. */
interface Departement {
  readonly code: string;
  readonly region: string;
  readonly families: number;
  readonly lift: number;
}

/**
 * How many times as common a community is in a département as in the country: as families from abroad are by
 * the own estimates, but that a region with counts of immigrants has its share of those of the community's countries.
 */
export function communitiesByDepartement(): Tsv {
  const lists = Map.groupBy(communes(), ({ departement }) => departement);
  const departements = rowsOf("departements").map((row): Departement => {
    const [code, lift] = [row("departement"), Number(row("abroad"))];
    const list = lists.get(code) ?? [];
    return { code, region: regions[list[0]?.region ?? ""] ?? "", families: lift * people(list), lift };
  });
  const all = people(communes());
  const rows = rowsOf("communities").flatMap((row) => {
    const community = row("community");
    const shares = sharesOf(countries[community] ?? []);
    const rest = 1 - sumOf(shares.values());
    const groups = Map.groupBy(departements, ({ region }) => (shares.has(region) ? region : ""));
    return departements.map(({ code, region, lift }) => {
      const group = groups.get(shares.has(region) ? region : "") ?? [];
      const share = shares.get(region) ?? rest;
      const ofGroup = sumOf(group.map(({ families }) => families));
      return [community, code, rounded((lift * share * all) / ofGroup, 3)];
    });
  });
  return { header: ["community", "region", "weight"], rows };
}

/** The shares of the immigrants from some countries who live in each region that has counts. */
function sharesOf(columns: readonly string[]): ReadonlyMap<string, number> {
  if (columns.length === 0) return new Map();
  const rows = rowsOf("immigrants-by-region");
  const counted = (row: (typeof rows)[number]): number => sumOf(columns.map((column) => Number(row(column))));
  const totals = new Map(rows.filter((row) => row("region") === "all").map((row) => [row("year"), counted(row)]));
  return new Map(
    rows
      .filter((row) => row("region") !== "all")
      .map((row) => [row("region"), counted(row) / (totals.get(row("year")) ?? 0)]),
  );
}

const people = (list: readonly Commune[]): number => sumOf(list.map(({ population }) => population));
