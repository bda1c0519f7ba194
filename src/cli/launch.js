#!/usr/bin/env node
// Runs the command line with a Node that strips types: the current one from 24 on, else the one in the dependencies.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

if (Number.parseInt(process.versions.node, 10) >= 24) {
  // Before any TypeScript is loaded.
  await import("../app/compile-cache.js");
  await import("./main.ts");
} else runWith(dependency("node/bin/node"));

function runWith(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}

function dependency(path) {
  try {
    return createRequire(import.meta.url).resolve(path);
  } catch {
    console.error("identikit needs Node 24. npm install adds it, unless development dependencies are omitted.");
    process.exit(1);
  }
}
