import { checkFacts } from "./facts.ts";
import { packTables } from "./pack.ts";

checkFacts(new URL("../../src/countries/", import.meta.url));
packTables(new URL("../../src/countries/", import.meta.url), new URL("../../dist/tables.bin", import.meta.url));
