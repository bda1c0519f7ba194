import { setFlagsFromString } from "node:v8";
import "./compile-cache.js";

// People are text of many kinds to V8 (flat, joined, of one and of two bytes), and messages have many shapes. Code that
// may know four of them looks each up in a table; code that may know eight takes a tenth less time over a person.
setFlagsFromString("--max-valid-polymorphic-map-count=8");

await import("./program.ts");
