import { packTables } from "./pack.ts";

packTables(new URL("../../src/countries/", import.meta.url), new URL("../../dist/tables.bin", import.meta.url));
