import { writeFileSync } from "node:fs";
import { apiPage } from "./api.ts";
import { countriesPage } from "./countries-page.ts";
import { rulesPage } from "./rules-page.ts";
import { schemaPage } from "./schema-page.ts";

const docs = new URL("../../docs/", import.meta.url);
writeFileSync(new URL("countries.md", docs), countriesPage());
writeFileSync(new URL("rules.md", docs), rulesPage());
writeFileSync(new URL("api.md", docs), apiPage());
writeFileSync(new URL("schema.md", docs), schemaPage());
