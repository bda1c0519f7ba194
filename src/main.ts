import "./app/compile-cache.js";

// Imported once the cache is enabled, so that all modules come from it.
const { runServer } = await import("./app/program.ts");
await runServer(process.argv.slice(2));
