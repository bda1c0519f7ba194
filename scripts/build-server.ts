import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import "./check-proto.ts";
import { bundleServer, copyViewer } from "./package/server.ts";

/**
 * Holds the schema of RPC against `src/schema`, bundles the service and its health check into dist/server, and fills
 * the cache of what is compiled.
 */

const root = fileURLToPath(new URL("..", import.meta.url));
const target = join(root, "dist/server");
const program = join(target, "server.cjs");

rmSync(target, { recursive: true, force: true });
await bundleServer(root, "src/main.ts", program);
await bundleServer(root, "src/app/health-check.ts", join(target, "health-check.cjs"));
copyViewer(root, join(root, "dist/viewer"));
execFileSync(process.execPath, ["--import", join(root, "src/app/compile-cache.js"), program, "--help"], {
  stdio: "ignore",
});
