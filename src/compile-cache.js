// Half of the time to the first answer would go into compiling the same modules again. The cache fills itself, at the
// latest while installing; where it cannot be written nothing is lost but time. JavaScript, so that `npm start` can load
// it before any TypeScript: main.ts then comes from the cache too, and what would strip its types is never loaded.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/identikit", import.meta.url)));
