import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { canada as rowsOf } from "../source-rows.ts";
import { type Town, towns } from "./areas.ts";

/** The places with their area codes, time zones and forward sortation areas. */
export function places(): Tsv {
  const phones = new Map(
    rowsOf("area-codes-of-places").map((row) => [`${row("place")}|${row("province")}`, row("codes")]),
  );
  const codes = byPrefix("area-codes", "codes");
  // A town of that name and sorting area: there are others of the name.
  const ownZones = new Map(rowsOf("time-zones").map((row) => [`${row("prefixes")} ${row("place")}`, row("time_zone")]));
  const zones = byPrefix("time-zones", "time_zone");
  const all = [...towns(), ...northern()];
  const rows = all.map((town) => {
    const areas = [...town.people].sort(([, one], [, other]) => other - one);
    const first = areas[0]?.[0] ?? "";
    const population = areas.reduce((sum, [, people]) => sum + people, 0);
    return [
      town.name,
      town.province,
      String(Math.round(population)),
      phones.get(`${town.name}|${town.province}`) ?? codes(first),
      areas
        .map(([code, people]) => (areas.length === 1 ? code : `${code}*${Math.max(1, Math.round(people))}`))
        .join(";"),
      ownZones.get(`${first} ${town.name}`) ?? zones(first),
    ];
  });
  return {
    header: ["city", "state", "population", "phones", "areas", "time_zone"],
    rows,
  };
}

/** The towns of the territories; except the two capitals that have sorting areas, each has one code. */
function northern(): readonly Town[] {
  const villages = rowsOf("northern").map((row) => ({
    name: row("place"),
    province: row("province"),
    people: new Map([[row("code"), Number(row("population"))]]),
  }));
  return [
    { name: "Whitehorse", province: "YT", people: new Map([["Y1A", 28_201]]) },
    { name: "Yellowknife", province: "NT", people: new Map([["X1A", 20_340]]) },
    ...villages,
  ];
}

/** The cell of the longest prefix of a postal code that the file lists. */
function byPrefix(file: string, column: string): (code: string) => string {
  const cells = new Map(
    rowsOf(file)
      .filter((row) => file !== "time-zones" || row("place") === "")
      .flatMap((row) =>
        row("prefixes")
          .split(" ")
          .map((prefix) => [prefix, row(column)] as const),
      ),
  );
  return (code) => cells.get(code.slice(0, 3)) ?? cells.get(code.slice(0, 2)) ?? cells.get(code.slice(0, 1)) ?? "";
}
