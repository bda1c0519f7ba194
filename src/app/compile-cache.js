// Compiling the modules would take half of the time to the first response. The cache fills itself, at the latest during
// installation; where it cannot be written only that time is lost. JavaScript, which is loaded before any TypeScript.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/identikit", import.meta.url)));
