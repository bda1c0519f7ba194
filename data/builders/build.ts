import { writeFileSync } from "node:fs";
import { buildAll, buildCountry } from "./build-all.ts";

/** Rebuilds the tables of the countries that are named on the command line, or of all. */
const codes = process.argv.slice(2);
const texts = codes.length === 0 ? [...(await buildAll())] : (await Promise.all(codes.map(buildCountry))).flat();
for (const [file, text] of texts) writeFileSync(file, text);
