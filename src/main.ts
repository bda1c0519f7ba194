import "./app/compile-cache.js";

// Imported once the cache is enabled, so that all modules come from it.
await import("./app/program.ts");
