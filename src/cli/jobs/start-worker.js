// Starts worker.ts. JavaScript, so that the compile cache is in use before the first TypeScript is loaded: without it, a
// thread draws its first person after 0.4 instead of 0.2 seconds.
import "../../app/compile-cache.js";

await import("./worker.ts");
