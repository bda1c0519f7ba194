import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Half of the time to the first answer would go into compiling the same modules again. The cache fills itself, at the
// latest while installing; where it cannot be written nothing is lost but time.
enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/identikit", import.meta.url)));
await import("./program.ts");
