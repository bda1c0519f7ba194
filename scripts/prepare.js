// Builds what `npm start` reads while packages are installed. JavaScript, because a Node that runs TypeScript is a
// development dependency.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

if (isInstalled("esbuild") && isInstalled("node/bin/node")) {
  // npm names the Node that runs it, which is the machine's own.
  const own = /node\/v(\S+)/.exec(process.env.npm_config_user_agent ?? "")?.[1] ?? process.versions.node;
  if (Number.parseInt(own, 10) < Number.parseInt(process.versions.node, 10))
    console.log(`This machine has Node ${own}: scripts run on Node ${process.versions.node}, the package "node".`);
  const { status } = spawnSync(process.execPath, [path("build.ts"), "service"], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} else if (!existsSync(path("../dist/server"))) {
  console.error(
    "identikit is built with its development dependencies: run npm ci --include=dev && npm prune --omit=dev.",
  );
  process.exitCode = 1;
}

function isInstalled(name) {
  try {
    return Boolean(createRequire(import.meta.url).resolve(name));
  } catch {
    return false;
  }
}
