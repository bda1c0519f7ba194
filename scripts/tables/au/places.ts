import type { Tsv } from "../tsv.ts";
import { coordinatesOf } from "./coordinates.ts";
import { localities } from "./localities.ts";

/** Area codes by state. */
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
  const all = localities();
  const find = coordinatesOf(all);
  const rows = all.map((place) => {
    const [longitude, latitude] = find(place) ?? [];
    return [
      place.name,
      place.state,
      String(Math.round(place.population)),
      latitude === undefined ? "" : String(Number(latitude.toFixed(2))),
      longitude === undefined ? "" : String(Number(longitude.toFixed(2))),
      zones[place.state] ?? "",
      place.code,
      otherZones[place.code] ?? "",
    ];
  });
  return {
    header: ["city", "state", "population", "latitude", "longitude", "phones", "areas", "time_zone"],
    rows,
  };
}
