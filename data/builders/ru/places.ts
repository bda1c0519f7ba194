import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { customs } from "../../../src/countries/ru/customs.ts";
import { rounded, russia as rowsOf } from "../source-rows.ts";

/** Inhabitants from which a town stands for its own people only. */
const CITY = 50_000;

/** A small town stands for this many times its own people, at most. */
const MOST = 10;

/** Time zones that differ from the subject's, by the first index of a town. */
const otherZones: Readonly<Record<string, string>> = {
  "678530": "Asia/Vladivostok",
  "678790": "Asia/Srednekolymsk",
};

/**
 * Towns with the people for whom each stands: a city for its own, and the small towns of a subject for all others, who
 * live in settlements and villages that no free source lists with their indexes.
 */
export function places(): Tsv {
  const towns = rowsOf("towns");
  const people = new Map(rowsOf("states").map((row) => [row("abbreviation"), Number(row("population"))]));
  const inCities = new Map<string, number>();
  const inTowns = new Map<string, number>();
  for (const row of towns) {
    const own = Number(row("population"));
    const sums = own >= CITY ? inCities : inTowns;
    sums.set(row("state"), (sums.get(row("state")) ?? 0) + own);
  }
  return {
    header: ["city", "latin", "state", "population", "weight", "latitude", "longitude", "phones", "areas", "time_zone"],
    rows: towns.map((row) => {
      const state = row("state");
      const own = Number(row("population"));
      const others = (people.get(state) ?? 0) - (inCities.get(state) ?? 0);
      const factor = own >= CITY ? 1 : Math.min(MOST, Math.max(1, others / (inTowns.get(state) ?? 1)));
      return [
        row("name"),
        customs.latin(row("name")),
        state,
        row("population"),
        String(Math.round(own * factor)),
        rounded(Number(row("latitude"))),
        rounded(Number(row("longitude"))),
        row("area_code") || codes.get(state) || "",
        row("postal_codes").replaceAll("|", ";"),
        otherZones[row("postal_codes").slice(0, 6)] ?? "",
      ];
    }),
  };
}

/** The first digits of all area codes of a subject, for towns whose own code is not known. */
const codes: ReadonlyMap<string, string> = new Map(
  rowsOf("states").map((row) => [row("abbreviation"), row("area_code")]),
);
