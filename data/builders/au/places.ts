import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { australia as rowsOf } from "../source-rows.ts";
import { localities } from "./localities.ts";

/** Area codes by state, of places that are not in area-codes.tsv. */
const zones: Readonly<Record<string, string>> = {
  NSW: "2",
  ACT: "2",
  VIC: "3",
  TAS: "3",
  QLD: "7",
  SA: "8",
  WA: "8",
  NT: "8",
};

/** Time zones that differ from the state's. */
const otherZones: Readonly<Record<string, string>> = { "2880": "Australia/Broken_Hill" };

export function places(): Tsv {
  const acrossBorders = new Map(
    rowsOf("area-codes").flatMap((row) =>
      row("places")
        .split("|")
        .map((place) => [`${place}|${row("state")}`, row("code")]),
    ),
  );
  const all = localities();
  const rows = all.map((place) => {
    return [
      place.name,
      place.state,
      String(Math.round(place.population)),
      acrossBorders.get(`${place.name}|${place.state}`) ?? zones[place.state] ?? "",
      place.code,
      otherZones[place.code] ?? "",
    ];
  });
  return {
    header: ["city", "state", "population", "phones", "areas", "time_zone"],
    rows,
  };
}
