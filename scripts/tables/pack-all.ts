import { checkFacts } from "./facts.ts";
import { packTables } from "./pack.ts";
import { packCountries } from "./pack-countries.ts";
import { packDerived } from "./pack-derived.ts";
import type { Tsv } from "./tsv.ts";

const countries = new URL("../../src/countries/", import.meta.url);
const dist = new URL("../../dist/", import.meta.url);

checkFacts(countries);
const tables = packTables(countries, new URL("tables.bin", dist));
for (const { country, name, table } of tables) {
  const towns = name === "places" ? withoutPoint(table) : [];
  if (towns.length > 0) console.log(`${country}: data/${country}/points.tsv has no point for ${towns.join(", ")}`);
}
// These read the tables.
packDerived(new URL("derived.bin", dist));
packCountries(new URL("packed.bin", dist));

/** The towns of a table of places that have neither a point of their own nor one of a postal code, with their states. */
function withoutPoint({ header, rows }: Tsv): readonly string[] {
  const [city, state, latitude, points] = ["city", "state", "latitude", "points"].map((column) =>
    header.indexOf(column),
  );
  return rows.flatMap((cells) =>
    cells[latitude ?? 0] === "" && cells[points ?? 0] === "" ? [`${cells[city ?? 0]} (${cells[state ?? 0]})`] : [],
  );
}
