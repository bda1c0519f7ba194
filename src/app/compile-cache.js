// Compiling the modules would take half of the time to the first response. The cache fills itself, at the latest during
// installation; where it cannot be written only that time is lost. JavaScript, so that `npm start` loads it before any
// TypeScript: main.ts then comes from the cache too, and the module that strips types is never loaded.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/identikit", import.meta.url)));
