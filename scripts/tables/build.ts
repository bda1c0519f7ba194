import { writeFileSync } from "node:fs";
import { buildAll } from "./build-all.ts";

for (const [file, text] of await buildAll()) writeFileSync(file, text);
