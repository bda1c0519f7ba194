import { writeFileSync } from "node:fs";
import { countriesPage } from "./countries-page.ts";

writeFileSync(new URL("../../docs/countries.md", import.meta.url), countriesPage());
