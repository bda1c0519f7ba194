/** Writes the rules of requests into the schema. */
import { readFileSync, writeFileSync } from "node:fs";
import { withRules } from "./proto/with-rules.ts";

const file = new URL("../proto/identity/v1/identity.proto", import.meta.url);
writeFileSync(file, withRules(readFileSync(file, "utf8")));
