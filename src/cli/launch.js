#!/usr/bin/env node
// Runs the command line with a Node that reads TypeScript as it is: this one from 24 on, else the one among the dependencies.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

const cli = new URL("../cli.ts", import.meta.url);

if (Number.parseInt(process.versions.node, 10) >= 24) await import(cli.href);
else runWith(dependency("node/bin/node"));

function runWith(node) {
  const child = spawn(node, [fileURLToPath(cli), ...process.argv.slice(2)], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}

function dependency(path) {
  try {
    return createRequire(import.meta.url).resolve(path);
  } catch {
    console.error(
      "identikit needs Node 24; npm install brings it along unless told to leave development dependencies out.",
    );
    process.exit(1);
  }
}
