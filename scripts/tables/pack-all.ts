import { checkFacts } from "./facts.ts";
import { packTables } from "./pack.ts";
import { packCountries } from "./pack-countries.ts";

const countries = new URL("../../src/countries/", import.meta.url);
const dist = new URL("../../dist/", import.meta.url);

checkFacts(countries);
packTables(countries, new URL("tables.bin", dist));
// Reads the tables.
packCountries(new URL("packed.bin", dist));
