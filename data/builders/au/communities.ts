import type { Tsv } from "../../../scripts/tables/tsv.ts";
import { commentedTsv, australia as rowsOf } from "../source-rows.ts";

/** Aboriginal people and Torres Strait Islanders in their own towns, in thousandths: an estimate. */
const FIRST_PEOPLES = 880;

/** Who lives in a town, in a neighbourhood, in a big city or elsewhere in a state, in thousandths by age. */
export function communities(): Tsv {
  const { header, rows } = commentedTsv("data/au/communities.tsv");
  const out = rows.flatMap(([place = "", kind = "", ...shares]) => {
    const others = shares.map((share, at) => [header[at + 2] ?? "", Number(share)] as const);
    const rest = 1000 - others.reduce((sum, [, share]) => sum + share, 0);
    return [["anglo", rest] as const, ...others]
      .filter(([, share]) => share > 0)
      .map(([community, share]) => [place, kind, community, String(share)]);
  });
  const own = rowsOf("first-peoples").flatMap((row) =>
    row("places")
      .split("; ")
      .flatMap((place) =>
        ["older", "younger"].flatMap((kind) => [
          [place, kind, row("community"), String(FIRST_PEOPLES)],
          [place, kind, "anglo", String(1000 - FIRST_PEOPLES)],
        ]),
      ),
  );
  return { header: ["place", "kind", "community", "share"], rows: [...out, ...own] };
}

/** The big cities by state; the others have the mix of their state. */
const cities: Readonly<Record<string, string>> = {
  NSW: "sydney",
  VIC: "melbourne",
  QLD: "brisbane",
  SA: "adelaide",
  WA: "perth",
};

/** The neighbourhood or big city of a postal code. */
export function neighbourhoods(): Tsv {
  const known = rowsOf("neighbourhoods").flatMap((row) =>
    row("postal_codes")
      .split(" ")
      .map((code) => [code, row("place")] as const),
  );
  const inCities = rowsOf("localities").flatMap((row) => {
    const city = row("capital") === "1" ? cities[row("state")] : undefined;
    // The Central Coast counts as Sydney, but its people do not differ from those of the coast.
    return city === undefined || /^22[5-6]/.test(row("postcode")) ? [] : [[row("postcode"), city] as const];
  });
  return { header: ["postal_code", "place"], rows: [...new Map([...inCities, ...known])].map((row) => [...row]) };
}
