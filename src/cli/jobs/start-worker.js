// Starts worker.ts. JavaScript, so that the compile cache is in use before the first TypeScript is loaded.
import "../../app/compile-cache.js";

await import("./worker.ts");
