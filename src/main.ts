import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

// People are text of many kinds to V8 (flat, joined, of one and of two bytes), and messages have many shapes. Code that
// may know four of them looks each up in a table; code that may know eight takes a tenth less time over a person.
setFlagsFromString("--max-valid-polymorphic-map-count=8");

// Half of the time to the first answer would go into compiling the same modules again. The cache fills itself, at the
// latest while installing; where it cannot be written nothing is lost but time.
enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/identikit", import.meta.url)));
await import("./program.ts");
