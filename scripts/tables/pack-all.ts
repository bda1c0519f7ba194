import { checkFacts } from "./facts.ts";
import { packTables } from "./pack.ts";
import { packCountries } from "./pack-countries.ts";
import { packDerived } from "./pack-derived.ts";

const countries = new URL("../../src/countries/", import.meta.url);
const dist = new URL("../../dist/", import.meta.url);

checkFacts(countries);
packTables(countries, new URL("tables.bin", dist));
// These read the tables.
packDerived(new URL("derived.bin", dist));
packCountries(new URL("packed.bin", dist));
