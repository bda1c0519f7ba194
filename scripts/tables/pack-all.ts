import { checkFacts } from "./facts.ts";
import { packTables } from "./pack.ts";
import { packCountries } from "./pack-countries.ts";
import { packDerived } from "./pack-derived.ts";
import { withoutPoint } from "./points.ts";

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
